import { http } from './msw.ts'
import { panelPage } from './panel.ts'
import { callerFrom } from './caller.ts'
import { htmlReply } from './replies.ts'
import { sessionOf } from './session.ts'

export const panelHandlers = [
  http.get('/__mock', ({ request }) => htmlReply(panelPage(sessionOf(callerFrom(request).sessionId)))),
]
