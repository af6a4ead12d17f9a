import { defineMessages } from '@tessera/contracts/messages'

/** Copy of pins from other sites. */
export const words = defineMessages({
  title: 'Save from the web',
  from: 'From {host}',
  picture: 'Image from {host}',
  noPictureYet: 'After you log in, you can choose an image for it.',
  pictureGone: "We can't show this image.",
  logIn: 'Log in to save',
  nothing: 'No page to save',
  nothingWhy: "The address of the page to save from is missing or isn't valid.",
  toBuilder: 'Create a Pin from your own image',
  saved: 'Saved to {board}',
  savedSomewhere: 'Saved',
  closes: 'This window will close automatically.',
  close: 'Close',
  see: 'See it now',
  offer: 'Save from any site',
  offerHow: 'Drag this to your bookmarks bar. Click it on any page to save from there.',
  bookmark: 'Save to {brand}',
  copyAddress: 'Copy bookmark address',
  copied: 'Copied. Paste it as the address of a new bookmark.',
  notCopied: "We couldn't copy it. Drag the button to your bookmarks bar instead.",
})
