import { expect, test } from 'vitest'
import { recaptchaCaptchas } from '../platform/captcha/recaptcha.ts'
import { quietLog } from '../platform/log/json-lines.ts'
import { contentSecurityPolicy } from './headers.ts'

const bare = { nonce: 'n', origins: [], overrides: false }

test('a document lets Google in only where its captcha is configured', () => {
  const keys = { siteKey: 'public', secret: 'secret' }
  const clock = { now: () => new Date() }
  const spend = async () => true
  const given = { v2: keys, v3: null, host: 'x.org', clock, log: quietLog, spend }
  const policy = contentSecurityPolicy({ ...bare, captcha: recaptchaCaptchas(given).sources })
  expect(policy).toMatch(/script-src 'self' 'nonce-n' https:\/\/www\.google\.com /)
  expect(policy).toContain('frame-src https://www.google.com https://recaptcha.google.com')
  expect(contentSecurityPolicy(bare)).not.toMatch(/google|frame-src|worker-src/)
})
