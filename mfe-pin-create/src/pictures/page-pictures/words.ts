import { defineMessages } from '@tessera/contracts/messages'

/** Copy of a page whose pictures are offered for a pin. */
export const words = defineMessages({
  looking: 'Looking for images on {host}…',
  unreachable: "We can't reach this page.",
  notAllowed: "This page doesn't let us save from it.",
  noImages: 'No images found on this page. Upload one instead.',
  others: 'Images on this page',
  other: 'Image {number} of {count}',
  drawCard: 'Make an image from the title',
  notDrawn: "We couldn't make an image in this browser.",
})
