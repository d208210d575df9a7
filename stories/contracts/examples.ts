import type { ProductCard } from '#contracts/catalogue.ts'
import { Envelope, parsePayload } from '#contracts/envelope.ts'
import { callNames } from '#contracts/registry.ts'
import { endpointOf } from '#contracts/verify/call-properties.ts'
import type { CallInput, CallName, CallOutput } from '#contracts/registry.ts'
import { buildRequest } from '#contracts/verify/http-request.ts'
import type { HttpRequest } from '#contracts/wire.ts'

export type Example = { request: HttpRequest; answer: Envelope }
export type Examples = Partial<Record<string, Example>>

type Ask = <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>

const mobile = '09121234567'
const code = '12345'
const person = { fullName: 'Sara Mohammadi', mobile }
const cv = { name: 'cv.pdf', type: 'application/pdf', content: 'JVBERi0xLjcK' } as const
const letter = 'Do you send copper pots as large as 40 cm to Yazd?'

/** Rejects on a failed or missing call. Stops on abort: the mock state may already belong to another story. */
export async function recordExamples(signal: AbortSignal): Promise<Examples> {
  const examples: Examples = {}
  const ask: Ask = async (name, input) => {
    const request = buildRequest(name, input)
    const answer = await fetchEnvelope(request, signal)
    const payload = parsePayload(endpointOf(name), answer)
    if (!answer.isSuccess || !payload.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    examples[name] ??= { request, answer }
    return payload.output as CallOutput<typeof name>
  }
  const { id, productItemId } = await browse(ask)
  const cartId = await ask('add', { uniqueId: null, productItemId, count: 2 })
  const { shareId } = await ask('shareCart', { uniqueId: cartId })
  await ask('sharedCart', { shareId })
  const uniqueId = await signIn(ask, cartId)
  await like(ask, id)
  await makeLists(ask, productItemId)
  await waitForLess(ask, productItemId)
  await turnPushOnAndOff(ask)
  await editAccount(ask)
  await fillCart(ask, uniqueId)
  const parentOrderId = await order(ask, uniqueId)
  await orderMore(ask, productItemId, parentOrderId)
  await topUpWallet(ask)
  await changeOrder(ask, parentOrderId)
  await sendBack(ask)
  await signOutElsewhere(ask)
  await review(ask, id, productItemId)
  await sendForms(ask)
  await readLetters(ask)
  await register(ask)
  const missing = callNames.filter((name) => !examples[name])
  if (missing.length > 0) throw new Error(`No example of ${missing.join(', ')}`)
  return examples
}

async function fetchEnvelope({ method, path, body }: HttpRequest, signal: AbortSignal): Promise<Envelope> {
  const language = { 'Accept-Language': document.documentElement.lang }
  const response = await fetch(path, { method, body, headers: language, signal })
  return Envelope.parse(await response.json())
}

async function browse(ask: Ask): Promise<ProductCard> {
  await ask('category', { ParentId: 42, Active: true, SortBy: 0 })
  const filter = { category: 'copper', inStock: true, sort: 'popular', pageSize: 2 } as const
  const card = (await ask('products', filter)).products[0]!
  await ask('product', { catLabel: card.catLabel, label: card.label })
  await ask('suggest', { text: 'kashan' })
  await ask('alsoBought', { productId: card.id })
  const [city] = await ask('deliveryCities', {})
  await ask('deliveryEstimate', { cityId: city!.id, productItemId: card.productItemId })
  const { kind, label: entry } = (await ask('contentList', { kind: 'blogs', page: 1 })).entries[0]!
  await ask('contentEntry', { kind, label: entry })
  return card
}

async function signIn(ask: Ask, cartCode: string): Promise<string> {
  await ask('userDetail', { mobile })
  await ask('otp', { mobile })
  await ask('checkOtp', { mobile, code })
  const session = await ask('login', { mobile, code, cartCode })
  await ask('user', {})
  await ask('refresh', {})
  return session.cartCode ?? cartCode
}

async function like(ask: Ask, id: number) {
  await ask('like', { id, liked: true })
  await ask('likes', {})
}

async function makeLists(ask: Ask, productItemId: number) {
  const { id } = await ask('saveList', { name: 'Wedding' })
  await ask('setListItem', { id, productItemId, isListed: true })
  const { shareId } = await ask('shareList', { id, isShared: true, showsOwner: true })
  await ask('lists', {})
  await ask('list', { id })
  await ask('sharedList', { shareId: shareId! })
  await ask('deleteList', { id })
}

async function waitForLess(ask: Ask, productItemId: number) {
  const { id } = await ask('subscribe', { productItemId, kind: 'cheaper' })
  await ask('subscriptions', {})
  await ask('unsubscribe', { id })
}

async function turnPushOnAndOff(ask: Ask) {
  const endpoint = 'https://push.example/send/d5f3a1'
  await ask('pushSubscribe', { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } })
  await ask('pushSubscriptions', {})
  await ask('pushUnsubscribe', { endpoint })
}

async function editAccount(ask: Ask) {
  await ask('updateUser', { firstName: 'Sara', lastName: 'Mohammadi' })
  await ask('changePassword', { code, password: 'saffron-and-tea' })
  const garden = { title: 'Garden', province: 'Yazd', city: 'Taft', street: 'Pomegranate Lane 3' }
  const address = {
    ...garden,
    recipient: person.fullName,
    mobile,
    postalCode: '8991234567',
    isDefault: false,
  }
  const { id } = await ask('saveAddress', address)
  await ask('deleteAddress', { id })
}

