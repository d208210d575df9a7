import type { Category, ProductCard, ProductList } from '../catalogue.ts'
import type { Exchange } from './exchange.ts'
import type { Account, EntryAddress, ProductAddress } from './options.ts'
import type { Shopper } from './shopper.ts'

export type CheckContext = {
  random: () => number
  seed: number
  /** Shown in findings; a check may drop what is irrelevant. */
  transcript: Exchange[]
  guest(name?: string): Shopper
  /** Registered for this check when there is a test code, else the account. */
  member(name?: string): Promise<Shopper>
  account(): Promise<Shopper>
  credentials(): Account
  newMobile(): string
  testCode(): string
  rebate(): string
  rebateMinimum(): string
  formerProducts(): readonly ProductAddress[]
  formerCategory(): string
  formerEntry(): EntryAddress
  goneProduct(): ProductAddress
  advanceClock(seconds: number): Promise<void>
  settlePayment(paymentUrl: string, outcome: 'paid' | 'failed' | 'cancelled'): Promise<void>
  /** The order is delivered now. */
  deliver(orderId: string): Promise<void>
  /** Paths of the links in the letters to an e-mail address, the oldest first. */
  letterLinks(email: string): Promise<readonly string[]>
  productList(): Promise<ProductList>
  /** Different products with at least six left. */
  products(count: number): Promise<ProductCard[]>
  product(): Promise<ProductCard>
  categories(): Promise<Category[]>
  /** Runs every case; each drift is a finding, up to five. */
  each<Case>(cases: Iterable<Case>, run: (one: Case) => Promise<unknown>): Promise<void>
}
