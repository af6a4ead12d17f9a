import { z } from '@tessera/contracts/schema'
import { BusinessAnswers } from '../business-questions.ts'
import { Viewer } from '../entities/viewer.ts'
import { UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { SignupSource } from '../signup-sources.ts'
import { captchaFields } from './captcha.ts'
import { connectTicket, facebookId, facebookToken, idToken } from './connect-fields.ts'
import { defineCall } from './define-call.ts'
import { email, newPassword } from './identity-fields.ts'
import { SsoCode } from './sso.ts'

/** True when an account has this email. */
export const emailExists = defineCall({
  name: 'RegisterExists.get',
  summary: 'Checks whether an account has this email.',
  // Uses POST, because an email address in the URL would end up in logs.
  method: 'POST',
  path: '/v3/register/exists/',
  input: z.strictObject({ email }),
  output: z.boolean(),
  errors: ['email-invalid'],
  who: 'anyone',
})

/** Checks whether an email address can receive mail: its format, and domains that are known to accept none. */
export const validateEmail = defineCall({
  name: 'EmailValidation.get',
  summary: 'Checks whether an email address can receive mail.',
  method: 'POST',
  path: '/v3/email/validation/',
  input: z.strictObject({ email }),
  output: z.object({ is_valid: z.boolean() }),
  errors: [],
  who: 'anyone',
})

/** A rule for new passwords, and the text to show when it is broken. */
export const PasswordRule = z.union([
  z.object({ type: z.literal('min_length'), length: z.number(), message: z.string() }),
  /** Refused passwords, in lower case. */
  z.object({ type: z.literal('not_among'), words: z.array(z.string()), message: z.string() }),
  z.object({ type: z.literal('not_email'), message: z.string() }),
])

export type PasswordRule = z.infer<typeof PasswordRule>

/** True for each provider that this visitor can log in with. */
const Providers = z.object({ google: z.boolean(), facebook: z.boolean(), line: z.boolean() })

const noProviders = { google: false, facebook: false, line: false }

/** The rules of sign-up, which depend on the visitor's country. */
export const SignUpRules = z.object({
  /** A two-letter code; null when unknown. */
  country: z.nullable(z.string()),
  /** True when each consent has to be asked for separately. */
  needs_consents: z.boolean(),
  age_minimum: z.number(),
  /** The minimum length, in the variant of the flow that asks for stronger passwords. */
  password_min: z.number(),
  needs_strong_password: z.boolean(),
  password_rules: z.array(PasswordRule),
  /** True in a document, which leaves the refused passwords out: they are asked for when somebody types one. */
  is_brief: z.optional(z.literal(true)),
  /** The public key of the invisible captcha; null when none is used. */
  recaptcha_site_key_v3: z._default(z.nullable(z.string()), null),
  /** The address that links to the sign-up lead to instead of the form; null for the form. */
  sign_up_url: z._default(z.nullable(z.string()), null),
  providers: z._default(Providers, noProviders),
})

export type SignUpRules = z.infer<typeof SignUpRules>

/** Returns the rules of sign-up. */
export const signUpRules = defineCall({
  name: 'SignUpRulesResource.get',
  summary: 'Returns the rules of sign-up.',
  method: 'GET',
  path: '/resource/SignUpRulesResource/get/',
  input: z.strictObject({}),
  output: SignUpRules,
  errors: [],
  who: 'anyone',
})

const name = z.string().check(z.trim(), z.maxLength(limits.nameMax))
const word = z.string().check(z.maxLength(100))

/** The kinds of registrations: with an email and a password, or with what a provider proved. */
export const registrationTypes = [
  'email',
  'google',
  'google_one_tap',
  'facebook',
  'line',
  'sso',
] as const

/**
 * Creates an account and logs it in: from an email and a password, or from what a provider proved,
 * which is a `connect_ticket` or a token of the provider.
 */
export const register = defineCall({
  name: 'UserRegisterResource.create',
  summary: 'Creates an account and logs it in.',
  method: 'POST',
  path: '/resource/UserRegisterResource/create/',
  input: z.strictObject({
    type: z.enum(registrationTypes),
    /** Required without a provider; with one, for a provider that gave none. */
    email: z.optional(email),
    /** Required without a provider, and ignored with one. */
    password: z.optional(newPassword),
    /** Stands for what a provider proved. */
    connect_ticket: z.optional(connectTicket),
    google_open_id_token: z.optional(idToken),
    /** The address and the code of a log-in at a company. */
    sso_user_email: z.optional(email),
    sso_auth_code: z.optional(SsoCode),
    line_id_token: z.optional(idToken),
    /** Facebook signs nobody up: the answer is 'facebook-register-prevented'. */
    facebook_id: z.optional(facebookId),
    facebook_token: z.optional(facebookToken),
    /** Epoch seconds, negative before 1970. */
    birthday: z.optional(z.int()),
    birthday_source_site: z.optional(word),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** The service derives a missing name from the provider's, or from the email. */
    first_name: z.optional(name),
    last_name: z.optional(name),
    email_source_site: z.optional(word),
    gender: z.optional(word),
    image_url: z.optional(z.string().check(z.maxLength(limits.pinLinkMax))),
    kr_privacy_consent_opt_in: z.optional(z.boolean()),
    marketing_notifs_opt_out: z.optional(z.boolean()),
    ...captchaFields,
    /** The place of the sign-up in the product. */
    container: z.optional(word),
    page: z.optional(word),
    signup_source: z.optional(SignupSource),
    inviter_id: z.optional(UserId),
    account_type: z._default(z.enum(['personal', 'business']), 'personal'),
    business_name: z.optional(name),
    business_answers: z.optional(BusinessAnswers),
  }),
  output: z.object({ user: Viewer }),
  errors: [
    'email-invalid',
    'email-taken',
    'email-has-brand',
    'password-short',
    'password-weak',
    'password-is-name',
    'password-not-ascii',
    'age-missing',
    'age-under',
    'age-over',
    'consents-missing',
    'full-name-invalid',
    'captcha-needed',
    'captcha-wrong',
    'identity-email-taken',
    'identity-refused',
    'identity-of-other',
    'connect-gone',
    'google-register-prevented',
    'sso-required',
    'sso-address',
    'facebook-register-prevented',
    'sign-up-closed',
    'words-refused',
    'sign-up-invite-needed',
    'sign-up-invite-gone',
    'sign-up-domain',
    'sign-up-waits',
  ],
  who: 'anyone',
})

/** Converts the viewer's account to a business account. */
export const convertToBusiness = defineCall({
  name: 'BusinessAccountResource.create',
  summary: "Converts the viewer's account to a business account.",
  method: 'POST',
  path: '/resource/BusinessAccountResource/create/',
  input: z.strictObject({ business_name: name, business_answers: z.optional(BusinessAnswers) }),
  output: z.object({ user: Viewer }),
  errors: ['full-name-invalid', 'words-refused'],
  who: 'member',
})
