import type { CDPSession } from '@playwright/test'

export type ErrorLog = {
  list(): string[]
  clear(): void
}

/** Without its stack, and short enough for a line of the report. */
export const errorLine = (text: string) => text.split('\n')[0]!.slice(0, 300)

/** Uses CDP: its events keep the order of its replies, while Playwright's arrive late, in the next story. */
export async function watchErrors(cdp: CDPSession): Promise<ErrorLog> {
  let errors: string[] = []
  const add = (text: string) => void errors.push(errorLine(text))
  cdp.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type !== 'error') return
    add(args.map(({ value, description }) => String(value ?? description ?? '')).join(' '))
  })
  cdp.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) =>
    add(exception?.description ?? text),
  )
  cdp.on('Log.entryAdded', ({ entry }) => {
    if (entry.level !== 'error') return
    add(entry.text.includes('net::') ? `${entry.text} ${entry.url}` : entry.text)
  })
  await cdp.send('Runtime.enable')
  await cdp.send('Log.enable')
  return {
    list: () => [...new Set(errors)].toSorted(),
    clear() {
      errors = []
    },
  }
}
