import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the invitation page. */
export const words = defineMessages({
  loading: 'Loading your invitation',
  title: 'Join {board}',
  asks: '{name} invited you to their board',
  bare: 'No Pins yet',
  why: 'Everyone on the board can see it, save to it and organize it together.',
  join: 'Join board',
  logIn: 'I have an account',
  joined: 'You joined {board}',
  goToBoard: 'Go to board',
  own: 'This is your board',
  ownWhy: 'Share the link with people you want to invite.',
  already: "You're already on this board",
  alreadyWhy: 'Open it to see its Pins and save more.',
  gone: 'This invitation has expired',
  goneWhy: 'It may be too old, or it was withdrawn. Ask for a new one.',
  used: 'This invitation has already been used',
  usedWhy: 'It was for one person, and someone has joined with it. Ask for your own invitation.',
  failed: "We couldn't load your invitation",
  copy: 'Copy link',
})
