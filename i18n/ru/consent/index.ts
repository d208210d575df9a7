import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Статистика посещений',
  text: 'Можно ли нам считать посещения и покупки, без вашего имени и адреса, чтобы улучшать магазин?',
  accept: 'Разрешаю',
  decline: 'Не разрешаю',
  change: 'Статистика посещений',
} satisfies NamespaceConsentTranslation
