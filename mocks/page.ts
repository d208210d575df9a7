/** Where the mock server keeps the font of its own pages; only the Node adapter has it. */
export const fontPath = '/__mock/vazirmatn.woff2'

export const fontFace = `@font-face { font-family: Vazirmatn; src: url(${fontPath}); font-weight: 100 900; unicode-range: U+0600-06FF, U+200C-200E }`
