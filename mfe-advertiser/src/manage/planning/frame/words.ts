import { defineMessages } from '@tessera/contracts/messages'

/** Copy that the planning pages share. */
export const planningWords = defineMessages({
  changed: 'Changed',
  unchanged: 'Nothing was changed: {why}',
  undone: 'Changed back',
  cancel: 'Cancel',
  how: 'How this is computed',
  between: '{low} to {high}',
  days: 'Figures of {from} to {to}. Later ones can still change, so they are left out.',
})

/** Numbers with their words. */
export const clickForms = { one: '{count} click', other: '{count} clicks' } as const
export const impressionForms = { one: '{count} impression', other: '{count} impressions' } as const
