import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the page of roles. */
export const pageWords = defineMessages({
  title: 'Roles',
  lead: 'People who look after this product. Every role needs a second factor.',
  give: 'Give a role',
  change: 'Change role',
  take: 'Take role',
  noFactor: 'No second factor, so the role does nothing yet',
  nobody: 'No one has a role yet',
  nobodyWhy: 'Give somebody a role to share the work.',
  giveTitle: 'Give a role',
  find: 'Find the person',
  found: 'People found',
  nobodyFound: 'No one found.',
  role: 'Role',
  giveSays: '{name} gets the area of administration at once, as far as the role allows.',
  changeTitle: "Change {name}'s role?",
  changeSays: '{name} may do what the new role allows, at once.',
  takeTitle: "Take {name}'s role?",
  takeSays: '{name} loses the area of administration at once. The account stays as it is.',
  given: 'Role given',
  changed: 'Role changed',
  taken: 'Role taken',
})
