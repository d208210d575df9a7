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
    name: 'Видео',
    play: 'Смотреть видео: {title}',
    show: 'Показать видео: {title}',
    position: 'Видео, {index|digits} из {count|digits}',
    captions: 'Субтитры',
    transcript: 'Текст видео',
    transcriptHint: 'Нажмите на фразу, чтобы смотреть с этого места.',
    failed: 'Не удалось воспроизвести видео. Попробуйте чуть позже.',
    failedToRead: 'Не удалось воспроизвести видео. Прочтите текст здесь или попробуйте чуть позже.',
    retry: 'Попробовать снова',
  },
} satisfies NamespacePicturesTranslation
