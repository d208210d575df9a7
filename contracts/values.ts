import * as z from 'zod/mini'

/** How many there are. */
export const Tally = z.int().check(z.minimum(0))

/** An amount in Iranian rials; what people read is Toman, a tenth of it. */
export const Money = z.object({ amount: Tally, unit: z.literal('IRR') })
export type Money = z.output<typeof Money>

export const Id = z.int().check(z.positive())
/** A path part of an address: kebab-case ASCII. */
export const Label = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
export const Count = z.int().check(z.minimum(0), z.maximum(999))
/** A day that the calendar has, 29 February in leap years alone: engines read no other alike. */
const day = String.raw`(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)`
/** An instant, ISO 8601 in UTC. */
export const Instant = z
  .string()
  .check(z.regex(new RegExp(String.raw`^${day}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$`)))
/** A Gregorian day, `YYYY-MM-DD`. */
export const Day = z.string().check(z.regex(new RegExp(`^${day}$`)))
/** A day and a time by the clock in Tehran, `YYYY-MM-DDTHH:mm`. */
export const WallTime = z.string().check(z.regex(new RegExp(String.raw`^${day}T([01]\d|2[0-3]):[0-5]\d$`)))
/** One wish of a client, which it may say again when the answer was lost: it is carried out once. */
export const AttemptId = z.string().check(z.regex(/^[\w-]{8,64}$/))
export const BasketId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/))
/** An Iranian mobile number, normalised. */
export const Mobile = z.string().check(z.regex(/^09\d{9}$/))
export const OtpCode = z.string().check(z.regex(/^\d{5}$/))
/** The 16 digits that identify a cheque in the Sayad system. */
export const SayadNumber = z.string().check(z.regex(/^\d{16}$/))

/** A path of this site: neither `//host` nor `/\\host`, which lead out. */
const SitePath = z.string().check(z.regex(/^\/(?![/\\])/))

/** `src` takes `?w=` in pixels; `tint` is the ground to show while it loads, `#rrggbb`. */
export const Picture = z.object({
  src: SitePath,
  alt: z.string(),
  tint: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})
export type Picture = z.output<typeof Picture>

export const Nothing = z.null()
export const NoInput = z.object({})

/** A query repeats a key for a list, and says a number in digits. */
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
