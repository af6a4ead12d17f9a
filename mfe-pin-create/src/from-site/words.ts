import { defineMessages } from '@tessera/contracts/messages'

/** What is said where a pin comes from another site. */
export const words = defineMessages({
  title: 'Save from the web',
  from: 'From {host}',
  picture: 'The picture from {host}',
  looking: 'Looking for pictures on {host} …',
  noPicture: 'No picture was found there. Choose one of your own, if you like.',
  noPictureYet: 'Once you are in you can choose a picture for it.',
  pictureGone: 'The picture cannot be shown here.',
  logIn: 'Log in to save it',
  others: 'Pictures on this page',
  other: 'Picture {number} of {count}',
  nothing: 'Nothing came along',
  nothingWhy: 'The address of the page that you want to save from is missing, or is not one.',
  toBuilder: 'Create a Pin from your own picture',
  saved: 'Saved to {board}',
  savedSomewhere: 'Saved',
  closes: 'This window closes by itself.',
  close: 'Close',
  see: 'See it now',
  offer: 'Save from any site',
  offerHow:
    "Drag this to your browser's bookmarks. Press it on a page that you like, and save from there.",
  bookmark: 'Save to {brand}',
  copyAddress: 'Copy its address',
  copied: 'Copied. Add it as the address of a new bookmark.',
  notCopied: 'Your browser did not let us copy it. Drag the button to your bookmarks instead.',
})
