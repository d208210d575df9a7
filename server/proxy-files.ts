import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** The status that nginx logs of a client that left before the answer. */
const clientClosedRequest = 499

/** Passes a request on to who serves the built folder and the API on a machine without nginx. Returns the bytes of the body. */
export async function proxyFiles(
  files: string,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const { method, url, headers } = message
  const passed = ask(files + url, { method, headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    passed.once('response', resolve).once('error', reject),
  )
  let hasLeft = false
  let bytes = 0
  let answer: IncomingMessage | undefined
  response.once('close', () => {
    hasLeft = !response.writableFinished && !passed.errored && !answer?.errored
    if (hasLeft) passed.destroy()
  })
  try {
    ;[answer] = await Promise.all([answered, pipeline(message, passed)])
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
    response.writeHead(answer.statusCode!, answer.headers)
    await pipeline(answer, response)
  } catch (error) {
    if (!hasLeft) throw error
    if (!response.headersSent) response.statusCode = clientClosedRequest
  }
  return bytes
}
