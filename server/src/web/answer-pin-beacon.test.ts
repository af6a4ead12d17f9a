import { pinBeaconUrl } from '@tessera/contracts/pin-beacon'
import { expect, test, vi } from 'vitest'
import { answerPinBeacon } from './answer-pin-beacon.ts'
import { contentSecurityPolicy, documentPolicy } from './headers.ts'

const beacon = pinBeaconUrl({
  event: 'pin_create_success',
  pinId: '42',
  method: 'bookmarklet',
  description: 'A private thought',
  url: 'https://soup.example/secret',
})

function answered(path: string, logHost: string | null = null, isFromOtherSite = false) {
  const info = vi.fn()
  const log = { info, warn: () => {}, error: () => {} }
  const request = new Request(`https://tessera.example${path}`)
  const ports = { settings: { logHost }, log }
  return { answer: answerPinBeacon(ports, request, { id: 'r1', isFromOtherSite }), info }
}

test('S7.28 a beacon is counted here and answered with nothing, and neither the page nor its words are logged', () => {
  const { answer, info } = answered(beacon)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([204, 'no-store'])
  expect(info.mock.calls).toEqual([
    ['pin.from-site', { id: 'r1', event: 'pin_create_success', pin: '42', method: 'bookmarklet' }],
  ])
})

test('a beacon goes on to the log host that is configured, with its whole query', () => {
  const { answer } = answered(beacon, 'https://log.example')
  const [, query] = beacon.split('?')
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    302,
    `https://log.example/?${query}`,
  ])
})

test('a beacon of another site, or of another event, is neither counted nor sent on', () => {
  for (const [path, isOther] of [
    [beacon, true],
    [beacon.replace('pin_create_success', 'anything'), false],
    ['/v3/pins/beacon/', false],
  ] as const) {
    const { answer, info } = answered(path, 'https://log.example', isOther)
    expect(answer.status).toBe(204)
    expect(info).not.toHaveBeenCalled()
  }
})

test('a log line has no more of a beacon than ids and methods have', () => {
  const { info } = answered(
    '/v3/pins/beacon/?event=pin_create_fail&pin_id=%0Aforged&path=%0Aforged%20line',
  )
  expect(info.mock.calls).toEqual([
    ['pin.from-site', { id: 'r1', event: 'pin_create_fail', pin: null, method: 'forgedline' }],
  ])
})

test('a document allows pictures of the log host only where one is configured', () => {
  const given = { nonce: 'n', origins: [], overrides: false, hashes: [] }
  for (const policy of [contentSecurityPolicy, documentPolicy]) {
    expect(policy({ ...given, logHost: 'https://log.example' })).toMatch(
      /img-src [^;]*https:\/\/log\.example/,
    )
    expect(policy({ ...given, logHost: null })).not.toContain('log.example')
  }
})
