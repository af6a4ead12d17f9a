import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signatureOf } from '../../../../platform/webhook/signature.ts'
import { signatureChecks } from '../../../../web/api-page/webhooks-part.ts'

const one = 'v1=5ee9dbea932dd684ca175a7487d57ef97912a4e19223c2c622ebf780704321d1'
const given = { body: '{"id":"1"}', seconds: 1_764_169_200 }

test.each([
  ['the moment and the body', given, given, true],
  ['another body', given, { ...given, body: '{"id":"2"}' }, false],
  ['another moment', given, { ...given, seconds: given.seconds + 1 }, false],
])('a signature is of %s', (_, left, right, isSame) => {
  const of = (text: typeof given) => signatureOf({ ...text, secrets: ['s'] }).split('v1=')[1]
  expect(of(left) === of(right)).toBe(isSame)
})

test('a signature is the HMAC that other programs compute, one for each secret', () => {
  // python: hmac.new(b'whsec_a', b'1764169200.{"id":"1"}', 'sha256').hexdigest()
  const [t, ...both] = signatureOf({ ...given, secrets: ['whsec_a', 'whsec_b'] }).split(',')
  expect([t, both.length, both[0]]).toEqual(['t=1764169200', 2, one])
})

const guide = readFileSync(new URL('../../../../../../docs/webhooks.md', import.meta.url), 'utf8')

test('the guide and the API page have the same code, which takes a signature of either secret', async () => {
  expect(guide).toContain(signatureChecks.node)
  expect(guide).toContain(signatureChecks.python)
  const { isGenuine } = await import(
    `data:text/javascript,${encodeURIComponent(signatureChecks.node)}`
  )
  const seconds = Math.floor(Date.now() / 1_000)
  const body = '{"name":"Lämp"}'
  const header = signatureOf({ body, seconds, secrets: ['whsec_new', 'whsec_old'] })
  const old = signatureOf({ body, seconds: seconds - 400, secrets: ['whsec_new'] })
  expect([
    isGenuine('whsec_new', header, Buffer.from(body)),
    isGenuine('whsec_old', header, Buffer.from(body)),
    isGenuine('whsec_other', header, Buffer.from(body)),
    isGenuine('whsec_new', header, Buffer.from('{}')),
    isGenuine('whsec_new', old, Buffer.from(body)),
  ]).toEqual([true, true, false, false, false])
})
