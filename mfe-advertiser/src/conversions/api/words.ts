import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the pages about the events API and its tokens. */
export const apiWords = defineMessages({
  waysLead:
    'The tag is quick, but browsers and consent settings keep some of its events back. Your server knows each order. Use both with the same event IDs, and each conversion counts once.',
  self: 'Set it up yourself',
  selfWhy:
    'Your developers send events from your server. You create an access token and follow an example.',
  selfGo: 'Set up the API',
  partner: 'Let a partner do it',
  partnerWhy:
    'An agency or a developer gets instructions and a token of their own, which can only send events.',
  partnerGo: 'Hand it over',
  platform: 'Connect a platform',
  platformWhy:
    'Your shop or data platform sends events by itself once it knows your endpoint, tag and token.',
  platformGo: 'Connect a platform',
  tagOnly: 'Use the tag alone',
  tagOnlyWhy:
    'One piece of code on your website, without work on your server. You can add the API later.',
  tagOnlyGo: 'Set up a tag',

  endpointPart: '1. Endpoint and headers',
  endpointLead:
    'Send a POST request from your server within seven days of each event, up to {most} events at a time. Never put the token into your website or app.',
  endpoint: 'Endpoint',
  headers: 'Headers',
  tokenPart: '2. Access token',
  tokenLead: 'Create a token for your server, and put it in place of YOUR_ACCESS_TOKEN.',
  tokens: 'Access tokens',
  examplePart: '3. Example request',
  exampleLead:
    'Email addresses go as the SHA-256 hash of the address in lower case. The click ID is the value of tsrclid in the address that an ad led to. Answers say for each event what became of it.',
  example: 'Example in curl',
  checkPart: '4. Check it',
  checkLead:
    'Check a payload before you send it, or send it with the code of a test: then it is shown and counts for nothing.',
  payload: 'Check a payload',
  test: 'Test events live',

  accessLead:
    'A program proves by a token that it may work for this ad account. Each token does only what you choose here. None can pay, change how you pay, or let people in.',
  may: 'Allowed to',
  scopeEvents: 'Send conversions',
  scopeEventsHint: 'Events of your website or shop, and tests of them.',
  scopeRead: 'Read',
  scopeReadHint: 'Campaigns, reports, history, tags, and what was spent.',
  scopeWrite: 'Change campaigns',
  scopeWriteHint:
    'Create, change and pause campaigns within your budgets, and everything they need.',
  name: 'Name',
  nameHint: 'Who or what uses it, such as the name of your server.',
  create: 'Create token',
  newToken: 'New token',
  list: 'Your tokens',
  noTokens: 'No tokens yet.',
  ending: 'Ends in',
  created: 'Created',
  createdBy: '{at} by {name}',
  used: 'Last used',
  neverUsed: 'Not yet',
  acts: 'Actions',
  revoke: 'Revoke',
  revokeOf: 'Revoke {name}',
  revokeTitle: 'Revoke {name}?',
  revokeWhy: "What is sent with this token is refused at once. This can't be undone.",
  revoked: 'Token revoked: {name}',
  secret: 'Token of {name}',
  secretOnce:
    'Copy it now: it is shown only once. If it gets lost, revoke it and create another one.',
  secretDone: 'I have copied it',

  partnerLead:
    'Name your partner, and they get a token of their own. You can revoke it at any time without touching others.',
  partnerName: 'Name of the partner',
  partnerHint: 'You see it in the list of tokens.',
  partnerCreate: 'Create instructions',
  instructions: 'Instructions for {name}',
  instructionsOnce:
    'Send this to your partner over a safe channel. The token in it is shown only once.',
  needs: 'What a partner needs',
  needEndpoint: 'The endpoint of your ad account, and the headers of a request.',
  needToken: 'An access token, which can only send events.',
  needTag: 'The ID of your tag, when they also work on your website.',
  needIds: 'The same event ID from the tag and from the server for each conversion.',
  textTitle: 'Send conversions to {brand}',
  textIds: 'Send the event_id that the tag sends too, so that each conversion counts once.',
  textEmail: 'Send email addresses only as SHA-256 hashes of the address in lower case.',
  textExample: 'Example',

  connectLead:
    'Platforms ask for three things to send events to {brand}. Name the platform, and copy them into its settings.',
  platformName: 'Name of the platform',
  platformHint: 'For example your shop system.',
  connect: 'Create token for it',
  connected: '{name}: copy these into its settings',
  tagId: 'Tag ID',
  noTag: "You have no tag yet. A platform that sends from its server alone doesn't need one.",
  createTag: 'Create a tag',
  accountId: 'Ad account ID',
})
