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
