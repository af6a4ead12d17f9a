import { defineMessages } from '@tessera/contracts/messages'

/** What is said about the profiles that somebody acts as. */
export const words = defineMessages({
  switcher: 'You act as {name}. Switch profile',
  actingAs: 'You act as {name} now.',
  yourselfAgain: 'You cannot act as that profile any more. You are yourself again.',
  own: 'Your own account',
  owner: 'Owner',
  content: 'Boards and Pins',
  ads: 'Ads',
  analytics: 'Figures',
  secondFactorNeeded: 'Asks for two-factor authentication',
  turnOn: 'Turn on two-factor authentication',
  see: 'See this profile',
})
