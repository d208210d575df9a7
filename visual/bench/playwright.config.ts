import { defineConfig } from '@playwright/test'
import { loadConfig } from '../config.ts'

const { launch } = await loadConfig(process.cwd())
const folder = process.env.VISUAL_BENCH_FOLDER!

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: `${folder}/results`,
  snapshotPathTemplate: `${folder}/snapshots/{arg}{ext}`,
  fullyParallel: true,
  workers: Number(process.env.VISUAL_BENCH_WORKERS),
  reporter: [['json', { outputFile: `${folder}/report.json` }]],
  use: { launchOptions: await launch() },
})
