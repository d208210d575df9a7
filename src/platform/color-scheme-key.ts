/** One key for the chosen scheme, read by the theme and, before the first paint, by `index.html`. */
export const colorSchemeKey = 'zarrin-color-scheme'
