import { register } from '@tessera/contracts/calls/registration'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { identities } from '../contexts/identity/identities/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { facebookAndLine, lineIdToken, madeProviders } from './facebook-and-line.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const made = madeProviders()
const settings = { providers: facebookAndLine }
const window = 'w'.repeat(43)
const birthday = 631_152_000

let people = 0
const somebody = (email?: string) => {
  people += 1
  return { id: `U${people}`, name: 'Aki Mori', ...(email === undefined ? {} : { email }) }
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`LINE on ${kind}`, () => {
    const service = openedService(() => open({ issuers: made.issuers, settings }))

    /** Opens LINE's window in a browser, and returns the address that it goes on to. */
    async function opened(browser: Person): Promise<URL> {
      const html = await (await browser.send(`/connect/line/?state=${window}`)).text()
      const [, text = 'null'] = /id="data">([^<]*)<\/script>/.exec(html) ?? []
      return new URL(JSON.parse(text).to)
    }

    /** Leads a browser back from LINE, and returns what the window tells the page. */
    async function back(browser: Person, query: URLSearchParams) {
      const html = await (await browser.send(`/connect/line/done/?${query}`)).text()
      const [, text = 'null'] = /id="data">([^<]*)<\/script>/.exec(html) ?? []
      return JSON.parse(text)?.message
    }

    async function tokenOf(browser: Person, person: ReturnType<typeof somebody>) {
      const message = await back(browser, made.lineAnswer(await opened(browser), person))
      return String(message?.payload.line_id_token)
    }

    test('V3.14 a person logs in with line_id_token, once connected', async () => {
      const person = somebody(`line${people}@example.org`)
      const browser = visitor(service())
      const line_id_token = await tokenOf(browser, person)
      const { error } = await browser.call(logIn, { line_id_token, login_method: 8 })
      expect(error).toMatchObject({ code: 'identity-unknown', data: { full_name: 'Aki Mori' } })
      const connect_ticket = String(error?.data?.connect_ticket)
      await browser.done(register, { type: 'line', connect_ticket, birthday })
      const again = visitor(service())
      await again.done(logIn, { line_id_token: await tokenOf(again, person) })
      expect((await again.done(getViewer, {}))?.email).toBe(person.email)
    })

    test('the way to LINE has a state, a nonce and a PKCE challenge, and asks for the email', async () => {
      const to = await opened(visitor(service()))
      expect(to.origin + to.pathname).toBe('https://line.test/authorize')
      const { state, nonce, code_challenge, ...rest } = Object.fromEntries(to.searchParams)
      for (const each of [state, nonce, code_challenge]) expect(each).toMatch(/^[\w-]{43}$/)
      expect(state).not.toBe(nonce)
      expect(rest).toEqual({
        response_type: 'code',
        client_id: 'channel',
        scope: 'openid profile email',
        code_challenge_method: 'S256',
        redirect_uri: `${service().origin}/connect/line/done/`,
      })
    })

    test('a state works once, and only in the browser that began', async () => {
      const browser = visitor(service())
      const query = made.lineAnswer(await opened(browser), somebody())
      expect(await back(visitor(service()), query)).toBeUndefined()
      expect(await back(browser, query)).toMatchObject({ type: 'complete', state: window })
      expect(await back(browser, query)).toBeUndefined()
    })

    test('a code of another log-in fails its challenge, and the window says so', async () => {
      const [mallory, victim] = [visitor(service()), visitor(service())]
      const stolen = made.lineAnswer(await opened(mallory), somebody()).get('code') ?? ''
      const own = made.lineAnswer(await opened(victim), somebody())
      own.set('code', stolen)
      expect(await back(victim, own)).toMatchObject({ type: 'error', error: 'unauthorized' })
    })

    test('somebody who cancels at LINE cancels the attempt', async () => {
      const browser = visitor(service())
      const state = (await opened(browser)).searchParams.get('state') ?? ''
      const message = await back(browser, new URLSearchParams({ error: 'access_denied', state }))
      expect(message).toEqual({ type: 'cancelled', state: window })
    })

    test('an id token opens nothing twice, in another browser, or with another secret', async () => {
      const browser = visitor(service())
      const person = somebody()
      const line_id_token = await tokenOf(browser, person)
      const other = visitor(service())
      expect((await other.call(logIn, { line_id_token })).error?.code).toBe('connect-gone')
      expect((await browser.call(logIn, { line_id_token })).error?.code).toBe('identity-unknown')
      expect((await browser.call(logIn, { line_id_token })).error?.code).toBe('connect-gone')
      const nonce = (await opened(browser)).searchParams.get('nonce') ?? ''
      const forged = await lineIdToken(person, nonce, 'another secret of 32 characters.')
      const came = await browser.call(logIn, { line_id_token: forged })
      expect(came.error?.code).toBe('identity-refused')
    })

    test('an email of LINE opens no account without its password', async () => {
      const { email } = await selfOf(await member(service()))
      const browser = visitor(service())
      const person = somebody(email)
      for (const one of [person, { ...person, email_verified: true }]) {
        const line_id_token = await tokenOf(browser, one)
        const { error } = await browser.call(logIn, { line_id_token })
        expect(error).toMatchObject({ code: 'identity-email-taken', data: { email } })
      }
      expect(await browser.done(getViewer, {})).toBeNull()
    })

    test('V4.5 V3.8 a typed email makes an account whose address is not verified, or asks for the password', async () => {
      const { email: taken } = await selfOf(await member(service()))
      const person = somebody()
      const browser = visitor(service())
      const begun = await browser.call(logIn, { line_id_token: await tokenOf(browser, person) })
      const ticket = String(begun.error?.data?.connect_ticket)
      const wanted = { type: 'line', birthday, connect_ticket: ticket }
      const known = await browser.call(register, { ...wanted, email: taken })
      expect(known.error).toMatchObject({ code: 'identity-email-taken', data: { email: taken } })
      const again = visitor(service())
      const second = await again.call(logIn, { line_id_token: await tokenOf(again, person) })
      const connect_ticket = String(second.error?.data?.connect_ticket)
      const email = `typed${people}@example.org`
      await again.done(register, { ...wanted, connect_ticket, email })
      expect(await verifiedAt(person.id)).toBeNull()
      const next = { username_or_email: taken, password }
      const last = String(known.error?.data?.connect_ticket)
      await browser.done(logIn, { ...next, connect_ticket: last })
    })

    async function verifiedAt(subject: string) {
      const [row] = await service()
        .ports.db.select({ at: users.emailVerifiedAt })
        .from(users)
        .innerJoin(identities, eq(identities.userId, users.id))
        .where(eq(identities.subject, subject))
      return row?.at
    }

    test('V1.4 V6.4 LINE is offered to visitors in Japan only', async () => {
      const offered = async (language: string) => {
        const headers = { 'Accept-Language': language }
        const path = '/resource/SignUpRulesResource/get/'
        const response = await visitor(service()).send(path, { headers })
        return (await response.json()).resource_response.data.providers.line
      }
      expect(await offered('ja-JP,ja;q=0.9')).toBe(true)
      expect(await offered('en-US,en;q=0.9')).toBe(false)
      expect(await offered('')).toBe(false)
    })
  })
