/** Served by the Node adapter only. */
export const fontPath = '/__mock/vazirmatn.woff2'

export const fontFace = `@font-face { font-family: Vazirmatn; src: url(${fontPath}); font-weight: 100 900; unicode-range: U+0600-06FF, U+200C-200E }`

export const panelElement = 'mock-panel'
export const panelFolder = '/__mock/panel/'
export const panelModule = `${panelFolder}mock-panel.ts`
