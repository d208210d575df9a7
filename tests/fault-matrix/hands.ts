import { page } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { passUntil, turn } from '../cart-model/clock.ts'
import type { Shop } from '../cart-model/shop.tsx'

/** As React hears it. */
function put(field: Element, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!
  set!.call(field, text)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** What a shopper finds by its words and does. Each waits until what it needs is there. */
export function handsOf({ LL, router, element }: Shop) {
  async function found(locator: Locator, what: string) {
    await passUntil(() => locator.query() !== null, what)
    return locator.element() as HTMLElement
  }
  const field = (label: string) => page.getByLabelText(label, { exact: true }).first()
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()

  async function press(name: string) {
    const pressed = await found(button(name), `a button «${name}»`)
    pressed.click()
    await turn()
  }

  async function type(label: string, text: string) {
    put(await found(field(label), `a field «${label}»`), text)
    await turn()
  }

  /** One of several choices, by the name of its group. */
  const choices = (group: string) => page.getByRole('group', { name: group, exact: true }).getByRole('radio')

  async function choose(group: string, at: number) {
    const choice = await found(choices(group).nth(at), `choice ${at} of «${group}»`)
    choice.click()
    await turn()
  }

  async function check(label: string) {
    const box = await found(field(label), `a box «${label}»`)
    box.click()
    await turn()
  }

  async function focus(label: string) {
    const focused = await found(field(label), `a field «${label}»`)
    focused.focus()
    await passUntil(() => focused.getAttribute('aria-expanded') !== 'false', `«${label}» open`)
  }

  async function attach(label: string, file: File) {
    const input = (await found(field(label), `a field «${label}»`)) as HTMLInputElement
    const held = new DataTransfer()
    held.items.add(file)
    input.files = held.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await passUntil(() => element.textContent.includes(file.name), file.name)
  }

  /** Nothing is awaited of the router: it would wait for a time that does not go by. */
  async function visit(path: string) {
    void router.navigate({ href: path })
    await passUntil(
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
    /** Overlays lie outside of the shop's own element. */
    sees: (text: string) => document.body.textContent.includes(text),
    isAt: (path: string) => router.state.location.pathname === path,
  }
}

export type Hands = ReturnType<typeof handsOf>
