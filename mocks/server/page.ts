/** Where the mock server keeps the font of its own pages; only the Node adapter has it. */
export const fontPath = '/__mock/vazirmatn.woff2'

export const fontFace = `@font-face { font-family: Vazirmatn; src: url(${fontPath}); font-weight: 100 900; unicode-range: U+0600-06FF, U+200C-200E }`

/** The developer panel: its element, the module that fills it, and where the modules are; only the Node adapter has them. */
export const panelElement = 'mock-panel'
export const panelFolder = '/__mock/panel/'
export const panelModule = `${panelFolder}mock-panel.ts`
