import { defineMessages } from '@tessera/contracts/messages'

/** Copy of an upload that is under way. */
export const words = defineMessages({
  offline: 'Waiting for a connection…',
  trouble: "That didn't work. Trying again…",
  uploading: 'Uploading…',
  paused: 'The upload is paused.',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel upload',
})
