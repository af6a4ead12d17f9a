import { defineMessages } from '@tessera/contracts/messages'

/** What tiles of topics say. */
export const words = defineMessages({
  topics: 'Topics',
  followed: 'Following',
})
