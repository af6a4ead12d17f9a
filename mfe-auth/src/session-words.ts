import { defineMessages } from '@tessera/contracts/messages'

/** What is said when a browser does not keep a session. */
export const words = defineMessages({
  notKept:
    "This browser doesn't stay logged in on a page without https. Open {brand} over https and log in there. On your own computer, start it with: npm start -- --https",
})
