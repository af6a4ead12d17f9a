import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the time that a pin is published at. */
export const words = defineMessages({
  later: 'Publish at a later date',
  time: 'Date and time',
  zone: 'In your time zone: {zone}.',
  unfit: 'Choose a time that is at least {minutes} minutes and at most {days} days from now.',
  seeScheduled: 'Scheduled Pins',
})
