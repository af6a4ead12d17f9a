import { defineMessages } from '@tessera/contracts/messages'

/** Names of the things that are reported. */
export const subjectWords = defineMessages({
  pin: 'Pin',
  board: 'Board',
  profile: 'Profile',
  comment: 'Comment',
  website: 'Website',
})

/** Names of the kinds of reports. */
export const kindWords = defineMessages({
  illegal: 'Illegal',
  minors: 'Endangers minors',
  nudity: 'Nudity or pornography',
  violence: 'Violence or self-harm',
  hate: 'Hate',
  harassment: 'Harassment',
  fraud: 'Fraud or misleading',
  copyright: 'Copyright',
  privacy: 'Privacy',
  other: 'Something else',
})

/** Sentences about decisions. */
export const decisionWords = defineMessages({
  removed: 'We removed it.',
  limited: "We removed it and limited the account: it can't post, and others don't find it.",
  suspended: 'We removed it and suspended the account.',
  warned: 'We hid its picture behind a warning. Whoever asks to see it sees it.',
  automated: 'A program decided this. No person has looked at it yet.',
  onlyLimited: "We limited the account: it can't post, and others don't find it.",
  onlySuspended: 'We suspended the account.',
  kept: 'It may stay: it keeps to our rules.',
  acted: 'We did something about it.',
  back: 'This decision was taken back.',
  about: '{what}, decided on {day}',
  ground: 'Reported as',
  reason: 'Our reason',
  open: 'Open it',
  appealOpen: 'You can appeal until {day}',
  appealLate: 'The time to appeal is over.',
  appealWaits: 'Your appeal waits for another person.',
  appealUpheld: 'Another person looked at it again, and the decision stays.',
  appealReversed: 'Another person looked at it again, and took the decision back.',
  appealWords: 'Your appeal',
  appealAnswer: 'Answer',
  claimed: '{name} says that this is their work: {work}',
  counterWaits:
    'There is a counter-notice. The post comes back on {day}, unless this goes to court.',
  counterCourt: 'This went to court, so the post does not come back for now.',
  counterRestored: 'The time of the counter-notice is over, and the post is back.',
})
