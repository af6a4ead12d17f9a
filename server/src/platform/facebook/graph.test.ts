import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { quietLog } from '../log/json-lines.ts'
import { facebookGraph } from './graph.ts'

function graph(answer: { readonly ok: boolean; readonly body: unknown } | Error) {
  const asked: URL[] = []
  const app = { appId: '42', appSecret: 'secret', graphUrl: 'https://graph.example' }
  const fetch = async (url: string) => {
    asked.push(new URL(url))
    if (answer instanceof Error) throw answer
    return Response.json(answer.body, { status: answer.ok ? 200 : 400 })
  }
  const facebook = facebookGraph(app, { issuers: { fetch }, log: quietLog })
  if (facebook === null) throw new Error('There is an app.')
  return { facebook, asked }
}

test('a token is inspected with the app’s id and secret', async () => {
  const data = {
    app_id: '42',
    user_id: '7',
    type: 'USER',
    is_valid: true,
    expires_at: 5,
    issued_at: 4,
  }
  const { facebook, asked } = graph({ ok: true, body: { data } })
  expect(await facebook.inspect('token')).toEqual({
    appId: '42',
    userId: '7',
    type: 'USER',
    isValid: true,
    expiresAt: 5,
    issuedAt: 4,
  })
  expect(asked[0]?.pathname).toBe('/v2.7/debug_token')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    input_token: 'token',
    access_token: '42|secret',
  })
})

test('a profile is asked for with a proof of the secret, and has null for what is not shared', async () => {
  const body = { id: '7', first_name: 'Aki', picture: { data: { url: 'https://p.example/7' } } }
  const { facebook, asked } = graph({ ok: true, body })
  expect(await facebook.person('token')).toEqual({
    id: '7',
    email: null,
    name: null,
    firstName: 'Aki',
    lastName: null,
    birthday: null,
    gender: null,
    picture: 'https://p.example/7',
  })
  const proof = createHmac('sha256', 'secret').update('token').digest('hex')
  expect(asked[0]?.searchParams.get('appsecret_proof')).toBe(proof)
})

test('a refused token is null; no answer and a wrong one are unreachable', async () => {
  const refused = graph({ ok: false, body: { error: {} } }).facebook
  expect([await refused.inspect('t'), await refused.person('t')]).toEqual([null, null])
  expect(await graph(new Error('reset')).facebook.inspect('t')).toBe('unreachable')
  expect(await graph({ ok: true, body: 'hello' }).facebook.person('t')).toBe('unreachable')
})
