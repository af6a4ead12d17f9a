import { forgotPassword, readResetLink, resetPassword } from '@tessera/contracts/calls/recovery'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test, vi } from 'vitest'
import { handledJobs } from '../contexts/all-domains.ts'
import { disableAccount } from '../contexts/identity/accounts/end-sessions.ts'
import { sendAssistance } from '../contexts/identity/recovery/assistance.ts'
import { sweepLinks } from '../contexts/identity/recovery/sweep-job.ts'
import { resetLinks } from '../contexts/identity/recovery/tables.ts'
import { oneDatabase } from './database-kinds.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { emailsTo, linkTo } from './outbox-of.ts'
import { member, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { solvedCaptcha } from './solved-captcha.ts'

const minute = 60_000
const next = 'quite another one'
const log = keptLog()

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`recovery on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, log, sample: null }))

    const someone = async () => {
      const person = await member(service())
      return { person, ...(await selfOf(person)) }
    }
    const ask = (username_or_email: string, browser = visitor(service())) =>
      browser.call(forgotPassword, { username_or_email, type: 'reset' })
    const asked = async (email: string) => {
      expect((await ask(email)).error).toBeNull()
      return linkTo(service(), email.toLowerCase())
    }
    const reset = (token: string, to = next, browser = visitor(service())) =>
      browser.call(resetPassword, { token, password: to })

    test('a reset link shows its account, sets a new password, logs in, and works once', async () => {
      const { email, username, first_name } = await someone()
      const token = await asked(email.toUpperCase())
      const [letter] = await emailsTo(service(), email)
      expect(letter?.subject).toBe('Reset your Tessera password')
      expect(letter?.html).toContain(`#token=${token}`)
      const browser = visitor(service())
      expect(await browser.done(readResetLink, { token })).toEqual({
        username,
        email,
        first_name,
        image_medium_url: null,
      })
      const { data } = await reset(token, next, browser)
      expect(data?.user).toMatchObject({ email })
      expect((await browser.done(getViewer, {}))?.email).toBe(email)
      for (const again of [await reset(token), await browser.call(readResetLink, { token })])
        expect(again.error).toMatchObject({ code: 'reset-gone', http_status: 410 })
      const trying = (typed: string) =>
        visitor(service()).call(logIn, { username_or_email: username, password: typed })
      expect((await trying(password)).error?.code).toBe('password-wrong')
      expect((await trying(next)).status).toBe(200)
    })

    test('requesting a reset gets the same answer for every address, at the same cost', async () => {
      const { email, username } = await someone()
      const gone = await someone()
      await disableAccount(service().ports, gone.id, 'suspended')
      const { db, jobs } = service().ports
      // The account lookup runs beside the calls; it pauses here, so that its work isn't counted.
      await jobs.stop()
      const looked = vi.spyOn(db, 'select')
      const worked = [vi.spyOn(db, 'insert'), vi.spyOn(db, 'update'), vi.spyOn(jobs, 'enqueue')]
      const came = []
      for (const typed of [email, username, gone.email, 'nobody@example.org', "x'; --"]) {
        for (const spy of [looked, ...worked]) spy.mockClear()
        const response = await visitor(service()).send(forgotPassword.path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username_or_email: typed, type: 'unified' }),
        })
        came.push({
          status: response.status,
          body: await response.text(),
          // Each request has an id of its own.
          headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
          looked: looked.mock.calls.length,
          worked: worked.map(({ mock }) => mock.calls.length),
        })
      }
      vi.restoreAllMocks()
      await jobs.start(handledJobs.map((handled) => handled(service().ports)))
      // One select asks whether the domain's company requires SSO; it reads no account.
      expect(came[0]).toMatchObject({ status: 200, looked: 1, worked: [0, 0, 1] })
      for (const each of came) expect(each).toEqual(came[0])
    })

    test('trouble logging in sends a link too', async () => {
      const { email, id } = await someone()
      await sendAssistance({ ports: service().ports }, { id })
      const token = await linkTo(service(), email)
      expect((await emailsTo(service(), email))[0]?.subject).toContain('trouble logging in')
      expect((await reset(token)).error).toBeNull()
    })

    test('an account gets five emails an hour, and further requests are not told', async () => {
      const { email } = await someone()
      for (let count = 0; count < 7; count += 1) {
        const came = await ask(email)
        expect([came.status, came.data]).toEqual([200, null])
        await emailsTo(service(), email)
      }
      // One more was sent at sign-up.
      expect(await emailsTo(service(), email)).toHaveLength(6)
      now += 61 * minute
      await ask(email)
      expect(await emailsTo(service(), email)).toHaveLength(7)
    })

    test('requests for many accounts need a captcha', async () => {
      const browser = visitor(service())
      for (let count = 0; count < 20; count += 1)
        expect((await ask(`nobody${count}@example.org`, browser)).status).toBe(200)
      const { error } = await ask('nobody@example.org', browser)
      expect(error).toMatchObject({ code: 'captcha-needed', http_status: 429 })
      const recaptchaV2Token = await solvedCaptcha(browser)
      const solved = await browser.call(forgotPassword, {
        username_or_email: 'nobody@example.org',
        type: 'reset',
        recaptchaV2Token,
      })
      expect(solved.status).toBe(200)
    })

    test('the token of a link is in no table and in no log line, and each step is logged', async () => {
      const { email } = await someone()
      log.names('')
      const token = await asked(email)
      const { db } = service().ports
      const dumped = async () => {
        const links = await db.select().from(resetLinks)
        const { rows } = await db.execute(`select data::text, output::text from pgboss.job`)
        const outbox = await db.execute(`select text, html from mail_outbox`)
        return JSON.stringify([links, rows, outbox.rows])
      }
      expect(await dumped()).not.toContain(token)
      await reset(token)
      expect(await dumped()).not.toContain(next)
      expect(log.text()).not.toContain(token)
      expect(log.text()).not.toContain(next)
      expect(log.names('')).toEqual(
        expect.arrayContaining(['recovery.asked', 'recovery.letter', 'identity.password-reset']),
      )
    })

    test('expired links are deleted from the database too', async () => {
      const { email } = await someone()
      await asked(email)
      const { db } = service().ports
      await sweepLinks(db, clock.now())
      expect(await db.$count(resetLinks)).toBeGreaterThan(0)
      await sweepLinks(db, new Date(now + 31 * minute))
      expect(await db.$count(resetLinks)).toBe(0)
    })
  })
