import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the profile switcher. */
export const words = defineMessages({
  profiles: 'Use as',
  actingAs: 'Now using {name}.',
  yourselfAgain: "You no longer have access to that account. You're back in your own.",
  own: 'Your account',
  owner: 'Owner',
  content: 'Boards and Pins',
  ads: 'Ads',
  money: 'Money',
  analytics: 'Analytics',
  secondFactorNeeded: 'Requires two-factor authentication',
  turnOn: 'Turn on two-factor authentication',
  see: 'See this profile',
})
