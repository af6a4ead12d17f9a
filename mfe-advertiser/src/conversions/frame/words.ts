import { defineMessages } from '@tessera/contracts/messages'

/** Copy that the pages about conversions share. */
export const words = defineMessages({
  pagesOf: 'Pages about conversions',
  pagesWithin: 'Pages of {section}',
  overview: 'Overview',
  title: 'Conversions',
  events: 'Events',
  eventsOverview: 'Events by day',
  eventHistory: 'Event history',
  deduplication: 'Deduplication',
  tag: 'Tag',
  tags: 'Your tags',
  tagSetup: 'Set up a tag',
  tagHealth: 'Tag health',
  api: 'API',
  setupApi: 'Ways to set up',
  apiSetup: 'Set up the API',
  apiPartner: 'Setup by a partner',
  connect: 'Connect a platform',
  accessToken: 'Access tokens and webhooks',
  payloadHelper: 'Payload helper',
  testEvents: 'Test events',
  health: 'Health check',
  uploads: 'Uploads',
  upload: 'Upload conversions',
  uploadHistory: 'Uploads of conversions',
  analysisUpload: 'Upload for analysis',
  analysisHistory: 'Conversion analyses',

  all: 'All',
  byTag: 'Tag: {name}',
  period: 'Period',
  days: '{days} days',
  windows:
    'A conversion counts for an ad when the person clicked or saw that ad in the days before. Each report says how many days: 1, 7 or 30, one window for clicks and one for views. Nothing needs to be sent again when you change them.',
  windowsChange: 'Change the windows',
})

/** Names of the sources of events. */
export const sourceWords = defineMessages({ tag: 'Tag', api: 'API', upload: 'Upload' })

/** Names of the places where a conversion happened. */
export const actionWords = defineMessages({
  web: 'Website',
  app_android: 'Android app',
  app_ios: 'iOS app',
  offline: 'Offline',
})

/** Names of what connects an event with an ad. */
export const keyWords = defineMessages({
  click_id: 'Click ID',
  em: 'Hashed email',
  external_id: 'Own ID',
})

/** Names of the results of an event. */
export const statusWords = defineMessages({
  counted: 'Counted',
  duplicate: 'Duplicate',
  test: 'Test',
  refused: 'Refused',
})
