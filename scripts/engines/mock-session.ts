type BrowserState = {
  cookies: Record<string, string | null>
  localStorage: Record<string, string | null>
}

export type MockSession = { browser: BrowserState; problems(): Promise<string[]> }

/** Through the control plane of the mock server: docs/mocks.md. */
export async function openSession(
  shop: string,
  id: string,
  scenario: readonly string[],
): Promise<MockSession> {
  const send = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(shop + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The mock server answered ${response.status} to ${path}.`)
    return response.json()
  }
  const { browser } = (await send('/__mock/session', { id, scenario })) as { browser: BrowserState }
  return {
    browser,
    async problems() {
      const record = (await send(`/__mock/session/${id}`)) as { violations: unknown[]; unhandled: unknown[] }
      return [...record.violations, ...record.unhandled].map((one) => JSON.stringify(one))
    },
  }
}
