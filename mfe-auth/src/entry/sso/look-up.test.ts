import { type SsoLookUp, ssoInfo, ssoUserCheck } from '@tessera/contracts/calls/sso'
import { answerError, answers } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { notSso } from '../flow/sso-found.ts'
import { lookUpSso } from './look-up.ts'

const email = 'mira@acme.test'
const info: SsoLookUp = {
  is_sso: true,
  existing_user: true,
  existing_user_is_sso: false,
  authorization_uri: null,
  redirect_uri: 'http://localhost:3000/connect/sso/done/',
  exchange_code_to_token_info_url: '/v3/sso/token/',
}
const uri = 'http://localhost:3000/connect/sso/?company=1'

async function lookedUp(first: SsoLookUp | Response, second: SsoLookUp | Response = first) {
  const { answer, asked } = answers([ssoInfo, () => first], [ssoUserCheck, () => second])
  const { signal } = new AbortController()
  return { found: await lookUpSso(testShell({ answer }).shell.client, email, signal), asked }
}

test("V3.25 V3.26 V7.6 V7.7 an email is looked up by the SSO info and the user check, whose fields get the form's names", async () => {
  const { asked, found } = await lookedUp(info, { ...info, authorization_uri: uri })
  expect(asked).toEqual([
    { call: ssoInfo.name, input: { email } },
    { call: ssoUserCheck.name, input: { email } },
  ])
  expect(found).toEqual({
    isSso: true,
    existingUser: true,
    existingUserIsSso: false,
    authorizationUri: uri,
    exchangeCodeToTokenUrl: '/v3/sso/token/',
  })
})

test('an email without single sign-on takes one call', async () => {
  const { asked, found } = await lookedUp({ ...info, is_sso: false })
  expect(asked).toEqual([{ call: ssoInfo.name, input: { email } }])
  expect(found).toEqual(notSso)
})

test.each([
  ['is refused', () => answerError('too-fast', { wait_seconds: 60 })],
  ['has no network', () => Response.error()],
])('V8.23 SSO info that %s counts as no single sign-on', async (_, refusal) => {
  expect((await lookedUp(refusal())).found).toEqual(notSso)
})

test('a company whose log-in can not be prepared is known all the same', async () => {
  const { found } = await lookedUp(info, answerError('too-fast', { wait_seconds: 60 }))
  expect(found).toMatchObject({ isSso: true, authorizationUri: null })
})
