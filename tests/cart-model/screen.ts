import { page } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { formattersOf } from '#i18n/formatters.ts'
import { lineName } from '#src/features/checkout/cart-messages.ts'
import { advanceUntil, nextTask } from './fake-clock.ts'
import { locale } from './shop.tsx'
import type { Shop } from './shop.tsx'

const { digits } = formattersOf(locale)

const click = (button: Locator) => (button.element() as HTMLElement).click()
const isBusy = (button: Locator) => button.element().getAttribute('aria-disabled') === 'true'

/** React tracks `value` on the element and ignores events after a plain assignment. */
function setValue(field: Element, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set!.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const pressEnter = (field: Element) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))

type Line = { at: number; title: string; variant: string }

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
      variant: link.nextElementSibling!.textContent,
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

  function buttonOf(line: Line, act: 'increase' | 'decrease' | 'remove') {
    const title = lineName(line, lines())
    return button(LL.cart[act]({ title }), row(line.at)).element() as HTMLElement
  }

  const heading = () => main.getByRole('heading', { level: 1 }).query()?.textContent
  const isEmpty = () => heading() === LL.cart.empty()
  const isFailure = (title: string | null | undefined) =>
    title === LL.errors.title() || title === LL.trouble.maintenance.title()
  const hasFailed = () => isFailure(heading())
  const isCartPage = (title = heading()) =>
    title === LL.cart.title() || title === LL.cart.empty() || isFailure(title)

  /** Polled, because a promise of the router would wait for the fake clock. */
  const isNavigationIdle = () => {
    const { status, location, resolvedLocation } = router.state
    return status === 'idle' && location.href === resolvedLocation?.href
  }

  /** The dialog after an add covers the page. */
  function closeAddedDialog() {
    const continueShopping = button(LL.cart.continueShopping())
    if (continueShopping.query()) click(continueShopping)
  }

  async function openCart() {
    closeAddedDialog()
    void router.navigate({ to: '/basket' })
    await advanceUntil(() => isNavigationIdle() && isCartPage(), 'the cart')
  }

  async function openProduct(catLabel: string, productLabel: string, item: number) {
    closeAddedDialog()
    void router.navigate({
      to: '/search/$catLabel/$productLabel',
      params: { catLabel, productLabel },
      search: { item },
    })
    await advanceUntil(() => isNavigationIdle() && increase.query() !== null, 'the product')
  }

  const enteredCount = () =>
    Number(page.getByRole('spinbutton').first().element().getAttribute('aria-valuenow'))

  async function add(more: number): Promise<number> {
    for (let left = more; left > 0; left--) {
      click(increase)
      await nextTask()
    }
    const count = enteredCount()
    const pressable = addButton.query() ? addButton : button(LL.details.addCount({ count }))
    if (isBusy(pressable)) return 0
    click(pressable)
    return count
  }

  async function type(field: Element, text: string) {
    setValue(field, text)
    await nextTask()
    pressEnter(field)
    await nextTask()
  }

  const methods = () =>
    page.getByRole('group', { name: LL.checkout.deliveryTitle(), exact: true }).getByRole('radio')
  const chosenDelivery = () => {
    const chosen = (methods().elements() as HTMLInputElement[]).find(({ checked }) => checked)
    return chosen ? Number(chosen.value) : null
  }

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
    setValue(field, text)
    await nextTask()
    click(button(code.apply()))
    return true
  }

  const removeCode = button(code.remove())
  function dropCode(): boolean {
    if (!removeCode.query()) return false
    click(removeCode)
    return true
  }

  const appliedCode = () =>
    removeCode.query() && removeCode.element().parentElement?.querySelector('[role=status]')?.textContent

  const walletBox = page.getByRole('checkbox', { name: LL.checkout.fromWallet.use(), exact: true })
  const isFromWallet = () => (walletBox.query() as HTMLInputElement | null)?.checked === true
  function toggleWallet(): boolean {
    const box = walletBox.query() as HTMLInputElement | null
    box?.click()
    return box !== null
  }
  const amountBeside = (title: string) =>
    page.getByText(title, { exact: true }).query()?.nextElementSibling?.textContent ?? null

  const undoOf = (title: string) => button(LL.checkout.undoNamed({ title }))
  const payable = () =>
    page.getByText(LL.checkout.payable(), { exact: true }).element().nextElementSibling?.textContent
  const isInHeader = (name: string) =>
    page.getByRole('banner').getByLabelText(name, { exact: true }).query() !== null

  return {
    LL,
    lines,
    buttonOf,
    isEmpty,
    hasFailed,
    retry: () => click(retry),
    openCart,
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
    isInHeader,
    digits,
    isFromWallet,
    offersWallet: () => walletBox.query() !== null,
    toggleWallet,
    walletPart: () => amountBeside(LL.checkout.fromWallet.part()),
    remaining: () => amountBeside(LL.checkout.fromWallet.remaining()),
    codeIsRefused: () => codeField.query()?.getAttribute('aria-invalid') === 'true',
    isAtCart: () => router.state.location.pathname === '/basket',
  }
}

export type Screen = ReturnType<typeof screenOf>
