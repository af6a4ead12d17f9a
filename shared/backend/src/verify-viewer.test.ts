import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { verifyViewer } from './verify-viewer.ts'

const product = 'https://pins.example.org'
const now = new Date('2026-05-01T10:00:00Z')
const seconds = now.getTime() / 1_000

const [own, other] = await Promise.all([generateKeyPair('EdDSA'), generateKeyPair('EdDSA')])
const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'EdDSA', use: 'sig' }

const usual = {
  iss: product,
  aud: ['events', 'https://events.example.org'],
  iat: seconds,
  exp: seconds + 60,
  jti: 'r1',
  viewer: 'member',
  sub: 's1',
}

const signed = (more: JWTPayload = {}, { kid = 'k1', key = own.privateKey } = {}) =>
  new SignJWT({ ...usual, ...more }).setProtectedHeader({ alg: 'EdDSA', kid }).sign(key)

/** A product that answers with its keys, and counts how often it is asked. */
function productWith(body: () => Response = () => Response.json({ keys: [jwk] })) {
  const asked: string[] = []
  return {
    asked,
    fetch: async (url: RequestInfo | URL) => {
      asked.push(String(url))
      return body()
    },
  }
}

const verify = (token: string, more = {}) =>
  verifyViewer(
    { 'tessera-viewer': token },
    { product, module: 'events', now, fetch: productWith().fetch, ...more },
  )
const refusal = (token: string, more = {}) =>
  verify(token, more).then(
    () => 'none',
    ({ code }) => code,
  )

test('a member and a visitor are read, with what was granted', async () => {
  const granted = { id: '12', username: 'mira', name: 'Mira Lind', locale: 'en' }
  expect(await verify(await signed(granted))).toEqual({
    viewer: 'member',
    request: 'r1',
    subject: 's1',
    ...granted,
  })
  const { sub: _, ...visitor } = usual
  const token = await new SignJWT({ ...visitor, viewer: 'none' })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k1' })
    .sign(own.privateKey)
  expect(await verify(token)).toEqual({ viewer: 'none', request: 'r1' })
})

test('the headers of Node and of the web are read alike', async () => {
  const token = await signed()
  const asked = { product, module: 'events', now, fetch: productWith().fetch }
  const headers = new Headers({ 'Tessera-Viewer': token })
  expect(await verifyViewer(headers, asked)).toMatchObject({ subject: 's1' })
})

test('the keys are read from the product, and once for each key', async () => {
  const { asked, fetch } = productWith()
  await verify(await signed(), { fetch })
  expect(asked).toEqual([`${product}/.well-known/tessera-viewer.jwks`])
})

test.each([
  ['another module', { aud: ['lists', 'https://events.example.org'] }],
  ['another product', { iss: 'https://evil.example' }],
  ['a past time', { iat: seconds - 120, exp: seconds - 60 }],
  ['a time to come', { iat: seconds + 60, exp: seconds + 120 }],
  ['a lifetime beyond a minute', { iat: seconds - 3_600, exp: seconds + 3_600 }],
  ['nobody and no member', { viewer: 'admin' }],
  ['a member without a name', { sub: '' }],
])('a token of %s is refused', async (_, more) => {
  expect(await refusal(await signed(more))).toBe('bad-token')
})

test('a token for another server of the module is refused where the server names itself', async () => {
  const token = await signed()
  expect(await refusal(token, { origin: 'https://events.example.org' })).toBe('none')
  expect(await refusal(token, { origin: 'https://staging.example.org' })).toBe('bad-token')
})

test('a token by an unknown key, by another key of that name, or changed, is refused', async () => {
  expect(await refusal(await signed({}, { kid: 'k2' }))).toBe('bad-token')
  expect(await refusal(await signed({}, { key: other.privateKey }))).toBe('bad-token')
  const [head, , mark] = (await signed()).split('.')
  const claims = Buffer.from(JSON.stringify({ ...usual, sub: 's2' })).toString('base64url')
  expect(await refusal(`${head}.${claims}.${mark}`)).toBe('bad-token')
})

test('the algorithms none and HS256 are refused, also with the public key as the secret', async () => {
  expect(await refusal(new UnsecuredJWT(usual).encode())).toBe('bad-token')
  const secret = new TextEncoder().encode(String(jwk.x).padEnd(64, '='))
  const token = await new SignJWT(usual)
    .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
    .sign(secret)
  expect(await refusal(token)).toBe('bad-token')
})

test('a request without one token, or with a long one, is refused before keys are read', async () => {
  const { asked, fetch } = productWith()
  const tries = [{}, { 'tessera-viewer': ['a', 'b'] }, { 'tessera-viewer': 'x'.repeat(8_001) }]
  for (const headers of tries)
    await expect(verifyViewer(headers, { product, module: 'events', fetch })).rejects.toMatchObject(
      { code: 'no-token' },
    )
  expect(asked).toEqual([])
})

test('keys that cannot be read are no fault of the token', async () => {
  const { fetch } = productWith(() => new Response('away', { status: 503 }))
  expect(await refusal(await signed(), { fetch })).toBe('keys-unreachable')
})