/** Each sign-in here is a device, since it gets tokens of its own. */
async function signOutElsewhere(ask: Ask) {
  await ask('login', { mobile, code })
  const devices = await ask('devices', {})
  await ask('signOutDevice', { id: devices.find(({ isCurrent }) => !isCurrent)!.id })
  await ask('signOutOtherDevices', {})
  await ask('dataExport', {})
  await ask('exportedData', {})
  await ask('requestDataExport', {})
  await ask('deletionTerms', {})
}

async function fillCart(ask: Ask, uniqueId: string) {
  await ask('none', { uniqueId })
  const [delivery] = await ask('getDelivery', { uniqueId })
  await ask('setDelivery', { uniqueId, deliveryId: delivery!.id })
  const [address] = await ask('addresses', {})
  await ask('setAddress', { uniqueId, addressId: address!.id })
  await ask('removeAddress', { uniqueId })
  await ask('setRebate', { uniqueId, rebateCode: 'ZARRIN10' })
  await ask('removeRebate', { uniqueId })
  await ask('setBonus', { uniqueId })
  await ask('removeBonus', { uniqueId })
  const [merchant] = await ask('merchants', {})
  await ask('setMerchant', { uniqueId, merchantId: merchant!.id })
  await ask('setReserve', { uniqueId, wantsReserve: true })
  await ask('getCart', { uniqueId })
  await ask('getCartCount', { uniqueId })
}

async function order(ask: Ask, uniqueId: string): Promise<string> {
  const { productOrderId: id, paymentId } = await ask('setOrder', { uniqueId, orderKind: 'online' })
  await ask('order', { id })
  await ask('orders', {})
  await ask('reserve', { id })
  await ask('payment', { paymentId: paymentId! })
  return id
}

async function orderMore(ask: Ask, productItemId: number, parentOrderId: string) {
  const uniqueId = await ask('add', { uniqueId: null, productItemId, count: 1 })
  await ask('setParentOrderId', { uniqueId, parentOrderId })
  await ask('setParentOrderId', { uniqueId, parentOrderId: null })
  await ask('delete', { uniqueId, productItemId })
}

async function topUpWallet(ask: Ask) {
  const { paymentId } = await ask('topUp', {
    amount: { amount: 5_000_000, unit: 'IRR' },
    attemptId: 'top-up-of-sara',
  })
  await ask('topUpPayment', { paymentId })
  await ask('wallet', {})
  await ask('walletTransactions', {})
}

async function changeOrder(ask: Ask, id: string) {
  await ask('trackOrder', { id, mobile })
  await ask('cancelOrder', { id, reason: 'changedMind', attemptId: 'a-key-of-the-client' })
}

async function moveDelivery(ask: Ask, id: string) {
  const windows = await ask('deliveryWindows', { id })
  await ask('changeDelivery', { id, from: windows[1]!.from })
}

/** The scenario has delivered it. */
const deliveredOrder = 'ZR-100001'

async function sendBack(ask: Ask) {
  const { returnable } = await ask('order', { id: deliveredOrder })
  await ask('requestReturn', {
    id: deliveredOrder,
    lines: [{ id: returnable!.lines[0]!.id, count: 1 }],
    reason: 'damaged',
    text: 'A dent in the rim.',
    pictures: [{ name: 'tray.jpg', type: 'image/jpeg', content: '/9j/4AAQ' }],
    to: 'wallet',
    attemptId: 'another-key-of-the-client',
  })
}

async function review(ask: Ask, product: number, productItemId: number) {
  const uniqueId = await ask('add', { uniqueId: null, productItemId, count: 1 })
  await ask('setDelivery', { uniqueId, deliveryId: 1 })
  const { productOrderId } = await ask('setOrder', { uniqueId, orderKind: 'offline' })
  await moveDelivery(ask, productOrderId)
  const { reviews } = await ask('reviews', { product, sort: 'helpful', pageSize: 2 })
  await ask('saveReview', {
    product,
    stars: 5,
    title: 'Heavier than it looks',
    body: 'Well tinned, and the lid fits.',
    kept: [],
    pictures: [{ name: 'pot.jpg', type: 'image/jpeg', content: '/9j/4AAQ' }],
  })
  await ask('markHelpful', { review: reviews[0]!.id, helpful: true })
  await ask('ownReviews', {})
  await ask('questions', { product, text: 'gift', pageSize: 2 })
  await ask('askQuestion', { product, body: 'Is it tinned on the inside?' })
}

async function sendForms(ask: Ask) {
  await ask('contactForm', { ...person, subject: 'Copper pots', message: letter })
  await ask('requestForm', { ...person, city: 'Yazd', wish: letter, callAt: '2026-11-21T10:30' })
  await ask('employmentForm', { ...person, role: 'weaver', about: letter, birthDate: '1990-05-17', cv })
}

/** The scenario has sent the letters of another address. */
async function readLetters(ask: Ask) {
  const consent = 'I agree to get the newsletter by e-mail.'
  await ask('subscribeNewsletter', { email: 'omid@example.com', locale: 'en', consent })
  await ask('confirmNewsletter', { secret: 'newsletter-confirmed-by-sara' })
  await ask('unsubscribeNewsletter', { secret: 'newsletter-left-by-sara-2026' })
}

async function register(ask: Ask) {
  const newcomer = { mobile: '09109876543', firstName: 'Omid', lastName: 'Karimi' }
  await ask('otp', { mobile: newcomer.mobile })
  await ask('register', { ...newcomer, code })
  const { notices } = await ask('notices', {})
  await ask('readNotice', { id: notices[0]!.id, andOlder: true })
  await ask('deleteAccount', { code })
  await ask('logout', {})
}
