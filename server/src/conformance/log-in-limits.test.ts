import { emailExists, register } from '@tessera/contracts/calls/registration'
import { logIn } from '@tessera/contracts/calls/session'
import { describe, expect, test } from 'vitest'
import { takeAttempt } from '../contexts/base/rate-limits/attempts.ts'
import { addressLimits, logInLimits } from '../contexts/identity/accounts/limits.ts'
import { oneDatabase } from './database-kinds.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { type Person, password, visitor } from './person.ts'
import { solvedCaptcha } from './solved-captcha.ts'

const minute = 60_000
const { accountHere, account, device, address } = logInLimits

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`log-in limits on ${kind}`, () => {
    let now = Date.now()
    const log = keptLog()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, log }))

    let people = 0
    /** Signs up a member, and returns their browser. */
    const somebody = async () => {
      people += 1
      const email = `limited${people}@example.org`
      const person = visitor(service())
      await person.done(register, { type: 'email', email, password, birthday: 631_152_000 })
      return { email, person }
    }
    const sent = async (person: Person, login: string, more: Record<string, unknown> = {}) => {
      const wanted = { username_or_email: login, password: 'a wrong one', ...more }
      const came = await person.call(logIn, wanted)
      return came.error?.code ?? 'in'
    }
    const guess = async (person: Person, login: string, times: number) => {
      for (let time = 0; time < times; time += 1) await sent(person, login)
    }
    /** Guesses from many addresses, one each. */
    const guessFromAfar = async (login: string, times: number) => {
      for (let time = 0; time < times; time += 1) await sent(visitor(service()), login)
    }

    test('a few guesses at one account from one address need a captcha, and none elsewhere', async () => {
      const { email } = await somebody()
      const stranger = visitor(service())
      await guess(stranger, email, accountHere.free)
      const came = await stranger.call(logIn, { username_or_email: email, password })
      expect(came).toMatchObject({ status: 429, error: { code: 'captcha-needed' } })
      expect(await sent(visitor(service()), email, { password })).toBe('in')
    })

    test('the username and the email of an account count as one account', async () => {
      const { email } = await somebody()
      const stranger = visitor(service())
      await guess(stranger, email, accountHere.free)
      expect(await sent(stranger, email.split('@')[0] ?? '')).toBe('captcha-needed')
    })

    test('a solved captcha lets the same log-in continue, once', async () => {
      const { email } = await somebody()
      const stranger = visitor(service())
      await guess(stranger, email, accountHere.free)
      const recaptchaV2Token = await solvedCaptcha(stranger)
      expect(await sent(stranger, email, { recaptchaV2Token })).toBe('password-wrong')
      expect(await sent(stranger, email, { recaptchaV2Token, password })).toBe('captcha-wrong')
      const another = await solvedCaptcha(stranger)
      expect(await sent(stranger, email, { recaptchaV2Token: another, password })).toBe('in')
      expect(await sent(stranger, email)).toBe('password-wrong')
    })

    test("V9.13 the token 'default' never passes as a captcha", async () => {
      const { email } = await somebody()
      const stranger = visitor(service())
      await guess(stranger, email, accountHere.free)
      for (const token of ['default', '', 'nonsense', btoa('{}')])
        for (const field of ['recaptchaV2Token', 'recaptchaV3Token'])
          expect(await sent(stranger, email, { [field]: token, password })).toMatch(/^captcha-/)
    })

    test('V9.4 far too many guesses have to wait half an hour, with or without captchas', async () => {
      const { email } = await somebody()
      const stranger = visitor(service())
      await guess(stranger, email, accountHere.most)
      const recaptchaV2Token = await solvedCaptcha(stranger)
      const came = await stranger.call(logIn, {
        username_or_email: email,
        password,
        recaptchaV2Token,
      })
      expect(came).toMatchObject({
        status: 429,
        error: {
          code: 'log-ins-many',
          message: expect.stringContaining('Try again in 30 minutes.'),
        },
      })
      now += 29 * minute
      expect(await sent(stranger, email, { password })).toBe('log-ins-many')
      now += 2 * minute
      expect(await sent(stranger, email, { password })).toBe('in')
    })

    test('guesses at once from many addresses get no more attempts than one after the other', async () => {
      const { email } = await somebody()
      const all = await Promise.all(
        Array.from({ length: account.free + 10 }, () => sent(visitor(service()), email)),
      )
      expect(all.filter((code) => code === 'captcha-needed')).toHaveLength(10)
    })

    test('attackers elsewhere cannot lock an owner out of the browser that they used before', async () => {
      const { email, person } = await somebody()
      await guessFromAfar(email, account.free + 5)
      expect(await sent(visitor(service()), email, { password })).toBe('captcha-needed')
      expect(await sent(person, email, { password })).toBe('in')
    })

    test('a known browser is known for its own people only, and has a budget too', async () => {
      const [owner, other] = [await somebody(), await somebody()]
      await guessFromAfar(other.email, account.free + 1)
      expect(await sent(owner.person, other.email, { password })).toBe('captcha-needed')
      await guess(owner.person, owner.email, device.free)
      expect(await sent(owner.person, owner.email, { password })).toBe('captcha-needed')
    })

    test('one address that tries many accounts needs a captcha', async () => {
      const thief = visitor(service())
      for (let time = 0; time < address.free; time += 1)
        await sent(thief, `nobody${time}@example.org`)
      expect(await sent(thief, 'nobody@example.org')).toBe('captcha-needed')
      const { email } = await somebody()
      expect(await sent(thief, email, { password })).toBe('captcha-needed')
    })

    test('the addresses of one IPv6 network count as one address', async () => {
      const { email } = await somebody()
      const at = (end: string) => visitor(service(), `2001:db8:1:2::${end}`)
      for (let time = 0; time < accountHere.free; time += 1) await sent(at(String(time + 1)), email)
      expect(await sent(at('ff'), email)).toBe('captcha-needed')
      expect(await sent(visitor(service(), '2001:db8:1:3::1'), email)).toBe('password-wrong')
    })

    test('many sign-ups from one address need a captcha, and continue with one', async () => {
      const home = visitor(service())
      const signUp = async (name: string, more = {}) => {
        const email = `${name}@crowd.example`
        const fields = { type: 'email', email, password, birthday: 631_152_000, ...more }
        return (await home.call(register, fields)).error?.code ?? 'in'
      }
      for (let time = 0; time < addressLimits.register.free; time += 1)
        expect(await signUp(`one${time}`)).toBe('in')
      expect(await signUp('another')).toBe('captcha-needed')
      expect(await signUp('another', { recaptchaV3Token: await solvedCaptcha(home) })).toBe('in')
    })

    test('checking which addresses have an account is limited', async () => {
      const person = visitor(service())
      for (let time = 0; time < addressLimits.lookUp.most; time += 1)
        await person.done(emailExists, { email: `who${time}@example.org` })
      const came = await person.call(emailExists, { email: 'mira@demo.test' })
      expect(came).toMatchObject({ status: 429, error: { code: 'too-fast' } })
      now += 16 * minute
      expect(await person.done(emailExists, { email: 'mira@demo.test' })).toBe(true)
    })

    test('a limit is logged with its account or address, without captcha answers', async () => {
      const { email } = await somebody()
      const stranger = visitor(service())
      await guess(stranger, email, accountHere.free)
      log.names('')
      await sent(stranger, email, { recaptchaV2Token: 'a made up answer' })
      // An email about the wrong passwords may be sent meanwhile.
      const said = log.names('').filter((event) => !event.startsWith('recovery.'))
      expect(said.toSorted()).toEqual(['captcha.failed', 'identity.limited'])
      expect(log.text()).not.toContain('a made up answer')
    })

    test('a window starts again when it is over, and concurrent attempts count once each', async () => {
      const { db } = service().ports
      const limit = { most: 3, windowMinutes: 10 }
      const take = () => takeAttempt(db, 'test:one', limit, new Date(now))
      const all = await Promise.all(Array.from({ length: 8 }, take))
      expect(all.filter(Boolean)).toHaveLength(3)
      now += 9 * minute
      expect(await take()).toBe(false)
      now += 2 * minute
      expect(await take()).toBe(true)
    })
  })
