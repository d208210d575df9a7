import type { NamespaceAfterOrderTranslation } from '../../i18n-types.ts'

export default {
  openInvoice: 'Счёт',
  cancel: {
    open: 'Отменить заказ',
    title: 'Отмена заказа {id}',
    lines: 'Какие товары отменить?',
    linesNeeded: 'Выберите хотя бы один товар.',
    reason: 'Почему вы отменяете?',
    reasonNeeded: 'Выберите причину.',
    choose: 'Выберите',
    reasons: {
      changedMind: 'Планы изменились',
      tooLate: 'Слишком долгая доставка',
      cheaperElsewhere: 'Нашлось дешевле',
      mistake: 'Заказ оформлен по ошибке',
      other: 'Другая причина',
    },
    send: 'Отменить',
    keep: 'Оставить заказ',
    done: 'Отменено',
  },
  delivery: {
    open: 'Изменить время доставки',
    title: 'Доставка заказа {id}',
    windows: 'Какой интервал вам удобнее?',
    current: 'Выбран сейчас',
    none: 'Других свободных интервалов нет. Заказ приедет в прежнее время.',
    needed: 'Выберите интервал.',
    send: 'Сохранить новое время',
    keep: 'Оставить прежнее',
    done: 'Время доставки изменено',
  },
  changes: {
    title: 'Отличается от прошлого раза',
    gone: '{title}: в корзину не добавлено. {reason}',
    less: '{title}: в корзину добавлено {added|digits} из {wanted|digits}.',
    dearer: '{title}: цена выросла с {before} до {now}.',
  },
  cancelled: {
    title: 'Отменённые товары',
    at: 'Отменено {date}',
    partly: 'Отменён частично',
  },
  refund: {
    title: 'Возврат денег',
    unknown: 'Вам вернётся {price}.',
    wallet: '{price} вернётся в ваш кошелёк.',
    card: '{price} вернётся на карту, с которой вы платили, в течение трёх рабочих дней.',
    cheque: 'Мы вернём вам чек. Если часть заказа останется, примем чек на новую сумму.',
    none: 'Вы ещё не платили, поэтому возвращать нечего.',
  },
} satisfies NamespaceAfterOrderTranslation
