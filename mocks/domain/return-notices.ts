import type { RefundWay } from '#contracts/refunds.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { filled, joined, orderPath, refundTexts, tomans } from './notice-texts.ts'
import type { NoticeTexts } from './notice-texts.ts'
import { notify } from './notices.ts'
import type { PlacedOrder, ReturnState, StoredReturn, World } from './world.ts'

type ToldState = Exclude<ReturnState, 'requested'>

const noticesOfState: Record<ToldState, NoticeTexts & { kind: string }> = {
  approved: {
    kind: 'returnApproved',
    title: ['درخواست بازگشت شما پذیرفته شد', 'Your return is accepted', 'Возврат одобрен'],
    text: [
      'برای گرفتن کالاهای سفارش {id} با شما هماهنگ می‌کنیم.',
      'We will arrange to collect the goods of order {id}.',
      'Мы договоримся с вами, когда забрать товары заказа {id}.',
    ],
  },
  refused: {
    kind: 'returnRefused',
    title: ['درخواست بازگشت شما پذیرفته نشد', 'Your return was not accepted', 'В возврате отказано'],
    text: [
      'دلیل آن را در صفحه سفارش {id} ببینید.',
      'See why on the page of order {id}.',
      'Причина указана на странице заказа {id}.',
    ],
  },
  pickedUp: {
    kind: 'returnPickedUp',
    title: ['کالای بازگشتی به دست ما رسید', 'We have your returned goods', 'Возвращённый товар у нас'],
    text: [
      'کالای بازگشتی سفارش {id} را بررسی می‌کنیم.',
      'We are checking the goods of order {id}.',
      'Мы проверяем товары заказа {id}.',
    ],
  },
  refunded: {
    kind: 'returnRefunded',
    title: ['بازگشت کالا انجام شد', 'Your return is settled', 'Возврат завершён'],
    text: [
      'بازگشت کالا از سفارش {id} انجام شد.',
      'The return of order {id} is settled.',
      'Возврат по заказу {id} завершён.',
    ],
  },
}

const paidBackTexts: Record<RefundWay, Text> = {
  ...refundTexts,
  card: [
    ' {refund} به کارت شما برگشت.',
    ' {refund} went back to your card.',
    ' Возвращено на карту: {refund}.',
  ],
  cheque: [' چک شما را پس دادیم.', ' Your cheque was handed back.', ' Ваш банковский чек возвращён.'],
}

export function notifyOfReturn(
  state: World,
  order: PlacedOrder,
  { refund }: StoredReturn,
  { state: reached, at }: { state: ToldState; at: number },
): World {
  const { kind, title, text } = noticesOfState[reached]
  return notify(state, order.owner, {
    kind,
    title,
    text: filled(reached === 'refunded' ? joined(text, paidBackTexts[refund.to]) : text, {
      id: () => order.id,
      refund: tomans(refund.amount),
    }),
    path: orderPath(order),
    at,
  })
}
