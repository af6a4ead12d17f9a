import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { sql } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { answered, authenticatorOwner, challenged, phoneOwner, shownBy } from './guarded-person.ts'
import { openedService } from './opened-service.ts'
import { codeTo } from './outbox-of.ts'
import { password, visitor } from './person.ts'

const second = 1_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`second factors on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, sample: null }))

    test('V3.16 a log-in is finished with mfa_token, and mfa_resend sends the code once more', async () => {
      const { email, phone } = await phoneOwner(service())
      const waiting = await challenged(service(), email)
      const first = await codeTo(service(), phone)
      now += 31 * second
      const again = await waiting.browser.done(logIn, {
        mfa_challenge: waiting.challenge,
        mfa_resend: true,
      })
      expect(again).toEqual({ resent: true, phone_number_end: phone.slice(-2) })
      const code = await codeTo(service(), phone)
      if (first !== code) expect(await answered(waiting, first)).toBe('code-wrong')
      const came = await waiting.browser.done(logIn, {
        mfa_challenge: waiting.challenge,
        mfa_token: ` ${code.slice(0, 3)} ${code.slice(3)} `,
      })
      expect(came).toMatchObject({ user: { email } })
      expect((await waiting.browser.done(getViewer, {}))?.email).toBe(email)
    })

    test('V3.32 a refused log-in has a number, a message, a status and the last digits of the phone', async () => {
      const { email, phone } = await phoneOwner(service())
      const response = await visitor(service()).send(logIn.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username_or_email: email, password }),
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({
        resource_response: {
          data: null,
          error: {
            api_error_code: 90,
            http_status: 401,
            message: expect.stringContaining('code'),
            data: { method: 'sms', phone_number_end: phone.slice(-2) },
          },
        },
      })
    })

    test('after the password alone nobody is logged in', async () => {
      const { email } = await authenticatorOwner(service())
      const { browser, data } = await challenged(service(), email)
      expect(data).toMatchObject({ method: 'totp', phone_number_end: null })
      expect(browser.cookieOf('__Host-session')).toBeNull()
      expect(await browser.done(getViewer, {})).toBeNull()
    })

    test('a challenge works once, and only in the browser that gave the password', async () => {
      const { email, secret } = await authenticatorOwner(service())
      const waiting = await challenged(service(), email)
      const { challenge } = waiting
      const thief = visitor(service())
      expect(await answered({ browser: thief, challenge }, shownBy(service(), secret))).toBe(
        'challenge-gone',
      )
      thief.keep('__Host-second-factor', 'a'.repeat(43))
      expect(await answered({ browser: thief, challenge }, shownBy(service(), secret))).toBe(
        'challenge-gone',
      )
      expect(await answered(waiting, shownBy(service(), secret))).toBe('in')
      now += 60 * second
      expect(await answered(waiting, shownBy(service(), secret))).toBe('challenge-gone')
    })

    test('two log-ins in one browser can wait side by side', async () => {
      const { email, secret, recoveryCodes } = await authenticatorOwner(service())
      const browser = visitor(service())
      const one = await challenged(service(), email, browser)
      const two = await challenged(service(), email, browser)
      expect(await answered(one, shownBy(service(), secret))).toBe('in')
      expect(one.challenge).not.toBe(two.challenge)
      const again = await challenged(service(), email, browser)
      expect(await answered(again, recoveryCodes[0] ?? '')).toBe('in')
    })

    test('an early resend is told how many seconds to wait', async () => {
      const { email } = await phoneOwner(service())
      const { browser, challenge } = await challenged(service(), email)
      now += 10 * second
      const { error } = await browser.call(logIn, { mfa_challenge: challenge, mfa_resend: true })
      expect(error).toMatchObject({
        code: 'code-sent-lately',
        http_status: 429,
        data: { wait_seconds: 20 },
      })
    })

    test("an authenticator's code works a step early or late, once, and no older one after it", async () => {
      const { email, secret } = await authenticatorOwner(service())
      now += 300 * second
      const trial = async (steps: number) =>
        answered(await challenged(service(), email), shownBy(service(), secret, steps))
      expect(await trial(-2)).toBe('code-wrong')
      expect(await trial(2)).toBe('code-wrong')
      expect(await trial(-1)).toBe('in')
      expect(await trial(-1)).toBe('code-wrong')
      expect(await trial(1)).toBe('in')
      expect(await trial(0)).toBe('code-wrong')
    })

    test('the tables have no secret, code or challenge in plain text', async () => {
      const owner = await authenticatorOwner(service())
      const { phone, email } = await phoneOwner(service())
      const { challenge, browser } = await challenged(service(), email)
      const code = await codeTo(service(), phone)
      const tables = [
        'authenticators',
        'authenticator_setups',
        'phone_setups',
        'sent_codes',
        'code_sends',
        'recovery_codes',
        'mfa_challenges',
        'mail_outbox',
        'sms_outbox',
        'pgboss.job',
      ]
      let kept = ''
      for (const table of tables) {
        const { rows } = await service().ports.db.execute(
          sql.raw(`select to_jsonb(each)::text as row from ${table} each`),
        )
        kept += JSON.stringify(rows)
      }
      expect(kept).toContain('user_id')
      const codes = owner.recoveryCodes.flatMap((each) => [each, each.replace('-', '')])
      const cookie = browser.cookieOf('__Host-second-factor') ?? 'none'
      for (const secret of [owner.secret, challenge, cookie, `${code} is your`, ...codes])
        expect(kept).not.toContain(secret)
    })
  })
