import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { madeIssuer } from '../issuers/testing/made-issuer.ts'
import { joseIdTokens } from './jose.ts'
import type { ExpectedToken } from './port.ts'

afterEach(() => vi.useRealTimers())

const clientId = 'our-client'
const now = new Date('2026-11-25T12:00:00Z')
const seconds = now.getTime() / 1_000
const made = await madeIssuer()
const { issuer } = made
const idTokens = joseIdTokens({ issuers: made.issuers, clock: { now: () => now } })
const expected = { issuer, clientId, nonce: 'the-nonce' }
const sound = {
  iss: issuer,
  aud: clientId,
  sub: '108',
  nonce: 'the-nonce',
  iat: seconds - 5,
  exp: seconds + 3_600,
}
const without = (name: keyof typeof sound): JWTPayload =>
  Object.fromEntries(Object.entries(sound).filter(([key]) => key !== name))
const verdict = async (token: string, given: ExpectedToken = expected, by = idTokens) => {
  const came = await by.verify(token, given)
  return came.ok ? 'ok' : came.fault
}

test('V8.18 an id token with every claim in order says whose it is', async () => {
  const token = await made.sign({ ...sound, azp: clientId, email: 'a@example.org' })
  const came = await idTokens.verify(token, expected)
  expect(came).toMatchObject({ ok: true, token: { issuer, subject: '108' } })
  expect(came.ok && came.token.claims.email).toBe('a@example.org')
})

test.each<[string, JWTPayload]>([
  ['another issuer', { ...sound, iss: 'https://evil.example' }],
  ['no issuer', without('iss')],
  ['another audience', { ...sound, aud: 'another-client' }],
  ['no audience', without('aud')],
  ['several audiences and no authorized party', { ...sound, aud: [clientId, 'another-client'] }],
  ['another authorized party', { ...sound, azp: 'another-client' }],
  ['a past expiry', { ...sound, exp: seconds - 31 }],
  ['no expiry', without('exp')],
  ['a time of issue in the future', { ...sound, iat: seconds + 31 }],
  ['no time of issue', without('iat')],
  ['a start in the future', { ...sound, nbf: seconds + 31 }],
  ['another nonce', { ...sound, nonce: 'another' }],
  ['no nonce', without('nonce')],
  ['no subject', without('sub')],
  ['an empty subject', { ...sound, sub: '' }],
])('an id token with %s is refused', async (_, claims) => {
  expect(await verdict(await made.sign(claims))).toBe('wrong')
})

test('clocks may differ by half a minute', async () => {
  expect(await verdict(await made.sign({ ...sound, exp: seconds - 29 }))).toBe('ok')
  expect(await verdict(await made.sign({ ...sound, iat: seconds + 29 }))).toBe('ok')
})

test('an id token without a signature is refused', async () => {
  expect(await verdict(new UnsecuredJWT(sound).encode())).toBe('wrong')
  const [, payload] = (await made.sign(sound)).split('.')
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  expect(await verdict(`${none}.${payload}.`)).toBe('wrong')
})

test('an id token signed with the public key as a shared secret is refused', async () => {
  const [jwk = {}] = made.publishedKeys()
  for (const secret of [JSON.stringify(jwk), Object.values(jwk).join('')]) {
    const token = await new SignJWT(sound)
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(new TextEncoder().encode(secret))
    expect(await verdict(token)).toBe('wrong')
  }
})

test('an id token of another key under a published key id is refused', async () => {
  const other = await madeIssuer()
  expect(await verdict(await other.sign(sound))).toBe('wrong')
})

test('a changed id token is refused', async () => {
  const [header, payload = '', signature] = (await made.sign(sound)).split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: '109' })).toString('base64url')
  expect(await verdict(`${header}.${changed}.${signature}`)).toBe('wrong')
  expect(await verdict('not a token')).toBe('wrong')
})

test('keys are loaded once, and again for an unknown key id, but not more often than every half minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const own = await madeIssuer()
  const by = joseIdTokens({ issuers: own.issuers, clock: { now: () => new Date() } })
  const sound = { iss: issuer, aud: clientId, sub: '1', nonce: 'the-nonce' }
  const next = async (header = {}) => {
    const at = Date.now() / 1_000
    return verdict(await own.sign({ ...sound, iat: at, exp: at + 60 }, header), expected, by)
  }
  expect([await next(), await next(), own.keyLoads()]).toEqual(['ok', 'ok', 1])
  await own.rotate()
  vi.setSystemTime(now.getTime() + 31_000)
  expect([await next(), own.keyLoads()]).toEqual(['ok', 2])
  for (let tries = 0; tries < 5; tries += 1) expect(await next({ kid: 'made-up' })).toBe('wrong')
  expect(own.keyLoads()).toBe(2)
})

test('an issuer that cannot be reached, or calls itself otherwise, verifies nothing', async () => {
  const own = await madeIssuer()
  const by = () => joseIdTokens({ issuers: own.issuers, clock: { now: () => now } })
  const token = await own.sign(sound)
  own.breakDown(true)
  expect(await verdict(token, expected, by())).toBe('unreachable')
  own.breakDown(false)
  expect(await verdict(token, { ...expected, issuer: `${issuer}/` }, by())).toBe('unreachable')
  expect(await verdict(token, { ...expected, issuer: 'https://b.test' }, by())).toBe('unreachable')
  expect(await verdict(token, expected, by())).toBe('ok')
})

test('an issuer with a shared secret signs with it, and a published key then counts for nothing', async () => {
  const secret = 'a secret of thirty-two characters'
  const sign = (key: string) =>
    new SignJWT(sound).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(key))
  const shared = { ...expected, secret }
  expect(await verdict(await sign(secret), shared)).toBe('ok')
  expect(await verdict(await sign('another secret of the same length'), shared)).toBe('wrong')
  expect(await verdict(await made.sign(sound), shared)).toBe('wrong')
})
