import type { NamespaceUploadTranslation } from '../../i18n-types.ts'

export default {
  choose: 'Добавить фото',
  hint: 'До {max|digits} фото в формате JPEG, PNG или WebP. Перед отправкой мы уменьшим их и удалим данные о месте съёмки.',
  preparing: 'Готовим фото…',
  chosen: 'Добавленные фото',
  remove: 'Убрать {name}',
  missing: 'Добавьте хотя бы одно фото.',
  problems: {
    type: '{name} — не JPEG, PNG или WebP. Сохраните фото в одном из этих форматов и добавьте его снова.',
    size: '{name} больше {size}. Выберите фото поменьше.',
    unreadable: 'Не удалось открыть {name}. Выберите другое фото.',
    tooMany: 'Можно добавить не больше {max|digits} фото; остальные не добавлены.',
  },
} satisfies NamespaceUploadTranslation
