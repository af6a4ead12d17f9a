/** Default texts of the kit. Each can be replaced by a prop. */
export const words = {
  close: 'Close',
  back: 'Back',
  dismiss: 'Dismiss',
  save: 'Save',
  saved: 'Saved',
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
} as const
