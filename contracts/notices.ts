import * as z from 'zod/mini'
import { get, post } from './endpoint.ts'
import { openEnum, tolerant } from './tolerance.ts'
import {
  Id,
  Instant,
  Label,
  Mobile,
  Money,
  NoInput,
  Nothing,
  OtpCode,
  Picture,
  SitePath,
  Tally,
  queryInt,
} from './values.ts'

export const subscriptionKinds = ['backInStock', 'cheaper'] as const
const Kind = z.enum(subscriptionKinds)
export type SubscriptionKind = z.output<typeof Kind>

/** Hard to guess: a guest takes a subscription back by it alone. */
export const SubscriptionId = z.string().check(z.regex(/^[\w-]{16,64}$/))

/** One variant that somebody waits for; it ends with its notice. */
export const Subscription = z.object({
  id: SubscriptionId,
  kind: openEnum(subscriptionKinds),
  productItemId: Id,
  catLabel: Label,
  label: Label,
  title: z.string(),
  variant: z.string(),
  picture: Picture,
  /** The price now, and the one at the time of the subscription. */
  price: Money,
  priceThen: Money,
  /** Null: any lower price. */
  wantedPrice: z.nullable(Money),
  since: Instant,
})
export type Subscription = z.output<typeof Subscription>

export const subscriptions = get('/api/notices/subscriptions', {
  input: NoInput,
  output: tolerant(z.array(Subscription), 1),
  payload: 'list',
  provenance: 'assumed',
  access: 'member',
})

/** A member needs no `guest`. A second subscription of the same kind to the same variant updates the first. */
export const subscribe = post('/api/notices/subscribe', {
  input: z.object({
    productItemId: Id,
    kind: Kind,
    wantedPrice: z.optional(z.nullable(Money)),
    guest: z.optional(z.object({ mobile: Mobile, code: OtpCode })),
  }),
  output: Subscription,
  provenance: 'assumed',
})

export const unsubscribe = post('/api/notices/unsubscribe', {
  input: z.object({ id: SubscriptionId }),
  output: Nothing,
  provenance: 'assumed',
})

export const Notice = z.object({
  id: Id,
  /**
   * `backInStock`, `cheaper`; `orderPaid`, `orderSent`, `orderDelivered`, `orderCancelled`, `orderPartlyCancelled`;
   * `returnApproved`, `returnRefused`, `returnPickedUp`, `returnRefunded`;
   * `reviewPublished`, `reviewRejected`; `questionAnswered`. Clients show unknown kinds neutrally.
   */
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.nullable(SitePath),
  at: Instant,
  isRead: z.boolean(),
})
export type Notice = z.output<typeof Notice>

const NoticePage = z.object({
  total: Tally,
  unread: Tally,
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive()),
  notices: tolerant(z.array(Notice), 1),
})

/** Newest first; a page past the last one is the last. */
export const notices = get('/api/notices/notices', {
  input: z.object({ page: z.optional(queryInt.check(z.minimum(1))) }),
  output: NoticePage,
  provenance: 'assumed',
  access: 'member',
})

/** `andOlder` also reads what came before it, and leaves what the member has not seen yet. */
export const readNotice = post('/api/notices/read', {
  input: z.object({ id: Id, andOlder: z.optional(z.boolean()) }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})
