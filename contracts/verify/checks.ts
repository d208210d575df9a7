import type { Check } from './check.ts'
import { fuzz } from './fuzz.ts'
import { accountLaws } from './laws/accounts.ts'
import { anonymousLaws } from './laws/anonymous.ts'
import { broughtAlongLaws } from './laws/brought-along.ts'
import { cachingLaws } from './laws/caching.ts'
import { catalogueLaws } from './laws/catalogue.ts'
import { choiceLaws } from './laws/choices.ts'
import { codeLaws } from './laws/codes.ts'
import { contentLaws } from './laws/content.ts'
import { countLaws } from './laws/counts.ts'
import { facetLaws } from './laws/facets.ts'
import { filterLaws } from './laws/filters.ts'
import { formLaws } from './laws/forms.ts'
import { guestLaws } from './laws/guests.ts'
import { languageLaws } from './laws/languages.ts'
import { likeLaws } from './laws/likes.ts'
import { lineLaws } from './laws/lines.ts'
import { linkLaws } from './laws/links.ts'
import { memberChoiceLaws } from './laws/member-choices.ts'
import { memberLaws } from './laws/members.ts'
import { orderLimitLaws } from './laws/order-limits.ts'
import { orderListLaws } from './laws/order-list.ts'
import { orderLaws } from './laws/orders.ts'
import { pageLaws } from './laws/pages.ts'
import { readLaws } from './laws/reads.ts'
import { sortLaws } from './laws/sorts.ts'
import { textLaws } from './laws/texts.ts'
import { throttlingLaws } from './laws/throttling.ts'
import { tokenLaws } from './laws/tokens.ts'
import { negatives } from './negatives.ts'
import { shapes } from './shapes.ts'

const moves = ({ needs = [] }: Check) => needs.includes('clock')

const still = [
  ...shapes,
  ...readLaws,
  ...languageLaws,
  ...countLaws,
  ...lineLaws,
  ...choiceLaws,
  ...memberChoiceLaws,
  ...guestLaws,
  ...memberLaws,
  ...anonymousLaws,
  ...cachingLaws,
  ...codeLaws,
  ...throttlingLaws,
  ...tokenLaws,
  ...broughtAlongLaws,
  ...accountLaws,
  ...catalogueLaws,
  ...pageLaws,
  ...sortLaws,
  ...facetLaws,
  ...filterLaws,
  ...textLaws,
  ...linkLaws,
  ...likeLaws,
  ...orderLaws,
  ...orderListLaws,
  ...orderLimitLaws,
  ...contentLaws,
  ...formLaws,
  ...negatives,
  ...fuzz,
]

/** All that verify looks at. What moves the clock comes last: it ends the sign-in of the account. */
export const checks: readonly Check[] = [...still.filter((check) => !moves(check)), ...still.filter(moves)]
