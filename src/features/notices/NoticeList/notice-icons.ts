import type { ComponentType } from 'react'
import {
  IconMessage,
  IconPackage,
  IconPencil,
  IconRotate,
  IconShoppingBag,
  IconStar,
  IconTrendingDown,
  IconTruckDelivery,
  IconWallet,
} from '#src/ui/icons.ts'

type Icon = ComponentType<{ size?: number; stroke?: number; className?: string }>

/** Without a prototype: a server's kind may be `constructor`. */
export const noticeIcons: Record<string, Icon | undefined> = Object.setPrototypeOf(
  {
    backInStock: IconShoppingBag,
    cheaper: IconTrendingDown,
    orderPaid: IconWallet,
    orderSent: IconTruckDelivery,
    orderDelivered: IconPackage,
    orderCancelled: IconRotate,
    orderPartlyCancelled: IconRotate,
    returnApproved: IconRotate,
    returnRefused: IconRotate,
    returnPickedUp: IconRotate,
    returnRefunded: IconWallet,
    reviewPublished: IconStar,
    reviewRejected: IconPencil,
    questionAnswered: IconMessage,
  },
  null,
)
