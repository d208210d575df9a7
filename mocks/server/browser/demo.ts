import { isMocked } from '../answer.ts'
import { scenarioRedirect } from '../enter.ts'
import type { SendRequest } from './mock-fetch.ts'
import { patchFetch } from './mock-fetch.ts'
import { persistedShop } from './persisted-shop.ts'

async function showServerPage(ask: SendRequest, request: Request): Promise<void> {
  const response = await ask(request)
  const location = response.headers.get('location')
  if (location !== null) return window.location.assign(location)
  const html = await response.text()
  document.open()
  document.write(html)
  document.close()
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    void showServerPage(ask, requestOf(event))
  })
}

function requestOf({ target, submitter }: SubmitEvent): Request {
  const form = target as HTMLFormElement
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  return new Request(form.action, { method: 'POST', body: new URLSearchParams(fields) })
}

/** Runs the mock server in this page. False for its own pages (payment) and for `?scenario=` redirects. */
export async function openDemo(): Promise<boolean> {
  const ask = persistedShop()
  const url = new URL(window.location.href)
  const redirect = scenarioRedirect(url)
  if (isMocked(url.pathname)) await showServerPage(ask, new Request(url))
  else if (redirect !== null) window.location.replace(redirect)
  else {
    patchFetch(ask)
    return true
  }
  return false
}
