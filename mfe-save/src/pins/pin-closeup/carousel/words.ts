import { defineMessages } from '@tessera/contracts/messages'

/** Copy of a carousel. */
export const words = defineMessages({
  carousel: 'Images of {pin}',
  role: 'carousel',
  slide: 'Image {number} of {count}',
  slideOf: 'Image {number} of {count}: {text}',
  previous: 'Previous image',
  next: 'Next image',
  visit: 'Visit {site}',
  opensElsewhere: '(opens in a new tab)',
})
