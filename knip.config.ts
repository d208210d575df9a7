import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/browser-support/{oxlint.config,plugin}.ts',
        'build/inline-scripts/*.css',
        'render/entry.ts',
        'server/{main,worker}.ts',
        'scripts/bench/{floor/main.tsx,{backend,render-heap}-process.ts}',
        'mocks/server/node/{adapter,disk,write-pictures}.ts',
        'mocks/server/panel/mock-panel.ts',
        'visual.{config,mutations}.ts',
        /** Without nginx, Playwright's configuration leaves some out. */
        'e2e/deployed/*.journey.ts',
      ],
      playwright: { config: 'playwright{,.deployed}.config.ts' },
      project: [
        '{contracts,i18n,mocks,render,src,stories,tests,e2e,build,scripts,server,.storybook}/**/*.{ts,tsx,css,mdx}',
        '*.ts',
      ],
      /** Run by its path. */
      ignoreDependencies: ['es-check'],
    },
    visual: {
      entry: ['bench/{playwright.config,screenshots.spec}.ts', 'review/app/main.ts'],
      project: '**/*.{ts,css}',
      /** Read as a file, to be run in the page. */
      ignoreDependencies: ['axe-core'],
    },
  },
  ignore: ['i18n/i18n-*.ts'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: cssImports },
}

/** Fonts in style sheets count as uses of their package. */
function cssImports(text: string) {
  return [...text.matchAll(/url\(['"]?(?!data:)([^'")]+)/g)].map(([, path]) => `import '${path}'`).join('\n')
}

export default config
