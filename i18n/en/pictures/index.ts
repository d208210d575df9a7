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
} satisfies NamespacePicturesTranslation
