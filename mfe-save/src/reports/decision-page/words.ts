import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the page of a decision. */
export const words = defineMessages({
  title: 'A decision',
  loading: 'Loading',
  missing: "We can't find this decision",
  missingWhy: 'The link may be incomplete. Open it from the email again.',
  failed: "We couldn't load this decision",
  appeal: 'Appeal',
  appealWhy: 'Another person than the first reads it and decides. You can appeal once.',
  appealWords: 'Why the decision is wrong',
  appealMissing: 'Say why the decision is wrong.',
  send: 'Send appeal',
  sent: 'Appeal sent',
})

/** Texts of answers to copyright notices. */
export const counterWords = defineMessages({
  counter: 'Answer with a counter-notice',
  counterWhy:
    'If this was removed by mistake, say so here. We send your name, address and words to the person who claimed the work. If they do not go to court, your post comes back.',
  said: 'Why it was a mistake',
  address: 'Your postal address',
  goodFaith:
    'Under penalty of perjury, I believe in good faith that this was removed by mistake or because it was mixed up with something else.',
  jurisdiction:
    'I accept the jurisdiction of the courts where I live, and papers from the person who claimed the work.',
  statementMissing: 'We need this statement.',
  name: 'Your full name',
  nameHint: 'It counts as your signature.',
  missing: 'Fill this in.',
  send: 'Send',
  sent: 'Sent',
  court: 'Tell us that you went to court',
  courtWords: 'Which court, and the number of the case',
  courtHint: 'The post then stays away until the court decides.',
})
