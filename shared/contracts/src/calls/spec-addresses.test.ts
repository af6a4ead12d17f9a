import { expect, test } from 'vitest'
import { facebookLoginData, facebookProfileData } from './facebook.ts'
import { forgotPassword } from './recovery.ts'
import { emailExists, validateEmail } from './registration.ts'
import { ssoInfo } from './sso.ts'

test('V7.1 V7.2 V7.3 V7.7 V7.10 V7.11 the calls that have an address in the spec are posted there', () => {
  const calls = [emailExists, validateEmail, forgotPassword, ssoInfo]
  expect(
    [...calls, facebookProfileData, facebookLoginData].map(
      ({ method, path }) => `${method} ${path}`,
    ),
  ).toEqual([
    'POST /v3/register/exists/',
    'POST /v3/email/validation/',
    'POST /v3/users/forgot_password/',
    'POST /v3/sso/info/',
    'POST /v3/facebook/profile_data/',
    'POST /v3/facebook/login_data/',
  ])
})
