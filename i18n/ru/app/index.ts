import type { NamespaceAppTranslation } from '../../i18n-types.ts'

export default {
  loading: 'Страница загружается',
  update: 'Готова новая версия магазина.',
  reload: 'Обновить',
  install: {
    title: '{shop} на вашем устройстве',
    text: 'Установите магазин: он откроется одним касанием, а корзина будет доступна и без интернета.',
    accept: 'Установить',
    dismiss: 'Не сейчас',
    iosText: 'В браузере Safari сделайте два шага:',
    iosShare: 'Нажмите кнопку «Поделиться»',
    iosAdd: 'Выберите «На экран „Домой“»',
  },
} satisfies NamespaceAppTranslation
