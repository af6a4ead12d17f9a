import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the portrait. */
export const words = defineMessages({
  title: 'Photo',
  add: 'Add photo',
  change: 'Change photo',
  take: 'Take photo',
  remove: 'Remove photo',
  hint: 'JPEG, PNG, WebP, GIF or AVIF. You can also drop or paste it here.',
  reading: 'Reading your photo',
  place: 'Position your photo',
  area: 'Photo in a circle',
  areaHint: 'Drag to move it, pinch or scroll to zoom. Arrow keys move it, plus and minus zoom.',
  zoom: 'Zoom',
  preview: 'Preview',
  another: 'Choose another',
  use: 'Use photo',
  saved: 'Photo saved',
  removed: 'Photo removed',
  restored: 'Photo restored',
  unreadable: errorCatalogue['image-unreadable'].message,
  'image-type-refused': errorCatalogue['image-type-refused'].message,
  'image-too-large': errorCatalogue['image-too-large'].message,
  'image-too-small': errorCatalogue['image-too-small'].message,
})
