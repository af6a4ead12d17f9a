import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the step that asks for an email which a provider did not give. */
export const words = defineMessages({
  lead: "{provider} didn't share one. We use it to find or create your account.",
  missing: 'Email is required',
  failed: 'Oops! Something went wrong… Click Continue to try again.',
  continue: 'Continue',
  notNow: 'Not now',
})
