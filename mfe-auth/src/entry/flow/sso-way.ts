import type { SsoFound } from './sso-found.ts'

interface Standing {
  readonly sso: SsoFound | null
  readonly ssoSignUp: boolean
}

/**
 * 'Continue with SSO' opens the company's window to log in, or to sign up; or leads to
 * the page of that sign-up.
 */
export type SsoWay = 'log-in' | 'sign-up' | 'go-to-sign-up'

/** Returns what 'Continue with SSO' does; undefined for an email without single sign-on. */
export function wayOf({ sso, ssoSignUp }: Standing): SsoWay | undefined {
  if (sso === null) return undefined
  if (sso.existingUser) return 'log-in'
  return ssoSignUp ? 'sign-up' : 'go-to-sign-up'
}

/** True when a new account is made with the company's log-in. */
export const signsUpAtCompany = (standing: Standing): boolean => wayOf(standing) === 'sign-up'
