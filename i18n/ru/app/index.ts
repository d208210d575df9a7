import type { NamespaceAppTranslation } from '../../i18n-types.ts'

export default {
  loading: 'Страница загружается',
  update: 'Готова новая версия магазина.',
  reload: 'Обновить',
  offlineTitle: 'Нет подключения к интернету',
  offlineText: 'Эта страница не открывается без интернета. Ваша корзина в сохранности.',
  offlineRetry: 'Попробовать снова',
  offlineHome: 'Главная страница',
  install: {
    title: '{shop} на главном экране',
    text: 'Установите магазин: он откроется одним касанием, а корзина будет доступна и без интернета.',
    accept: 'Установить',
    dismiss: 'Не сейчас',
    iosText: 'В браузере Safari сделайте два шага:',
    iosShare: 'Нажмите кнопку «Поделиться»',
    iosAdd: 'Выберите «На экран „Домой“»',
  },
} satisfies NamespaceAppTranslation
