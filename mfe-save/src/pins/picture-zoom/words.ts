import { defineMessages } from '@tessera/contracts/messages'

/** What the enlarged picture says. */
export const words = defineMessages({
  picture: 'Picture of {pin}',
  close: 'Close the picture',
  closer: 'Zoom in',
  farther: 'Zoom out',
  toggle: 'Zoom the picture',
  how: 'Arrow keys move the picture, plus and minus zoom, Escape closes it.',
})
