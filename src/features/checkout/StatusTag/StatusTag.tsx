import type { ReactNode } from 'react'
import type { OrderStatus } from '#contracts/orders.ts'
import type { Return } from '#contracts/returns.ts'
import classes from './StatusTag.module.css'

type Props = { status: OrderStatus | Return['state']; children: ReactNode }

export const StatusTag = ({ status, children }: Props) => (
  <span className={classes.status} data-status={status}>
    {children}
  </span>
)
