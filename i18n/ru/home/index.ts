import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

export default {
  failed: 'Часть страницы не загрузилась. Проверьте соединение и попробуйте ещё раз.',
  discounted: 'Со скидкой',
  sale: {
    until: 'Последний день — {date}',
    daysLeft: '{{days:|остался||осталось|осталось|осталось}} {days|digits} {{days:|день||дня|дней|дня}}',
    lastDay: 'это сегодня',
  },
  story: 'История из журнала',
  read: 'Читать историю',
  newest: 'Новинки',
  popular: 'Популярное у покупателей',
  makers: 'За каждой вещью — имя',
  posts: 'Новое в журнале',
  trust: {
    title: 'Почему {shop}?',
    delivery: 'Доставка по всему Ирану',
    deliveryText: 'Надёжная упаковка, доставка от одного до девяти дней',
    returns: 'Семь дней на возврат',
    returnsText: 'Не подошло — отправьте обратно',
    authentic: 'Гарантия подлинности',
    authenticText: 'Имя мастера, а к коврам, камням, серебру и каллиграфии — сертификат',
    support: 'Поддержка',
    supportText: 'Суббота — среда, 9:00–\u206017:00',
  },
} satisfies NamespaceHomeTranslation
