import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { keyedSecrets } from '../secrets/keyed.ts'
import { joseViewerTokens } from './jose.ts'
import type { ViewerTokens } from './port.ts'

const secrets = keyedSecrets('a secret of the service')
const week = 7 * 24 * 60 * 60 * 1_000
const tokensAt = (time: number, of = secrets) =>
  joseViewerTokens({ secrets: of, clock: { now: () => new Date(time) } })

const Keys = z.array(z.looseObject({ kty: z.literal('OKP'), kid: z.string() }))

const verified = async (token: string, by: ViewerTokens) =>
  jwtVerify(token, createLocalJWKSet({ keys: z.parse(Keys, await by.keys()) })).then(
    ({ payload }) => payload.sub,
    () => 'refused',
  )

test('a token is signed by a key that all instances have', async () => {
  const token = await tokensAt(0).sign({ sub: 'mira' })
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'EdDSA', typ: 'JWT' })
  expect(await verified(token, tokensAt(0))).toBe('mira')
  expect(await verified(token, tokensAt(0, keyedSecrets('another secret')))).toBe('refused')
})

test('the key changes each week, and is published a week before and a week after', async () => {
  const now = 1_000 * week
  const kids = await Promise.all(
    [now - week, now, now + week].map(
      async (time) => decodeProtectedHeader(await tokensAt(time).sign({})).kid,
    ),
  )
  expect(new Set(kids).size).toBe(3)
  expect((await tokensAt(now).keys()).map(({ kid }) => kid)).toEqual(kids)
  const token = await tokensAt(now).sign({ sub: 'mira' })
  expect(await verified(token, tokensAt(now + week))).toBe('mira')
  expect(await verified(token, tokensAt(now + 2 * week))).toBe('refused')
})

test('the published keys hold nothing secret', async () => {
  for (const key of await tokensAt(0).keys())
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
})
