import { defineMessages } from '@tessera/contracts/messages'

/** What the page of an invitation says. */
export const words = defineMessages({
  loading: 'Loading your invitation',
  title: 'Join {board}',
  asks: '{name} asks you to join their board',
  bare: 'Nothing on it yet',
  why: 'Whoever joins sees it, saves to it and arranges it together with the others.',
  join: 'Join board',
  logIn: 'I have an account',
  joined: 'You joined {board}',
  goToBoard: 'Go to the board',
  own: 'This is your own board',
  ownWhy: 'Pass the link on to those whom you want on it.',
  already: 'You are on this board already',
  alreadyWhy: 'You joined earlier, so there is nothing left to do.',
  gone: 'That invitation is no longer good',
  goneWhy: 'It was taken back, or it is too old. Ask whoever sent it for another.',
  used: 'That invitation has been used',
  usedWhy: 'It let in one person, and somebody has joined by it. Ask for one of your own.',
  failed: 'Your invitation could not be loaded',
  copy: 'Copy link',
})
