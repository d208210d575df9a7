import type { ComponentType } from 'react'
import { IconMessage, IconShoppingBag, IconStar, IconTrendingDown, IconTruckDelivery } from '#src/ui/icons.ts'

type Icon = ComponentType<{ size?: number; stroke?: number; className?: string }>

/** Without a prototype: a server's kind may be `constructor`. */
export const noticeIcons: Record<string, Icon | undefined> = Object.setPrototypeOf(
  {
    backInStock: IconShoppingBag,
    cheaper: IconTrendingDown,
    orderSent: IconTruckDelivery,
    reviewPublished: IconStar,
    questionAnswered: IconMessage,
  },
  null,
)
