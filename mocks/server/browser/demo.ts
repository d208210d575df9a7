import { isMocked } from '../answer.ts'
import { entranceOf } from '../enter.ts'
import type { Ask } from './fetch.ts'
import { answerFetch } from './fetch.ts'
import { keptShop } from './kept.ts'

/** Shows what the mock server has at an address, in place of the page that a static server gave. */
async function show(ask: Ask, request: Request): Promise<void> {
  const response = await ask(request)
  const location = response.headers.get('location')
  if (location !== null) return window.location.assign(location)
  const html = await response.text()
  document.open()
  document.write(html)
  document.close()
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    void show(ask, requestOf(event))
  })
}

function requestOf({ target, submitter }: SubmitEvent): Request {
  const form = target as HTMLFormElement
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  return new Request(form.action, { method: 'POST', body: new URLSearchParams(fields) })
}

/**
 * Makes this page its own mock server, for a shop that is nothing but files. False where no shop is to open: at an
 * address of the server itself, like its payment page, and on the way into the world of `?scenario=`.
 */
export async function openDemo(): Promise<boolean> {
  const ask = keptShop()
  const here = new URL(window.location.href)
  const entrance = entranceOf(here)
  if (isMocked(here.pathname)) await show(ask, new Request(here))
  else if (entrance !== null) window.location.replace(entrance)
  else {
    answerFetch(ask)
    return true
  }
  return false
}
