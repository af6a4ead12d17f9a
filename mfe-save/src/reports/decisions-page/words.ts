import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the settings' page of decisions. */
export const words = defineMessages({
  title: 'Decisions',
  lead: 'What people who look after {brand} decided about your account, and about what you reported.',
  own: 'About you',
  ownNone: 'No decisions about you.',
  reported: 'What you reported',
  reportedNone: 'No decisions about your reports yet.',
  see: 'See the decision',
  appeal: 'See the decision or appeal',
  loading: 'Loading',
  failed: "We couldn't load your decisions",
})
