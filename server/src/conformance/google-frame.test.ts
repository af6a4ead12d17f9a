import { logIn } from '@tessera/contracts/calls/session'
import { googleFramePath } from '@tessera/contracts/connect-messages'
import { describe, expect, test } from 'vitest'
import { connectCookie } from '../contexts/identity/identities/connect-browser.ts'
import { madeIssuer } from '../platform/issuers/testing/made-issuer.ts'
import { oneDatabase } from './database-kinds.ts'
import { googleOf, googlePerson, tokenFor } from './google-account.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const made = await madeIssuer()

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the frame of Google on ${kind}`, () => {
    const service = openedService(() =>
      open({ issuers: made.issuers, settings: { providers: googleOf(made) } }),
    )
    const frameOf = async (person: Person, query = '?show=button') => {
      const response = await person.send(googleFramePath + query)
      const html = await response.text()
      const [, json = '{}'] =
        /<script type="application\/json" id="data">(.*?)<\/script>/.exec(html) ?? []
      return { response, html, data: JSON.parse(json) }
    }
    const posted = (
      person: Person,
      body: Record<string, string>,
      headers: Record<string, string>,
    ) =>
      person.send(googleFramePath, {
        method: 'POST',
        body: new URLSearchParams(body).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      })

    test('the frame of Google has a policy of its own, and nothing of a member', async () => {
      const person = await member(service())
      const { response, html, data } = await frameOf(person, '?show=one-tap&theme=dark')
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      expect(response.status).toBe(200)
      expect(policy).toContain("default-src 'none'")
      expect(policy).toMatch(/script-src 'nonce-[\w-]+' https:\/\/accounts\.test\/script\.js;/)
      expect(policy).toContain('connect-src https://accounts.test/;')
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toMatch(/script-src[^;]*('self'|unsafe)|connect-src[^;]*'self'/)
      expect(data).toMatchObject({ clientId: 'our-client', oneTap: true, dark: true })
      const { email, username } = await selfOf(person)
      expect(html).not.toMatch(new RegExp(`${email}|${username}`))
      const page = await visitor(service()).send('/login/')
      const document = page.headers.get('Content-Security-Policy') ?? ''
      expect(document).toContain("frame-src 'self';")
      expect(document).not.toContain('accounts.test')
    })

    test('frames and windows that open side by side keep the secret that came with the document', async () => {
      const browser = visitor(service())
      await browser.send('/')
      const secret = browser.cookieOf(connectCookie)
      expect(secret).toMatch(/^[\w-]{20,}$/)
      await Promise.all([frameOf(browser), frameOf(browser, '?show=one-tap')])
      expect(browser.cookieOf(connectCookie)).toBe(secret)
      expect((await browser.send('/')).headers.getSetCookie().join()).not.toContain(connectCookie)
    })

    test('each frame begins a log-in of its own, which the token of another does not end', async () => {
      const browser = visitor(service())
      const [one, other] = [await frameOf(browser), await frameOf(browser)]
      expect(one.data.nonce).not.toBe(other.data.nonce)
      expect(browser.cookieOf(connectCookie)).toMatch(/^[\w-]{20,}$/)
      const person = googlePerson()
      for (const { data } of [one, other]) {
        const google_open_id_token = await tokenFor(made, person, data.nonce)
        const came = await browser.call(logIn, { google_open_id_token })
        expect(came.error?.code).toBe('identity-unknown')
      }
      const unknown = await tokenFor(made, person, 'a-nonce-that-nobody-gave')
      const came = await browser.call(logIn, { google_open_id_token: unknown })
      expect(came.error?.code).toBe('connect-gone')
    })

    test('a post to the frame counts with its token, from our own page', async () => {
      const browser = visitor(service())
      const credential = await tokenFor(made, googlePerson(), 'a-nonce')
      const body = { credential, g_csrf_token: 'one' }
      const Cookie = 'g_csrf_token=one'
      const right = await posted(browser, body, { Cookie })
      expect(right.status).toBe(200)
      expect(await right.text()).toContain(`"credential":"${credential}"`)
      const wrong = [
        await posted(browser, body, {}),
        await posted(browser, body, { Cookie: 'g_csrf_token=two' }),
        await posted(browser, body, { Cookie, Origin: 'https://evil.example' }),
        await posted(browser, body, { Cookie, 'Sec-Fetch-Site': 'cross-site' }),
        await posted(browser, { ...body, credential: `${'x'.repeat(17_000)}` }, { Cookie }),
      ]
      for (const response of wrong) {
        expect(response.status).toBe(400)
        expect(await response.text()).not.toContain('credential')
      }
    })

    test('without Google there is no frame', async () => {
      const none = await open({})
      const response = await visitor(none.service).send(googleFramePath)
      expect(response.status).toBe(404)
      await none.stop()
    })
  })
