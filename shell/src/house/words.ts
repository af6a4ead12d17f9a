import { defineMessages } from '@tessera/contracts/messages'

/** Texts of what the house says to people: notices, and terms to agree to. */
export const houseWords = defineMessages({
  notice: 'Notice',
  close: 'Close notice',
  title: 'Our terms have changed',
  lead: 'Please read the new terms and agree to them to keep using {brand}.',
  read: 'Read the terms',
  later: 'Later',
  laterWhy: 'You can put this off once, for {days} days.',
  agree: 'Agree',
  instead: 'If you don’t agree, you can download your data, delete your account or log out.',
  account: 'Your data and account',
  logOut: 'Log out',
})
