import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the image editor. */
export const words = defineMessages({
  edit: 'Edit image',
  title: 'Edit image',
  ratio: 'Crop',
  original: 'Original',
  turn: 'Rotate',
  flip: 'Flip',
  reset: 'Undo all',
  done: 'Apply',
  cropArea: 'Crop area. Move it with the arrow keys.',
  topLeft: 'Top left corner. Resize with the arrow keys.',
  topRight: 'Top right corner. Resize with the arrow keys.',
  bottomLeft: 'Bottom left corner. Resize with the arrow keys.',
  bottomRight: 'Bottom right corner. Resize with the arrow keys.',
  cropped: '{width} by {height} pixels, {x}% from the left, {y}% from the top',
  turnedTo: 'Rotated by {degrees} degrees',
  upright: 'Not rotated',
  flipped: 'Flipped',
  edited: 'Your edited image',
})
