import { z } from '@tessera/contracts/schema'
import { ConnectState } from '../connect.ts'
import { defineCall } from './define-call.ts'
import { email } from './identity-fields.ts'

/** The single sign-on of an email address. */
export const SsoLookUp = z.object({
  /** The address at which the log-in at the company begins, for a window; null where there is none. */
  authorization_uri: z.nullable(z.string()),
  /** True when an account has this email. */
  existing_user: z.boolean(),
  /** True when that account has logged in through its company before. */
  existing_user_is_sso: z.boolean(),
  /** True when the email's domain belongs to a company with single sign-on. */
  is_sso: z.boolean(),
  /** The address that the company redirects the browser to. */
  redirect_uri: z.nullable(z.string()),
  /** The path of the call that exchanges the code of that log-in. */
  exchange_code_to_token_info_url: z.nullable(z.string()),
})

export type SsoLookUp = z.infer<typeof SsoLookUp>

/**
 * Looks up an email, and prepares the log-in at its company in this browser: the window tells the
 * company which address to log in with, and the address stays out of our URLs.
 */
export const ssoUserCheck = defineCall({
  name: 'SsoUserResource.create',
  summary: 'Looks up whether an email logs in through a company, and prepares that log-in.',
  method: 'POST',
  path: '/v3/sso/user/',
  input: z.strictObject({ email }),
  output: SsoLookUp,
  errors: [],
  who: 'anyone',
})

/** Looks up whether an email logs in through a company. */
export const ssoInfo = defineCall({
  name: 'SsoInfoResource.create',
  summary: 'Looks up whether an email logs in through a company.',
  // Uses POST, because an email address in the URL would end up in logs.
  method: 'POST',
  path: '/v3/sso/info/',
  input: z.strictObject({ email }),
  output: SsoLookUp,
  errors: [],
  who: 'anyone',
})

/** The data of the error 'sso-required'. */
export const SsoRequired = z.object({ company: z.string() })

/** The code of a log-in at a company. It works once, in the browser that began the log-in. */
export const SsoCode = z.string().check(z.minLength(1), z.maxLength(2_000))

const iss = z.optional(z.string().check(z.maxLength(500)))

/** The result that the window of a company returns. */
export const SsoWindow = z.object({ code: SsoCode, state: ConnectState, iss })

/** Exchanges the code of a log-in at a company for who logged in there. */
export const ssoExchange = defineCall({
  name: 'SsoTokenResource.create',
  summary: 'Exchanges the code of a log-in at a company for who logged in there.',
  method: 'POST',
  path: '/v3/sso/token/',
  input: z.strictObject({
    code: SsoCode,
    state: ConnectState,
    /** The issuer that sent the code (RFC 9207). */
    iss,
  }),
  output: z.object({
    sso_id: z.optional(z.string()),
    sso_id_token: z.optional(z.string()),
    sso_email: z.optional(z.string()),
    sso_user_name: z.optional(z.string()),
  }),
  errors: ['sso-failed', 'connect-gone'],
  who: 'anyone',
})
