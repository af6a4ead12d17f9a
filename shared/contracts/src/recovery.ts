import type { ErrorCode } from './errors/codes.ts'

/** The dialogs that help somebody who cannot get in, and their numbers. */
export const recoveryTypes = {
  SOFT_BANNED: 0,
  RATE_LIMITED: 1,
  LOGIN_ASSISTANCE: 2,
  PASSWORD_RESET_SENT: 3,
  PREVENT_FACEBOOK_REGISTER: 4,
  PREVENT_GOOGLE_REGISTER: 5,
  SUSPENDED: 6,
} as const

/** The name of such a dialog. */
export type RecoveryType = keyof typeof recoveryTypes

const byCode: { readonly [Code in ErrorCode]?: RecoveryType } = {
  'soft-banned': 'SOFT_BANNED',
  'log-ins-many': 'RATE_LIMITED',
  'log-in-assistance': 'LOGIN_ASSISTANCE',
  'facebook-register-prevented': 'PREVENT_FACEBOOK_REGISTER',
  'google-register-prevented': 'PREVENT_GOOGLE_REGISTER',
  suspended: 'SUSPENDED',
  deactivated: 'SUSPENDED',
}

/** The dialog that an error of the service leads to, if it leads to one. */
export const recoveryOf = (code: string): RecoveryType | undefined =>
  Object.entries(byCode).find(([each]) => each === code)?.[1]
