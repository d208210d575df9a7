import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Passes a request on to who serves the built folder and the API on a machine without nginx. */
export async function proxyFiles(
  files: string,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url, headers } = message
  const passed = ask(files + url, { method, headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    passed.once('response', resolve).once('error', reject),
  )
  const [answer] = await Promise.all([answered, pipeline(message, passed)])
  response.writeHead(answer.statusCode!, answer.headers)
  await pipeline(answer, response)
}
