import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the page that shows test events. */
export const testWords = defineMessages({
  lead: "Start a test, then use your website or call the API with its code. Events appear here within seconds and count for nothing: reports and ads don't see them.",
  start: 'Start a test',
  another: 'Start another test',
  code: 'Code of this test',
  ends: 'This test ends at {time}.',
  onSite: 'On your website',
  onSiteLead:
    'Open a page that has your tag with this at the end of its address, then do what you want to test.',
  fromApi: 'From your server',
  fromApiLead: 'Add this line to the payload, beside events.',
  list: 'Events of this test',
  waiting: 'Waiting for events. Keep this page open.',
  paused: 'This page stopped asking for events after {minutes} minutes.',
  watch: 'Keep watching',
  over: 'This test has ended. Start another one.',
  hidden: 'Nothing is asked while this page is in the background.',
})
