import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the page of an unsubscribe link. */
export const words = defineMessages({
  ask: 'Stop getting emails about {topic}?',
  askWeekly: 'Stop getting the weekly email?',
  done: "We won't email you about {topic} anymore.",
  doneWeekly: "We won't send you the weekly email anymore.",
  settings: 'All notification settings',
  gone: 'It may be cut off. Open it from the email again, or change your notification settings.',
})

/** The subjects of emails, as `words.ask` and `words.done` name them. The weekly email has sentences of its own. */
export const topicWords = defineMessages({
  'pin-saved': 'saves of your Pins',
  followed: 'new followers',
  'pin-commented': 'comments on your Pins',
  mentioned: 'mentions',
  'board-invite': 'board invitations',
  'board-invite-accepted': 'new members of your boards',
  'action-finished': 'finished changes',
  'price-dropped': 'lower prices',
  'back-in-stock': 'products that are back in stock',
})
