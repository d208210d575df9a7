import { http } from './msw.ts'
import { fontFace, panelElement, panelModule } from './page.ts'
import { htmlReply } from './replies.ts'

const style = `${fontFace}
:root { color-scheme: light dark; background: light-dark(#fbf9f4, #15140f) } body { margin: 0 }`

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Mock server</title><style>${style}</style>
<${panelElement} page></${panelElement}><script type="module" src="${panelModule}"></script></html>`

export const panelHandlers = [http.get('/__mock', () => htmlReply(page))]
