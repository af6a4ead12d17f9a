import {
  answerQrLogIn,
  getQrLogIn,
  openQrLogIn,
  startQrLogIn,
} from '@tessera/contracts/calls/qr-log-in'
import { changePassword, listSessions } from '@tessera/contracts/calls/security'
import { logIn, logOut } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { disableAccount } from '../contexts/identity/accounts/end-sessions.ts'
import { qrLimits } from '../contexts/identity/qr-approval/calls.ts'
import { sql } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { answered, authenticatorOwner, challenged, shownBy } from './guarded-person.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const second = 1_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`QR log-in on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, sample: null }))

    /** A browser that shows a QR code, and the secret in it. */
    async function asking(browser = visitor(service())) {
      const { code } = await browser.done(startQrLogIn, {})
      return { browser, code }
    }
    const stateOf = async (browser: Person) => (await browser.done(getQrLogIn, {})).state
    const numberOf = async (browser: Person) => (await browser.done(getQrLogIn, {})).number ?? 0
    const goIn = async (browser: Person) =>
      (await browser.call(logIn, { qr_log_in: true })).error?.code ?? 'in'
    const errorOf = async (phone: Person, input: object) =>
      (await phone.call(answerQrLogIn, { ...input })).error?.code

    /** Scans a code and approves it with the number that the browser shows. */
    async function approve(phone: Person, { browser, code }: { browser: Person; code: string }) {
      await phone.done(openQrLogIn, { code })
      await phone.done(answerQrLogIn, { code, approve: true, number: await numberOf(browser) })
    }

    test('a phone sees which browser asks, approves with its number, and the browser is logged in', async () => {
      const phone = await member(service())
      const { email } = await selfOf(phone)
      const browser = visitor(service())
      const started = await browser.send(startQrLogIn.path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': firefox,
          'Accept-Language': 'de-DE',
        },
        body: '{}',
      })
      const { code } = (await started.json()).resource_response.data
      expect(await browser.done(getQrLogIn, {})).toEqual({ state: 'waiting', number: null })
      const asker = await phone.done(openQrLogIn, { code })
      expect(asker).toMatchObject({ browser: 'Firefox', system: 'Linux', country: 'DE' })
      expect(asker.asked_at).toBe(clock.now().toISOString())
      const { state, number } = await browser.done(getQrLogIn, {})
      expect(state).toBe('opened')
      expect(asker.numbers).toContain(number)
      expect(await goIn(browser)).toBe('qr-gone')
      await phone.done(answerQrLogIn, { code, approve: true, number: number ?? 0 })
      expect(await stateOf(browser)).toBe('approved')
      const came = await browser.done(logIn, { qr_log_in: true, login_method: 11 })
      expect(came).toMatchObject({ user: { email } })
      expect(browser.cookieOf('__Host-qr-log-in')).toBeNull()
      expect((await browser.done(getViewer, {}))?.email).toBe(email)
      expect(await phone.done(listSessions, {})).toHaveLength(2)
      const letters = await emailsTo(service(), email)
      expect(letters.map(({ text }) => text).join()).toContain("We haven't seen this browser")
    })

    test('the code alone logs nobody in and approves nothing: it takes the cookie, and a session', async () => {
      const asked = await asking()
      const { code } = asked
      const thief = visitor(service())
      expect((await thief.call(openQrLogIn, { code })).status).toBe(401)
      expect(await errorOf(thief, { code, approve: true, number: 10 })).toBe('log-in-needed')
      thief.keep('__Host-qr-log-in', code)
      expect(await stateOf(thief)).toBe('gone')
      await approve(await member(service()), asked)
      expect(await goIn(thief)).toBe('qr-gone')
      expect(await goIn(asked.browser)).toBe('in')
    })

    test('an approval from another origin is refused', async () => {
      const phone = await member(service())
      const { code, browser } = await asking()
      await phone.done(openQrLogIn, { code })
      const response = await phone.send(answerQrLogIn.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
        body: JSON.stringify({ code, approve: true, number: await numberOf(browser) }),
      })
      expect(response.status).toBe(403)
      expect(await stateOf(browser)).toBe('opened')
    })

    test('a wrong number ends the request, and the right one comes too late', async () => {
      const phone = await member(service())
      const { code, browser } = await asking()
      const { numbers } = await phone.done(openQrLogIn, { code })
      const right = await numberOf(browser)
      const wrong = numbers.find((number) => number !== right)
      expect(await errorOf(phone, { code, approve: true, number: wrong })).toBe('qr-number-wrong')
      expect(await errorOf(phone, { code, approve: true, number: right })).toBe('qr-gone')
      expect(await stateOf(browser)).toBe('refused')
      expect(await goIn(browser)).toBe('qr-gone')
    })

    test('a refusal ends the request, and the browser learns of it', async () => {
      const phone = await member(service())
      const { code, browser } = await asking()
      await phone.done(openQrLogIn, { code })
      await phone.done(answerQrLogIn, { code, approve: false })
      expect(await stateOf(browser)).toBe('refused')
      expect((await phone.call(openQrLogIn, { code })).error?.code).toBe('qr-gone')
      expect(await goIn(browser)).toBe('qr-gone')
    })

    test('the session that opened a code first is the only one that may answer it', async () => {
      const [first, other] = [await member(service()), await member(service())]
      const { code, browser } = await asking()
      expect(await errorOf(other, { code, approve: false })).toBe('qr-gone')
      await first.done(openQrLogIn, { code })
      expect((await other.call(openQrLogIn, { code })).error?.code).toBe('qr-gone')
      const number = await numberOf(browser)
      expect(await errorOf(other, { code, approve: true, number })).toBe('qr-gone')
      await first.done(openQrLogIn, { code })
      expect(await stateOf(browser)).toBe('opened')
    })

    test('a code works for two minutes, before and after the approval', async () => {
      const phone = await member(service())
      const late = await asking()
      const approved = await asking()
      await approve(phone, approved)
      now += 121 * second
      expect((await phone.call(openQrLogIn, { code: late.code })).error?.code).toBe('qr-gone')
      expect(await stateOf(late.browser)).toBe('gone')
      expect(await goIn(approved.browser)).toBe('qr-gone')
    })

    test('a new code ends the previous one of the browser', async () => {
      const phone = await member(service())
      const first = await asking()
      await asking(first.browser)
      expect((await phone.call(openQrLogIn, { code: first.code })).error?.code).toBe('qr-gone')
      expect(await stateOf(first.browser)).toBe('waiting')
    })

    test('of many answers and many log-ins at once, one counts', async () => {
      const phone = await member(service())
      const asked = await asking()
      const { code, browser } = asked
      const { numbers } = await phone.done(openQrLogIn, { code })
      const right = await numberOf(browser)
      const answers = await Promise.all(
        [...numbers, ...numbers].map((number) => errorOf(phone, { code, approve: true, number })),
      )
      expect(answers.filter((error) => error !== 'qr-gone')).toHaveLength(1)
      const outcome = answers.includes(undefined) ? 'approved' : 'refused'
      expect(await stateOf(browser)).toBe(outcome)
      const again = await asking()
      await approve(phone, again)
      expect(right).toBeGreaterThan(9)
      const copies = [1, 2, 3, 4].map(() => {
        const copy = visitor(service())
        copy.keep('__Host-qr-log-in', again.browser.cookieOf('__Host-qr-log-in') ?? '')
        return copy
      })
      const came = await Promise.all(copies.map(goIn))
      expect(came.filter((one) => one === 'in')).toHaveLength(1)
    })

    test('an approval ends with the session that gave it, and with a new password', async () => {
      const phone = await member(service())
      const asked = await asking()
      await approve(phone, asked)
      await phone.done(logOut, {})
      expect(await stateOf(asked.browser)).toBe('gone')
      expect(await goIn(asked.browser)).toBe('qr-gone')

      const other = await member(service())
      const again = await asking()
      await approve(other, again)
      await other.done(changePassword, { password, new_password: 'another long one' })
      expect(await goIn(again.browser)).toBe('qr-gone')
    })

    test('a closed account logs nobody in, although its phone approved', async () => {
      const phone = await member(service())
      const { id } = await selfOf(phone)
      const asked = await asking()
      await approve(phone, asked)
      await service().ports.db.execute(
        sql`update users set state = 'suspended' where id = ${id}::bigint`,
      )
      expect(await goIn(asked.browser)).toBe('suspended')
      const other = await member(service())
      const again = await asking()
      await approve(other, again)
      await disableAccount(service().ports, (await selfOf(other)).id, 'suspended')
      expect(await goIn(again.browser)).toBe('qr-gone')
    })

    test('a session that never showed the second factor of its account may not approve', async () => {
      const { person: phone, email, secret } = await authenticatorOwner(service())
      // The session that added the factor showed its code.
      const asked = await asking()
      await approve(phone, asked)
      expect(await goIn(asked.browser)).toBe('in')
      // A session that was logged in by its approval may approve too.
      const chained = await asking()
      await approve(asked.browser, chained)
      expect(await goIn(chained.browser)).toBe('in')

      const waiting = await challenged(service(), email)
      expect(await answered(waiting, shownBy(service(), secret))).toBe('in')
      const third = await asking()
      await approve(waiting.browser, third)
      expect(await goIn(third.browser)).toBe('in')

      await service().ports.db.execute(sql`update sessions set factor_shown_at = null`)
      const { code } = await asking()
      expect((await phone.call(openQrLogIn, { code })).error?.code).toBe('qr-factor-needed')
      expect(await errorOf(phone, { code, approve: true, number: 10 })).toBe('qr-factor-needed')
    })

    test('an approval ends when its session no longer counts as having shown the second factor', async () => {
      const { person: phone } = await authenticatorOwner(service())
      const asked = await asking()
      await approve(phone, asked)
      await service().ports.db.execute(
        sql`update sessions set factor_shown_at = null where user_id = ${(await selfOf(phone)).id}::bigint`,
      )
      expect(await goIn(asked.browser)).toBe('qr-gone')
    })

    test('a log-in by QR has not entered the password, so it may not change what needs it', async () => {
      const phone = await member(service())
      const asked = await asking()
      await approve(phone, asked)
      expect(await goIn(asked.browser)).toBe('in')
      const rows = await service().ports.db.execute(
        sql`select confirmed_at is not null as confirmed from sessions
          where user_id = ${(await selfOf(phone)).id}::bigint`,
      )
      expect(rows.rows.map(({ confirmed }) => confirmed).toSorted()).toEqual([false, true])
    })

    test('the table has neither of the two secrets in plain text', async () => {
      const { browser, code } = await asking()
      const rows = await service().ports.db.execute(sql`select * from qr_log_ins`)
      const text = JSON.stringify(rows.rows)
      expect(text).not.toContain(code)
      expect(text).not.toContain(browser.cookieOf('__Host-qr-log-in'))
    })

    test('codes are limited for a network, and answers for a member and for a network', async () => {
      const address = '10.200.0.7'
      for (let count = 0; count < qrLimits.start.most; count += 1)
        await visitor(service(), address).done(startQrLogIn, {})
      const { error } = await visitor(service(), address).call(startQrLogIn, {})
      expect(error?.code).toBe('too-fast')
      const code = 'a'.repeat(43)
      const half = qrLimits.answer.most / 2
      const openHalf = async (phone: Person) => {
        for (let count = 0; count < half; count += 1)
          expect((await phone.call(openQrLogIn, { code })).error?.code).toBe('qr-gone')
      }
      /** A phone on a network, logged in to a new account or to one that exists. */
      const phoneAt = async (network: string, email?: string) => {
        const phone = visitor(service(), network)
        const owner = email ?? (await selfOf(await member(service()))).email
        await phone.done(logIn, { username_or_email: owner, password })
        return phone
      }
      const { email } = await selfOf(await member(service()))
      const [one, other] = [await phoneAt('10.200.0.8', email), await phoneAt('10.200.0.9', email)]
      await openHalf(one)
      await openHalf(other)
      expect((await other.call(openQrLogIn, { code })).error?.code).toBe('too-fast')
      const stranger = await phoneAt('10.200.0.8')
      await openHalf(stranger)
      expect((await stranger.call(openQrLogIn, { code })).error?.code).toBe('too-fast')
    })
  })
