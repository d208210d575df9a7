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
  film: {
    name: 'Фильм',
    play: 'Смотреть фильм: {title}',
    show: 'Показать фильм: {title}',
    position: 'Фильм, {index|digits} из {count|digits}',
    captions: 'Субтитры',
    transcript: 'Текст фильма',
    transcriptHint: 'Нажмите на фразу, чтобы смотреть с этого места.',
    failed: 'Не удалось показать фильм. Попробуйте чуть позже.',
    failedToRead: 'Не удалось показать фильм. Прочтите его текст здесь или попробуйте чуть позже.',
    retry: 'Попробовать снова',
  },
} satisfies NamespacePicturesTranslation
