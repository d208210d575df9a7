import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Run by npm before and after `npm pack`: Node strips no types inside `node_modules`, so the tarball has JavaScript, and
 * its `package.json` leads there. In the repository it leads to the sources.
 */
const folder = import.meta.dirname
const manifest = join(folder, 'package.json')

function editManifest(edit: (text: string) => string) {
  writeFileSync(manifest, edit(readFileSync(manifest, 'utf8')))
}

function compile() {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.build.json')], { stdio: 'inherit' })
  for (const file of globSync('review/**/*.css', { cwd: folder }))
    cpSync(join(folder, file), join(folder, 'dist', file))
}

if (process.argv.includes('--undo'))
  editManifest((text) => text.replaceAll(/"\.\/dist\/([^"]+)\.js"/g, '"./$1.ts"'))
else {
  compile()
  editManifest((text) => text.replaceAll(/"\.\/(?!dist\/)([^"]+)\.ts"/g, '"./dist/$1.js"'))
}
