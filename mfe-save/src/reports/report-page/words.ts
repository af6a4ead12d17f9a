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
