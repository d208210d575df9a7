import type { NamespaceUploadTranslation } from '../../i18n-types.ts'

export default {
  choose: 'Add pictures',
  hint: 'Up to {max|digits} pictures: JPEG, PNG or WebP. They are made smaller, and the place where they were taken is removed before they are sent.',
  preparing: 'Preparing the pictures…',
  chosen: 'Added pictures',
  remove: 'Remove {name}',
  missing: 'Please add at least one picture.',
  problems: {
    type: '{name} is not a JPEG, PNG or WebP picture. Please save it as one of them and add it again.',
    size: '{name} is larger than {size}. Please choose a smaller picture.',
    unreadable: '{name} could not be opened. Please choose another picture.',
    tooMany: 'There is room for {max|digits} {{max:picture|pictures}}; the rest were not added.',
  },
} satisfies NamespaceUploadTranslation
