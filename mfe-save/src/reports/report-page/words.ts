import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the page that reports anything. */
export const words = defineMessages({
  title: 'Report something',
  lead: 'Tell us about anything here that breaks the law or our rules. Nobody learns who reported it.',
  address: 'Its address',
  addressHint: 'Of a Pin, board, profile or comment, or of a website that Pins lead to.',
  addressMissing: 'Paste the address of what you report.',
  addressUnknown: "We can't find anything at this address. Copy it from your browser.",
  kind: "What's wrong with it?",
  kindMissing: 'Choose what is wrong.',
  said: 'More about it (optional)',
  saidHint: "For copyright, say whose work it is. Don't write down passwords or cards.",
  email: 'Your email (optional)',
  emailHint: 'We use it to tell you what we decided, and for nothing else.',
  send: 'Send report',
  thanks: 'Thank you for your report',
  thanksWhy: 'A person looks at it.',
  thanksEmail: 'A person looks at it, and we email you what they decide.',
  thanksMember: "A person looks at it. You'll find the decision in your notifications.",
  more: 'Report something else',
  numbers: 'Reports and decisions in numbers',
})

/** Texts of the fields about copyright. */
export const noticeWords = defineMessages({
  title: 'Copyright notice',
  why: 'We need these statements to act on a claim about copyright. We send the person who posted it your name and the work, and nothing about how to reach you.',
  work: 'The work that is yours',
  workHint: 'Such as the title of a photo, or a description.',
  workMissing: 'Say which work is yours.',
  place: 'Where the work can be seen (optional)',
  contactEmail: 'Your email',
  emailMissing: 'Enter your email address.',
  contact: 'Your postal address or phone number',
  contactHint: 'Only the people who run this site see it.',
  contactMissing: 'Enter an address or a phone number.',
  goodFaith:
    'I believe in good faith that neither the owner of the work, its agent nor the law allows this use.',
  truth:
    'What I say here is true. Under penalty of perjury, I am the owner of the work, or may act for them.',
  statementMissing: 'We need this statement.',
  name: 'Your full name',
  nameHint: 'It counts as your signature.',
  nameMissing: 'Enter your full name.',
})
