import type { NamespaceListsTranslation } from '../../i18n-types.ts'

export default {
  discount: {
    page: 'Промокод {code}',
    applied: 'Промокод {code} применён к вашей корзине',
    appliedText: 'Корзина стала дешевле на {amount}.',
    appliedLater: 'Скидка подействует, когда корзина наберёт нужную сумму.',
    applying: 'Применяем промокод {code} к вашей корзине…',
    waits: 'Мы сохранили для вас промокод {code}',
    waitsText: 'Добавьте что-нибудь в корзину: скидка применится, как только вы её откроете.',
    refused: 'Промокод {code} не применён',
    unchanged: 'Корзина осталась прежней.',
    forget: 'Не использовать этот код',
  },
} satisfies NamespaceListsTranslation
