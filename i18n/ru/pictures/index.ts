import type { NamespacePicturesTranslation } from '../../i18n-types.ts'

export default {
  of: 'Изображения: {title}',
  show: 'Показать изображение {index|digits}',
  large: 'Увеличенное изображение',
  enlarge: 'Увеличить: {title}',
  position: 'Изображение {index|digits} из {count|digits}',
  previous: 'Предыдущее изображение',
  next: 'Следующее изображение',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
} satisfies NamespacePicturesTranslation
