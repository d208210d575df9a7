import type { Category, ProductCard, ProductList } from '../catalogue.ts'
import type { Exchange } from './exchange.ts'
import type { Account } from './options.ts'
import type { Shopper } from './shopper.ts'

/** What a check works with. What `needs` names is there; the rest it may have to skip for. */
export type Stage = {
  /** Numbers from 0 to 1 that the seed and the check decide. */
  random: () => number
  seed: number
  /** What was said so far; a finding shows it, so a check may cut what has nothing to do with it. */
  transcript: Exchange[]
  /** Somebody who is not signed in. */
  guest(name?: string): Shopper
  /** Somebody signed in: registered for this check where a test code allows it, else the account. */
  member(name?: string): Promise<Shopper>
  /** The account of the command line, signed in. */
  account(): Promise<Shopper>
  credentials(): Account
  /** A mobile that nobody has registered, as far as verify can know. */
  newMobile(): string
  testCode(): string
  rebate(): string
  /** Moves the server's clock on by seconds. */
  advance(seconds: number): Promise<void>
  /** The first page of all products, with the facets. */
  list(): Promise<ProductList>
  /** Different products with six or more left. */
  goods(count: number): Promise<ProductCard[]>
  /** One of them. */
  good(): Promise<ProductCard>
  /** The top categories. */
  tree(): Promise<Category[]>
  /** Runs every case even though some drift; each drift is a finding, up to five. */
  each<Case>(cases: Iterable<Case>, run: (one: Case) => Promise<unknown>): Promise<void>
}
