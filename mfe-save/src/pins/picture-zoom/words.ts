import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the enlarged picture. */
export const words = defineMessages({
  picture: 'Image of {pin}',
  close: 'Close image',
  closer: 'Zoom in',
  farther: 'Zoom out',
  toggle: 'Zoom image',
  how: 'Use the arrow keys to move the image, plus and minus to zoom, and Escape to close it.',
})
