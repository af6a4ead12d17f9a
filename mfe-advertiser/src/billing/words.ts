import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the pages about paying for ads. */
export const words = defineMessages({
  loading: 'Loading billing',
  loadFailed: "We couldn't load your billing",
  paymentsOff: "Payments aren't set up here yet, so ads can't be paid for.",

  addCard: 'Add card',
  number: 'Card number',
  numberFault: 'Check the number on your card.',
  expiry: 'Expires',
  expiryExample: 'MM/YY',
  expiryFault: 'Enter the month and year on your card, such as 04/29.',
  cvc: 'Security code',
  cvcFault: 'Enter the 3 or 4 digits of the security code.',
  numberStays: 'Your card goes to our payment provider. {brand} never sees its number.',
  unreached: "We couldn't reach our payment provider. Your card wasn't added. Try again.",
  bankTitle: 'Confirm with your bank',
  bankWhy: 'Your bank wants to make sure that it’s you.',
  bankFrame: 'The page of your bank',
  testCards: 'Cards to try',
  testWhy:
    'This provider is for trying things out: it takes these cards alone, and moves no money.',
  testSucceeds: 'Works',
  testChallenged: 'Wants a confirmation by the bank',
  testDeclined: 'Is declined',
  testExpired: 'Has expired',
  testDeclinedLater: 'Can be added, but is declined when it’s charged',
  testDisputed: 'Works, but the payment is disputed a minute later',
  use: 'Use',
  useCard: 'Use the card {number}',
  defaultSaid: 'This card is charged from now on.',
  modeSaid: 'Your way to pay has changed.',
})
