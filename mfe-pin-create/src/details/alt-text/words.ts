import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the alt text. */
export const words = defineMessages({
  label: 'Alt text',
  hint: "Describe the image for people who can't see it (optional).",
  sensitive: 'This may be sensitive',
  sensitiveHint: 'Others see it blurred until they ask to see it.',
  hintVideo: "Describe the video for people who can't see it (optional).",
})
