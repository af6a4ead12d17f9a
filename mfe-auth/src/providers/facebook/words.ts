import { defineMessages } from '@tessera/contracts/messages'

/** Texts of logging in with Facebook. */
export const words = defineMessages({
  continueWith: 'Continue with Facebook',
  bannerGoogle: 'Facebook login is no longer available. Continue with Google.',
  bannerEmail: 'Facebook login is no longer available. Log in with your email and password.',
  bannerFacebookOnly:
    'Facebook login is no longer available. Recover your account to set a password.',
  bannerNew: "Facebook login isn't available for new users. Continue with email or Google:",
  bannerNewWithoutGoogle: "Facebook login isn't available for new users. Continue with email:",
})
