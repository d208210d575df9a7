import { page } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { advanceUntil, nextTask } from '../cart-model/fake-clock.ts'
import type { Shop } from '../cart-model/shop.tsx'

/** React tracks `value` on the element and ignores events after a plain assignment. */
function setValue(field: Element, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!
  set!.call(field, text)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}

export function userOf({ LL, router, element }: Shop) {
  async function waitFor(locator: Locator, what: string) {
    await advanceUntil(() => locator.query() !== null, what)
    return locator.element() as HTMLElement
  }
  const field = (label: string) => page.getByLabelText(label, { exact: true }).first()
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()

  async function press(name: string) {
    const target = await waitFor(button(name), `a button «${name}»`)
    target.click()
    await nextTask()
  }

  async function type(label: string, text: string) {
    setValue(await waitFor(field(label), `a field «${label}»`), text)
    await nextTask()
  }

  const choices = (group: string) => page.getByRole('group', { name: group, exact: true }).getByRole('radio')

  async function choose(group: string, at: number) {
    const choice = await waitFor(choices(group).nth(at), `choice ${at} of «${group}»`)
    choice.click()
    await nextTask()
  }

  async function check(label: string) {
    const box = await waitFor(field(label), `a box «${label}»`)
    box.click()
    await nextTask()
  }

  async function focus(label: string) {
    const focused = await waitFor(field(label), `a field «${label}»`)
    focused.focus()
    await advanceUntil(() => focused.getAttribute('aria-expanded') !== 'false', `«${label}» open`)
  }

  async function attach(label: string, file: File) {
    const input = (await waitFor(field(label), `a field «${label}»`)) as HTMLInputElement
    const held = new DataTransfer()
    held.items.add(file)
    input.files = held.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await advanceUntil(() => element.textContent.includes(file.name), file.name)
  }

  /** Polled, because a promise of the router would wait for the fake clock. */
  async function visit(path: string) {
    void router.navigate({ href: path })
    await advanceUntil(
      () => router.state.status === 'idle' && router.state.resolvedLocation?.href === path,
      path,
    )
  }

  const valueOf = (label: string) => (field(label).query() as HTMLInputElement | null)?.value
  const isChecked = (label: string) => (field(label).query() as HTMLInputElement | null)?.checked === true
  const isChosen = (group: string, at: number) =>
    (choices(group).nth(at).query() as HTMLInputElement | null)?.checked === true

  return {
    LL,
    press,
    type,
    choose,
    check,
    focus,
    attach,
    visit,
    valueOf,
    isChecked,
    isChosen,
    countOf: (label: string) =>
      Number(
        page.getByRole('spinbutton', { name: label, exact: true }).query()?.getAttribute('aria-valuenow'),
      ),
    hasButton: (name: string) => button(name).query() !== null,
    isPressed: (name: string) => button(name).query()?.getAttribute('aria-pressed') === 'true',
    sees: (text: string) => document.body.textContent.includes(text),
    isAt: (path: string) => router.state.location.pathname === path,
  }
}

export type User = ReturnType<typeof userOf>
