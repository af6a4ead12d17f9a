import { Viewer } from '../entities/viewer.ts'
import { limits } from '../limits.ts'
import { z } from '../schema.ts'
import { SignupSource } from '../signup-sources.ts'
import { defineCall } from './define-call.ts'

const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.emailMax))
const password = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax))

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

/** Makes an account from an email, a password and a birthday, and logs it in. */
export const register = defineCall({
  name: 'UserRegisterResource.create',
  summary: 'Makes an account and logs it in.',
  method: 'POST',
  path: '/resource/UserRegisterResource/create/',
  input: z.strictObject({
    type: z.literal('email'),
    email,
    password,
    /** Epoch seconds, negative before 1970. */
    birthday: z.optional(z.int()),
    signup_source: z.optional(SignupSource),
  }),
  output: z.object({ user: Viewer }),
  errors: [
    'email-invalid',
    'email-taken',
    'email-has-brand',
    'password-short',
    'password-weak',
    'age-missing',
    'age-under',
    'age-over',
  ],
  who: 'anyone',
})

/** Logs in with an email or username and a password. */
export const logIn = defineCall({
  name: 'UserSessionResource.create',
  summary: 'Logs in.',
  method: 'POST',
  path: '/resource/UserSessionResource/create/',
  input: z.strictObject({ username_or_email: email, password }),
  output: z.object({ user: Viewer }),
  errors: ['email-unknown', 'password-wrong'],
  who: 'anyone',
})

/** Ends this session on the service. */
export const logOut = defineCall({
  name: 'UserSessionResource.delete',
  summary: 'Ends this session.',
  method: 'POST',
  path: '/resource/UserSessionResource/delete/',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  who: 'anyone',
})

/** Who is looking, or nobody. */
export const getViewer = defineCall({
  name: 'ViewerResource.get',
  summary: 'Who is looking.',
  method: 'GET',
  path: '/resource/ViewerResource/get/',
  input: z.strictObject({}),
  output: z.nullable(Viewer),
  errors: [],
  who: 'anyone',
})
