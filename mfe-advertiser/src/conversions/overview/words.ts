import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the overview of conversions. */
export const overviewWords = defineMessages({
  emptyTitle: 'See what your ads lead to',
  empty:
    'Put a tag on your website, or send events from your server. Reports then show the sign-ups and sales that followed your ads.',
  createTag: 'Set up a tag',
  useApi: 'Other ways',
  next: 'Next step',
  install: "Put the code of your tag on your website. It hasn't sent an event yet.",
  installGo: 'Get the code',
  send: 'Your token is ready. Send a first event from your server, as a test.',
  sendGo: 'Test events live',
  api: 'Add the API. It sends what browsers keep back, and each conversion still counts once.',
  apiGo: 'Set up the API',
  mend: 'Some events are missing something or are refused.',
  mendGo: 'See what to mend',
  done: 'Everything is set up. Events arrive as they should.',
  doneGo: 'See events by day',
  standing: 'What is set up',
  tag: 'Tag',
  apiName: 'API',
  uploads: 'Uploads',
  notSetUp: 'Not set up',
  waiting: 'Set up, no event yet',
  last: 'Last event: {at}',
  noUploads: 'No events in 30 days',
  manageOf: 'Manage: {what}',
  latest: 'Latest events',
  all: 'All events',
})
