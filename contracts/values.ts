import * as z from 'zod/mini'

export const Tally = z.int().check(z.minimum(0))

/** Iranian rials; people read Toman, a tenth of it. */
export const Money = z.object({ amount: Tally, unit: z.literal('IRR') })
export type Money = z.output<typeof Money>

export const rials = (amount: number): Money => ({ amount, unit: 'IRR' })

export const Id = z.int().check(z.positive())
/** URL slug: kebab-case ASCII. */
export const Label = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
export const mostInLine = 999
export const Count = z.int().check(z.minimum(0), z.maximum(mostInLine))
/** Existing days only: engines parse others differently. */
const day = String.raw`(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)`
/** ISO 8601 in UTC. */
export const Instant = z
  .string()
  .check(z.regex(new RegExp(String.raw`^${day}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$`)))
/** Gregorian, `YYYY-MM-DD`. */
export const Day = z.string().check(z.regex(new RegExp(`^${day}$`)))
/** Days in Tehran, inclusive. */
export type Period = { from?: string | undefined; to?: string | undefined }
/** Local time in Tehran, `YYYY-MM-DDTHH:mm`. */
export const WallTime = z.string().check(z.regex(new RegExp(String.raw`^${day}T([01]\d|2[0-3]):[0-5]\d$`)))
/** Idempotency key: a retried request with the same key takes effect once. */
export const AttemptId = z.string().check(z.regex(/^[\w-]{8,64}$/))
export const PaymentId = z.string().check(z.regex(/^[\w-]{1,64}$/))
export const BasketId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/))
export const Mobile = z.string().check(z.regex(/^09\d{9}$/))
export const OtpCode = z.string().check(z.regex(/^\d{5}$/))
/** Cheque number of the Sayad system. */
export const SayadNumber = z.string().check(z.regex(/^\d{16}$/))

/** Never `//host` or `/\\host`, which lead to another site: URL parsers drop tabs and line breaks before they look. */
export const SitePath = z.string().check(z.regex(/^\/(?![/\\])[^\t\n\r]*$/))

/** `src` takes `?w=` in pixels; `tint` is the placeholder colour. */
export const Picture = z.object({
  src: SitePath,
  alt: z.string(),
  tint: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})
export type Picture = z.output<typeof Picture>

export const Nothing = z.null()
export const NoInput = z.object({})

/** Queries repeat a key for a list and carry numbers as digits. */
export const queryList = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value) => (Array.isArray(value) ? value : [value])),
    z.array(item),
  )
export const queryFlag = z.pipe(
  z.transform((value) => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean(),
)
export const queryInt = z.pipe(
  z.transform((value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value)),
  z.int(),
)
