/** A client of the W3C WebDriver protocol: https://www.w3.org/TR/webdriver2/. */
export type WebDriver = {
  post(command: string, body?: object): Promise<unknown>
  get(command: string): Promise<unknown>
  delete(command: string): Promise<unknown>
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export async function newSession(server: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = (await send('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string }
  const address = (command: string) => `${server}/session/${sessionId}${command && `/${command}`}`
  return {
    post: (command, body = {}) => send('POST', address(command), body),
    get: (command) => send('GET', address(command)),
    delete: (command) => send('DELETE', address(command)),
  }
}

export async function typeInto(driver: WebDriver, text: string): Promise<void> {
  const active = (await driver.get('element/active')) as Record<string, string>
  await driver.post(`element/${active[elementKey]}/value`, { text })
}

export const pressKey = (driver: WebDriver, value: string) =>
  driver.post('actions', {
    actions: [
      {
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      },
    ],
  })

export const clickAt = (driver: WebDriver, x: number, y: number) =>
  driver.post('actions', {
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ],
  })

/** `execute/async`, since not every driver awaits a promise. */
export async function evaluate(driver: WebDriver, body: string): Promise<unknown> {
  const script = `const done = arguments[0]
    ;(async () => {${body}})().then((value) => done({ value }), (error) => done({ error: String(error) }))`
  const { value, error } = (await driver.post('execute/async', { script, args: [] })) as {
    value?: unknown
    error?: string
  }
  if (error !== undefined) throw new Error(error)
  return value
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: { error: string; message: string } }
  if (!response.ok)
    throw new Error(`The driver answered to ${new URL(url).pathname}: ${value.error} ${value.message}`)
  return value
}
