import { expect, test } from 'vitest'
import { placeOfAddress, postgresAddressOf } from './postgres-address.ts'
import { postgresHostsOf } from './postgres-hosts.ts'

test('an address of one host stays as it is', () => {
  for (const url of [
    'postgres://me:word@db.test:6432/pins?sslmode=require',
    'postgresql://db/pins',
  ])
    expect(postgresAddressOf(url)).toEqual({ urls: [url], needsPrimary: false })
  expect(postgresHostsOf('postgres://db.test/pins', 1_000)).toBeUndefined()
})

test('an address of several hosts has the same user, database and parameters for each', () => {
  const text =
    'postgresql://me:a%2Cb@one.test,two.test:6432,[::1]/pins?sslmode=require&target_session_attrs=read-write'
  expect(postgresAddressOf(text)).toEqual({
    urls: [
      'postgresql://me:a%2Cb@one.test/pins?sslmode=require',
      'postgresql://me:a%2Cb@two.test:6432/pins?sslmode=require',
      'postgresql://me:a%2Cb@[::1]/pins?sslmode=require',
    ],
    needsPrimary: true,
  })
  expect(placeOfAddress(text)).toBe('one.test,two.test:6432,[::1]/pins')
})

test('several hosts mean the one that takes writes, unless any will do', () => {
  const needsPrimary = (query: string) =>
    postgresAddressOf(`postgres://a,b/db${query}`)?.needsPrimary
  expect(needsPrimary('')).toBe(true)
  expect(needsPrimary('?target_session_attrs=primary')).toBe(true)
  expect(needsPrimary('?target_session_attrs=any')).toBe(false)
})

test('an address of standbys, or of no database, is none', () => {
  for (const text of [
    'postgres://a,b/db?target_session_attrs=standby',
    'postgres://a:1,b:x/db',
    'mysql://a/db',
    'my database',
    '',
  ])
    expect(postgresAddressOf(text), text).toBeUndefined()
})

test('when no host will do, the reason of each is told without a password', async () => {
  const hosts = postgresHostsOf('postgres://me:hunter2@127.0.0.1:1,127.0.0.1:2/pins', 2_000)
  const cause: unknown = await hosts?.current().catch((error: unknown) => error)
  expect(cause).toMatchObject({ code: '08001' })
  expect(String(cause)).toContain('127.0.0.1:1: connect ECONNREFUSED')
  expect(String(cause)).not.toContain('hunter2')
})
