import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the pages about health. */
export const healthWords = defineMessages({
  never: 'Never',
  todo: 'What to mend',
  fine: 'Nothing to mend. Events arrive, and what they need is there.',
  sources: 'Sources in the last {days} days',
  source: 'Source',
  last: 'Last event',
  received: 'Received',
  counted: 'Counted',
  credited: 'Credited to an ad',
  refused: 'Refused events',
  refusedNone: 'No event was refused.',
  problem: 'What is wrong',
  field: 'Field',
  times: 'Times',
  lastTime: 'Last time',
  eventIds: 'With event ID',
  matchKeys: 'With a match key',
  clickIds: 'With click ID',
  emails: 'With hashed email',
  ownIds: 'With own ID',
  knownClicks: 'After a click on your ads',
  otherCurrency: 'In another currency',
  why: 'A conversion is credited to an ad that the person clicked or saw in the 30 days before. A match key finds it: a click ID, a hashed email or an ID of yours. Conversions of other people count too, but for no ad.',
  noTags: 'You have no tag yet.',
  createTag: 'Create a tag',
  tag: 'Tag',
})

/** Faults that an advertiser should fix. */
export const adviceWords = defineMessages({
  silent: 'A source has gone quiet',
  'nothing-yet': 'Nothing was received yet',
  'many-refused': 'Many events are refused',
  'event-ids-missing': 'Some events have no event ID',
  'few-match-keys': 'Few events can be connected with ads',
  'click-ids-missing': 'Click IDs are missing',
  'emails-missing': 'Hashed emails are missing',
  'other-currency': 'Values are in another currency',
  'api-missing': 'Only the tag sends events',
})

/** Instructions that fix a fault. */
export const mendWords = defineMessages({
  silent:
    'It sent events before, but none for a day. Check that the code is still on your pages, or that your server still sends.',
  'nothing-yet':
    'Put the tag on your website or send a first event, and watch it arrive in a test.',
  'many-refused':
    'See below what is wrong with them. Check a corrected payload before you send it again.',
  'event-ids-missing':
    'The tag and the API both send events. Send the same event ID from both, or conversions count twice.',
  'few-match-keys': 'Send the click ID or the hashed email of the person along with each event.',
  'click-ids-missing':
    'Keep the value of tsrclid from the address of the landing page, and send it as click_id.',
  'emails-missing':
    'Send the SHA-256 hash of the email address in lower case, when the person gave it to you.',
  'other-currency':
    'Send values in the currency of your ad account. Others count as conversions without a value.',
  'api-missing':
    'Browsers keep some events back. Send purchases from your server too, with the same event IDs.',
})

/** Links to the page that fixes a fault. */
export const mendLinkWords = defineMessages({
  silent: 'Check the tag',
  'nothing-yet': 'Test events live',
  'many-refused': 'Check a payload',
  'event-ids-missing': 'See deduplication',
  'few-match-keys': 'See the example',
  'click-ids-missing': 'See the example',
  'emails-missing': 'See the example',
  'other-currency': 'See the events',
  'api-missing': 'Set up the API',
})
