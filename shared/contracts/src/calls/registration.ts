import { z } from '@tessera/contracts/schema'
import { Viewer } from '../entities/viewer.ts'
import { UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { SignupSource } from '../signup-sources.ts'
import { captchaFields } from './captcha.ts'
import { defineCall } from './define-call.ts'
import { email, newPassword } from './identity-fields.ts'

/** Whether an account has this email; `false` means it is free. */
export const emailExists = defineCall({
  name: 'RegisterExists.get',
  summary: 'Whether an account has this email.',
  // By POST, since an address in a URL ends up in logs.
  method: 'POST',
  path: '/v3/register/exists/',
  input: z.strictObject({ email }),
  output: z.boolean(),
  errors: ['email-invalid'],
  who: 'anyone',
})

/** Whether mail may reach an address: its shape, and whether its domain is known to take none. */
export const validateEmail = defineCall({
  name: 'EmailValidation.get',
  summary: 'Whether an address looks as if mail reached it.',
  method: 'POST',
  path: '/v3/email/validation/',
  input: z.strictObject({ email }),
  output: z.object({ is_valid: z.boolean() }),
  errors: [],
  who: 'anyone',
})

/** A rule for new passwords that the service makes; the words are shown when it is broken. */
export const PasswordRule = z.union([
  z.object({ type: z.literal('min_length'), length: z.number(), message: z.string() }),
  /** Whole passwords that are refused, in small letters. */
  z.object({ type: z.literal('not_among'), words: z.array(z.string()), message: z.string() }),
  z.object({ type: z.literal('not_email'), message: z.string() }),
])

export type PasswordRule = z.infer<typeof PasswordRule>

/** What a sign-up here has to fulfil, which depends on where the visitor is. */
export const SignUpRules = z.object({
  /** Two letters, as far as it can be told. */
  country: z.nullable(z.string()),
  /** Whether each consent has to be asked for by itself. */
  needs_consents: z.boolean(),
  age_minimum: z.number(),
  /** At least so long, and strong, in the variant of the flow that asks for more. */
  password_min: z.number(),
  needs_strong_password: z.boolean(),
  password_rules: z.array(PasswordRule),
  /** The public key of a captcha that judges unseen; null where none is used. */
  recaptcha_site_key_v3: z._default(z.nullable(z.string()), null),
})

export type SignUpRules = z.infer<typeof SignUpRules>

/** The rules of signing up. */
export const signUpRules = defineCall({
  name: 'SignUpRulesResource.get',
  summary: 'What a sign-up has to fulfil.',
  method: 'GET',
  path: '/resource/SignUpRulesResource/get/',
  input: z.strictObject({}),
  output: SignUpRules,
  errors: [],
  who: 'anyone',
})

const name = z.string().check(z.trim(), z.maxLength(limits.nameMax))
const word = z.string().check(z.maxLength(100))

/** Makes an account from an email, a password and a birthday, and logs it in. */
export const register = defineCall({
  name: 'UserRegisterResource.create',
  summary: 'Makes an account and logs it in.',
  method: 'POST',
  path: '/resource/UserRegisterResource/create/',
  input: z.strictObject({
    type: z.literal('email'),
    email,
    password: newPassword,
    /** Epoch seconds, negative before 1970. */
    birthday: z.optional(z.int()),
    birthday_source_site: z.optional(word),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** Of an email sign-up the service takes it from the address when it does not come along. */
    first_name: z.optional(name),
    last_name: z.optional(name),
    email_source_site: z.optional(word),
    gender: z.optional(word),
    kr_privacy_consent_opt_in: z.optional(z.boolean()),
    marketing_notifs_opt_out: z.optional(z.boolean()),
    ...captchaFields,
    /** Where in the product it happened. */
    container: z.optional(word),
    page: z.optional(word),
    signup_source: z.optional(SignupSource),
    inviter_id: z.optional(UserId),
    account_type: z._default(z.enum(['personal', 'business']), 'personal'),
    business_name: z.optional(name),
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
  ],
  who: 'anyone',
})

/** Makes the viewer's account one of a business. */
export const convertToBusiness = defineCall({
  name: 'BusinessAccountResource.create',
  summary: "Makes the viewer's account one of a business.",
  method: 'POST',
  path: '/resource/BusinessAccountResource/create/',
  input: z.strictObject({ business_name: name }),
  output: z.object({ user: Viewer }),
  errors: ['full-name-invalid'],
  who: 'member',
})
