import { defineExperiment } from '@tessera/contracts/experiments'

const onOrOff = { arms: ['control', 'enabled'], default: 'control' } as const

/** V6.5: offers a log-in with a QR code; with 'error' the button only shows V8.25. */
export const qrLogIn = defineExperiment({
  name: 'qr_log_in',
  arms: ['control', 'error', 'works'],
  default: 'control',
})

/** V7.3: requests the password reset email with the type 'unified' instead of 'reset'. */
export const unifiedForgotPassword = defineExperiment({
  name: 'unified_forgot_password',
  ...onOrOff,
})

/** V1.2: the Facebook button says that Facebook isn't available, instead of opening its window. */
export const facebookDisabled = defineExperiment({ name: 'web_facebook_disabled', ...onOrOff })

/** V1.3: Google's button becomes one of ours, which says that Google isn't available. */
export const googleDisabled = defineExperiment({ name: 'web_google_disabled', ...onOrOff })
