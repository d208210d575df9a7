/** Local storage key; `index.html` reads it before the first paint. */
export const colorSchemeKey = 'zarrin-color-scheme'
