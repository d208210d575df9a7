import type { CDPSession } from '@playwright/test'

export type Errors = {
  /** The first line of each that was logged or thrown since `forget`: sorted, each once. */
  logged(): string[]
  forget(): void
}

/** Over the protocol, whose events come in the order of its answers: Playwright's own come later, to the next story. */
export async function watchErrors(cdp: CDPSession): Promise<Errors> {
  let errors: string[] = []
  const add = (text: string) => void errors.push(text.split('\n')[0]!.slice(0, 300))
  cdp.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type !== 'error') return
    add(args.map(({ value, description }) => String(value ?? description ?? '')).join(' '))
  })
  cdp.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) =>
    add(exception?.description ?? text),
  )
  cdp.on('Log.entryAdded', ({ entry }) => {
    if (entry.level === 'error') add(entry.text)
  })
  await cdp.send('Runtime.enable')
  await cdp.send('Log.enable')
  return {
    logged: () => [...new Set(errors)].toSorted(),
    forget() {
      errors = []
    },
  }
}
