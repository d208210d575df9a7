import type { NamespacePicturesTranslation } from '../../i18n-types.ts'

export default {
  of: 'Pictures of {title}',
  show: 'Show picture {index|digits}',
  large: 'Large picture',
  enlarge: 'Enlarge: {title}',
  position: 'Picture {index|digits} of {count|digits}',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  film: {
    name: 'Film',
    play: 'Play the film: {title}',
    show: 'Show the film: {title}',
    position: 'Film, {index|digits} of {count|digits}',
    captions: 'Captions',
    transcript: 'Transcript',
    transcriptHint: 'Choose a sentence to play the film from there.',
    failed: 'The film could not be played. Try again shortly.',
    failedToRead: 'The film could not be played. Read it here, or try again shortly.',
    retry: 'Try again',
  },
} satisfies NamespacePicturesTranslation
