import type { SsoLookUp } from '@tessera/contracts/calls/sso'

/** The service's answer about single sign-on for the email in the form. */
export interface SsoFound {
  readonly isSso: boolean
  readonly existingUser: boolean
  readonly existingUserIsSso: boolean
  /** The first address of the log-in's window; null where it can't begin. */
  readonly authorizationUri: string | null
  readonly exchangeCodeToTokenUrl: string | null
}

/** An email without single sign-on; also what counts when nothing could be found out. */
export const notSso: SsoFound = {
  isSso: false,
  existingUser: false,
  existingUserIsSso: false,
  authorizationUri: null,
  exchangeCodeToTokenUrl: null,
}

/** Returns the result of a look-up in the form's own words. */
export const foundIn = (lookUp: SsoLookUp): SsoFound => ({
  isSso: lookUp.is_sso,
  existingUser: lookUp.existing_user,
  existingUserIsSso: lookUp.existing_user_is_sso,
  authorizationUri: lookUp.authorization_uri,
  exchangeCodeToTokenUrl: lookUp.exchange_code_to_token_info_url,
})
