import { defineMessages } from '@tessera/contracts/messages'

/** Copy of pictures that come from elsewhere. */
export const words = defineMessages({
  noneInFolder: 'There are no images in this folder.',
  folderMany: 'This folder has more images than fit. The first {max} were added.',
  takePhoto: 'Take a photo',
  sharedLost: "We couldn't take your images along. Choose them here, or share them again.",
  onlyThere: "We can't get this image from its page. Save it to your device, then choose it here.",
})
