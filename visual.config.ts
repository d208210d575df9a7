import { pinnedBrowser } from './scripts/browser.ts'
import type { VisualConfig } from './visual/config.ts'

const config: VisualConfig = {
  storybook: 'storybook-static',
  build: 'npm run build:storybook',
  base: 'main',
  changes: {
    preview: '.storybook/preview.tsx',
    everything: [
      '.storybook/**',
      'package-lock.json',
      'visual/**',
      'visual.config.ts',
      'src/{tokens,global}.css',
      'i18n/**',
      'public/**',
      '**/*.{woff2,svg}',
    ],
    nothing: [
      '**/*.md',
      'package.json',
      '**/*.test.{ts,tsx}',
      '{e2e,scripts,.github,.ci,visual/{baselines,approvals}}/**',
      '{playwright,vitest,oxlint,knip,vite}*.config.ts',
    ],
  },
  baselines: 'visual/baselines',
  report: 'visual-report',
  standIns: [{ prefix: '/api/pictures/', file: 'stories/visual-picture.svg' }],
  launch: pinnedBrowser,
}

export default config
