/** Globs of what `dist` is built from. */
export const siteSources = {
  sources: ['{src,contracts,i18n,render,build,public}/**', 'index.html', 'vite.config.ts'],
  notBuilt: ['**/*.{test,stories}.{ts,tsx}', '**/*.md'],
}
