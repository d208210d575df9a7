import { filled, joined, orderPath, refundTexts, tomans } from './notice-texts.ts'
import type { NoticeTexts } from './notice-texts.ts'
import { notify } from './notices.ts'
import type { PlacedOrder, StoredCancellation, World } from './world.ts'

const noticesOfStatus: Partial<Record<string, NoticeTexts & { kind: string }>> = {
  paid: {
    kind: 'orderPaid',
    title: ['سفارش شما پرداخت شد', 'Your order is paid', 'Ваш заказ оплачен'],
    text: ['سفارش {id} را آماده می‌کنیم.', 'We are preparing order {id}.', 'Мы собираем заказ {id}.'],
  },
  sent: {
    kind: 'orderSent',
    title: ['سفارش شما فرستاده شد', 'Your order has been sent', 'Ваш заказ отправлен'],
    text: ['سفارش {id} در راه است.', 'Order {id} is on its way.', 'Заказ {id} уже в пути.'],
  },
  delivered: {
    kind: 'orderDelivered',
    title: ['سفارش شما تحویل شد', 'Your order has been delivered', 'Ваш заказ доставлен'],
    text: [
      'سفارش {id} به دست شما رسید. نظرتان را درباره‌اش بنویسید.',
      'Order {id} is with you. Tell others how you like it.',
      'Заказ {id} у вас. Расскажите, как вам покупка.',
    ],
  },
}

const wholeCancelled: NoticeTexts = {
  title: ['سفارش شما لغو شد', 'Your order is cancelled', 'Ваш заказ отменён'],
  text: ['سفارش {id} لغو شد.', 'Order {id} is cancelled.', 'Заказ {id} отменён.'],
}

const partCancelled: NoticeTexts = {
  title: ['بخشی از سفارش شما لغو شد', 'A part of your order is cancelled', 'Часть заказа отменена'],
  text: ['بخشی از سفارش {id} لغو شد.', 'A part of order {id} is cancelled.', 'Часть заказа {id} отменена.'],
}

/** A member is not told that an order was placed: the page has said so. */
export function notifyOfStatus(state: World, order: PlacedOrder): World {
  const { status, at } = order.history.at(-1)!
  const found = noticesOfStatus[status]
  if (!found) return state
  const { kind, title, text } = found
  return notify(state, order.owner, {
    kind,
    title,
    text: filled(text, { id: () => order.id }),
    path: orderPath(order),
    at,
  })
}

export function notifyOfCancellation(state: World, order: PlacedOrder, done: StoredCancellation): World {
  const isWhole = done.lines.length === order.lines.length
  const { title, text } = isWhole ? wholeCancelled : partCancelled
  return notify(state, order.owner, {
    kind: isWhole ? 'orderCancelled' : 'orderPartlyCancelled',
    title,
    text: filled(joined(text, refundTexts[done.refund.to]), {
      id: () => order.id,
      refund: tomans(done.refund.amount),
    }),
    path: orderPath(order),
    at: done.at,
  })
}
