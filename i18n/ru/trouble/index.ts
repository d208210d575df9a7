import type { NamespaceTroubleTranslation } from '../../i18n-types.ts'

export default {
  offline: {
    title: 'Нет подключения к интернету',
    text: 'Страница откроется сама, как только связь восстановится.',
  },
  maintenance: {
    title: 'Магазин ненадолго недоступен',
    text: 'Мы уже занимаемся этим и скоро вернёмся.',
    seconds: 'Новая попытка через {seconds|digits} {{seconds:|секунду||секунды|секунд|секунды}}.',
    minutes: 'Новая попытка через {minutes|digits} {{minutes:|минуту||минуты|минут|минуты}}.',
    now: 'Пробуем ещё раз…',
  },
  id: 'Код ошибки',
  copy: 'Скопировать код',
  copied: 'Код скопирован',
  notCopied: 'Скопировать не удалось; код выделен.',
} satisfies NamespaceTroubleTranslation
