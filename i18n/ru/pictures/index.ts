import type { NamespacePicturesTranslation } from '../../i18n-types.ts'

export default {
  of: 'Изображения: {title}',
  show: 'Показать изображение {index|digits}',
  enlarge: 'Увеличить: {title}',
  position: 'Снимок {index|digits} из {count|digits}',
  previous: 'Предыдущий снимок',
  next: 'Следующий снимок',
  zoomIn: 'Крупнее',
  zoomOut: 'Мельче',
} satisfies NamespacePicturesTranslation
