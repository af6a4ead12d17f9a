import { expect, test } from 'vitest'
import { recaptchaCaptchas } from '../platform/captcha/recaptcha.ts'
import { quietLog } from '../platform/log/json-lines.ts'
import { contentSecurityPolicy, documentHeaders, documentPolicy } from './headers.ts'

const bare = { nonce: 'n', origins: [], overrides: false }

test('a document allows Google’s origins only where reCAPTCHA is configured', () => {
  const keys = { siteKey: 'public', secret: 'secret' }
  const clock = { now: () => new Date() }
  const spend = async () => true
  const given = { v2: keys, v3: null, host: 'x.org', clock, log: quietLog, spend }
  const policy = contentSecurityPolicy({ ...bare, captcha: recaptchaCaptchas(given).sources })
  expect(policy).toMatch(/script-src 'self' 'nonce-n' https:\/\/www\.google\.com /)
  expect(policy).toContain("frame-src 'self' https://www.google.com https://recaptcha.google.com")
  expect(contentSecurityPolicy(bare)).not.toMatch(/google|worker-src/)
})

test('trusted types and hashes are enforced, except with reCAPTCHA and in development', () => {
  const captcha = { scripts: ['https://www.google.com'], frames: [] }
  const enforced = (given: object) => {
    const headers = documentHeaders({ ...bare, https: true, ...given })
    const policy = headers.get('Content-Security-Policy') ?? ''
    return [policy.includes('require-trusted-types-for'), headers.has('Integrity-Policy')]
  }
  expect(enforced({})).toEqual([true, true])
  expect(enforced({ captcha })).toEqual([false, false])
  expect(enforced({ overrides: true })).toEqual([false, false])
  const hashes = ['sha384-x']
  expect(documentPolicy({ ...bare, hashes, captcha })).toBe(
    "script-src 'self' 'nonce-n' 'sha384-x' https://www.google.com; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'",
  )
  expect(documentPolicy({ ...bare, hashes, overrides: true })).toBeUndefined()
})
