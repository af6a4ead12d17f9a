import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the bookmark that saves from any site. */
export const words = defineMessages({
  offer: 'Save from any site',
  offerHow: 'Drag this to your bookmarks bar. Click it on any page to save from there.',
  bookmark: 'Save to {brand}',
  copyAddress: 'Copy bookmarklet',
  copied: 'Copied. Paste it as the address of a new bookmark.',
  notCopied: "We couldn't copy it. Drag the button to your bookmarks bar instead.",
})
