import { ssoExchange } from '@tessera/contracts/calls/sso'
import { answerError, answers } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { exchangeCode } from './exchange.ts'

const url = { exchangeCodeToTokenUrl: '/v3/sso/token/' }
const answer = { code: 'a code', state: 's'.repeat(43) }
const whole = {
  sso_id: '1',
  sso_id_token: 'a.b.c',
  sso_email: 'mira@acme.test',
  sso_user_name: 'Mira',
}

async function exchanged(
  given: object,
  from: { readonly exchangeCodeToTokenUrl: string | null } = url,
) {
  const { answer: service, asked } = answers([ssoExchange, () => given])
  const came = await exchangeCode(testShell({ answer: service }).shell.client, from, answer)
  return { came, sent: asked.map(({ input }) => input) }
}

test('V7.8 V3.27 the exchange sends the code and the state, and returns who logged in', async () => {
  const { came, sent } = await exchanged(whole)
  expect(sent).toEqual([answer])
  const tokens = {
    ssoId: '1',
    ssoIdToken: 'a.b.c',
    ssoEmail: 'mira@acme.test',
    ssoUserName: 'Mira',
  }
  expect(came).toEqual({ ok: true, tokens })
})

test.each(['sso_id', 'sso_id_token', 'sso_email', 'sso_user_name'])(
  "V8.23 S8.12 an exchange without %s is the error 'No tokens returned' with code 0",
  async (field) => {
    const { came } = await exchanged({ ...whole, [field]: undefined })
    expect(came).toMatchObject({
      ok: false,
      error: {
        message: 'Sorry! Something went wrong on our end.',
        messageDetail: 'No tokens returned',
        apiErrorCode: 0,
      },
    })
  },
)

test('a refused exchange returns the refusal', async () => {
  const { came } = await exchanged(answerError('connect-gone'))
  expect(came).toMatchObject({ ok: false, error: { code: 'connect-gone' } })
})

test.each([null, '', 'https://evil.test/v3/sso/token/', '//evil.test/', '/v3/sso/token/x'])(
  'no code is sent when the look-up names the address %j',
  async (exchangeCodeToTokenUrl) => {
    const { came, sent } = await exchanged(whole, { exchangeCodeToTokenUrl })
    expect(came.ok).toBe(false)
    expect(sent).toEqual([])
  },
)
