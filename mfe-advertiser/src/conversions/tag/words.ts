import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the pages about the tag. */
export const tagWords = defineMessages({
  lead: 'A tag is one script on your website. It tells us when people visit, sign up or buy, so that reports show what your ads led to. One tag is enough for a website.',
  noTags: 'No tags yet',
  noTagsWhy: 'Create one below, then put its code on each page of your website.',
  list: 'Tags',
  newTag: 'New tag',
  created: 'Tag created: {name}',
  id: 'Tag ID',
  seen: 'Last event',
  neverSeen: 'None yet',
  use: 'In use',
  used: 'By a campaign',
  unused: 'No campaign',
  acts: 'Actions',
  install: 'Get its code',
  installOf: 'Get the code of {name}',
  rename: 'Rename',
  renameOf: 'Rename {name}',
  renameTitle: 'Rename tag',
  renamed: 'Renamed to {name}',
  remove: 'Delete',
  removeOf: 'Delete {name}',
  removeTitle: 'Delete {name}?',
  removeWhy:
    "What your website still sends by this tag is refused from then on. Conversions that it counted stay in your reports. A deleted tag doesn't come back.",
  removed: 'Tag deleted: {name}',

  choose: 'Tag',
  base: '1. Put this code on each page',
  baseLead:
    'Paste it before the end of the head of each page. It counts page visits by itself, loads without holding up your page, and does nothing when it fails.',
  baseCode: 'Code for each page',
  consent: 'Ask before measuring',
  consentHint: 'Nothing is stored or sent until your website says that the visitor has agreed.',
  consentCode: 'After the visitor has agreed',
  consentLead:
    'Where the law asks for consent, keep the switch on and run this line after your banner was accepted. Run it with false when somebody withdraws.',
  event: '2. Add an event where something happens',
  eventLead:
    'Run this line on the page that follows, such as the one that thanks for an order. Send the value in units of the currency, and an event ID that your server sends too.',
  eventName: 'Event',
  eventCode: 'Code for this event',
  check: '3. Check that it works',
  seenAt: 'This tag last sent an event on {at}.',
  notSeen: "This tag hasn't sent an event yet. Open your website once, then check again.",
  checkNow: 'Check now',
  test: 'Test events live',
})
