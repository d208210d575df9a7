import { page } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { formattersOf } from '#i18n/formatters.ts'
import { passUntil, turn } from './clock.ts'
import { locale } from './shop.tsx'
import type { Shop } from './shop.tsx'

const { digits } = formattersOf(locale)

const pressed = (button: Locator) => (button.element() as HTMLElement).click()
const isBusy = (button: Locator) => button.element().getAttribute('aria-disabled') === 'true'

/** As React hears it, letter by letter or at once. */
function typed(field: Element, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set!.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const entered = (field: Element) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))

type Line = { at: number; title: string }

/** What a shopper sees of the basket and can do to it, by roles and words. */
export function screenOf({ LL, router }: Shop) {
  const button = (name: string, within: Locator | typeof page = page) =>
    within.getByRole('button', { name, exact: true })
  const main = page.getByRole('main')
  const retry = button(LL.errors.retry(), main)
  const increase = button(LL.details.increase())
  const addButton = button(LL.cart.add()).first()
  const list = page.getByRole('list', { name: LL.cart.title(), exact: true })
  const code = LL.checkout.rebateCode

  const row = (at: number) => list.getByRole('listitem').nth(at)

  function lineAt(at: number) {
    const link = row(at).getByRole('link').first().element() as HTMLAnchorElement
    const field = row(at).getByRole('spinbutton').element() as HTMLInputElement
    return {
      at,
      item: Number(new URL(link.href).searchParams.get('item')),
      title: link.textContent,
      text: row(at).element().textContent,
      field,
      count: () => Number(field.getAttribute('aria-valuenow')),
    }
  }

  const lines = () =>
    list.query()
      ? list
          .getByRole('listitem')
          .elements()
          .map((_, at) => lineAt(at))
      : []

  /** The button of a line that is there; it stays the same however the count changes. */
  function buttonOf({ at, title }: Line, act: 'increase' | 'decrease' | 'remove') {
    return button(LL.cart[act]({ title }), row(at)).element() as HTMLElement
  }

  const heading = () => main.getByRole('heading', { level: 1 }).query()?.textContent
  const isEmpty = () => heading() === LL.cart.empty()
  const isFailure = (title: string | null | undefined) =>
    title === LL.errors.title() || title === LL.trouble.maintenance.title()
  const hasFailed = () => isFailure(heading())
  const isBasket = (title = heading()) =>
    title === LL.cart.title() || title === LL.cart.empty() || isFailure(title)

  /** Nothing is awaited of the router: it would wait for a time that does not go by. */
  const isThere = () => {
    const { status, location, resolvedLocation } = router.state
    return status === 'idle' && location.href === resolvedLocation?.href
  }

  /** What a product that went in is told by lies over the page. */
  function goOn() {
    const goOnShopping = button(LL.cart.continueShopping())
    if (goOnShopping.query()) pressed(goOnShopping)
  }

  async function openBasket() {
    goOn()
    void router.navigate({ to: '/basket' })
    await passUntil(() => isThere() && isBasket(), 'the basket')
  }

  async function openProduct(catLabel: string, productLabel: string, item: number) {
    goOn()
    void router.navigate({
      to: '/search/$catLabel/$productLabel',
      params: { catLabel, productLabel },
      search: { item },
    })
    await passUntil(() => isThere() && increase.query() !== null, 'the product')
  }

  const wanted = () => Number(page.getByRole('spinbutton').first().element().getAttribute('aria-valuenow'))

  /** Answers how many; none where the button still shows that an earlier press is under way. */
  async function add(more: number): Promise<number> {
    for (let left = more; left > 0; left--) {
      pressed(increase)
      await turn()
    }
    const count = wanted()
    const pressable = addButton.query() ? addButton : button(LL.details.addCount({ count }))
    if (isBusy(pressable)) return 0
    pressed(pressable)
    return count
  }

  async function type(field: Element, text: string) {
    typed(field, text)
    await turn()
    entered(field)
    await turn()
  }

  const methods = () =>
    page.getByRole('group', { name: LL.checkout.deliveryTitle(), exact: true }).getByRole('radio')
  const chosenDelivery = () => {
    const chosen = (methods().elements() as HTMLInputElement[]).find(({ checked }) => checked)
    return chosen ? Number(chosen.value) : null
  }

  /** False where there is nothing to choose, or it is chosen. */
  function choose(at: number): boolean {
    const choice = methods().elements()[at] as HTMLInputElement | undefined
    if (!choice || choice.checked) return false
    choice.click()
    return true
  }

  const codeField = page.getByRole('textbox', { name: code.label(), exact: true })

  async function applyCode(text: string): Promise<boolean> {
    const field = codeField.query()
    if (!field || isBusy(button(code.apply()))) return false
    typed(field, text)
    await turn()
    pressed(button(code.apply()))
    return true
  }

  const removeCode = button(code.remove())
  /** False where there is none. */
  function dropCode(): boolean {
    if (!removeCode.query()) return false
    pressed(removeCode)
    return true
  }

  const appliedCode = () =>
    removeCode.query() && removeCode.element().parentElement?.querySelector('[role=status]')?.textContent

  const undoOf = (title: string) => button(LL.checkout.undoNamed({ title }))
  const payable = () =>
    page.getByText(LL.checkout.payable(), { exact: true }).element().nextElementSibling?.textContent
  const isNamedAbove = (name: string) =>
    page.getByRole('banner').getByLabelText(name, { exact: true }).query() !== null

  return {
    LL,
    lines,
    buttonOf,
    isEmpty,
    hasFailed,
    retry: () => pressed(retry),
    openBasket,
    openProduct,
    add,
    type,
    choose,
    chosenDelivery,
    applyCode,
    dropCode,
    appliedCode,
    undoOf,
    payable,
    isNamedAbove,
    digits,
    codeIsRefused: () => codeField.query()?.getAttribute('aria-invalid') === 'true',
    isAtBasket: () => router.state.location.pathname === '/basket',
  }
}

export type Screen = ReturnType<typeof screenOf>
