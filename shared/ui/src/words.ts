import { defineMessages } from '@tessera/contracts/messages'

/** Default texts of the kit. Each can be replaced by a prop. */
export const words = defineMessages({
  close: 'Close',
  back: 'Back',
  dismiss: 'Dismiss',
  choose: 'Choose board',
  more: 'More',
  select: 'Select',
  tryAgain: 'Try again',
  details: 'Details',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  clearSearch: 'Clear search',
  notifications: 'Notifications',
  show: 'Show',
  sensitive: 'May be sensitive',
})

/** Texts of a tile's own button: other languages save a Pin by another verb than a form. */
export const pinWords = defineMessages({ save: 'Save', saved: 'Saved' }, 'pin')
