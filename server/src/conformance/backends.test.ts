import { overrideModule } from '@tessera/contracts/calls/module-overrides'
import { backendsPath } from '@tessera/contracts/releases/tool-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { disableAccount } from '../contexts/identity/accounts/end-sessions.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'
import { madeBuild, operatorOf, tokenFor, toolOf } from './published-build.ts'
import { selfOf } from './self-of.ts'
import {
  asks,
  claimsIn,
  errorOf,
  grantBackend,
  publishWanting,
  teamBackend,
} from './team-backend.ts'

const all = ['viewer.id', 'viewer.username', 'viewer.name', 'locale']

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`backends of modules on ${kind}`, () => {
    const service = openedService(() =>
      open({ settings: { anyoneOverrides: true, overrideOrigins: ['https://team.example'] } }),
    )
    let team: Awaited<ReturnType<typeof teamBackend>>
    let mira: Person
    beforeAll(async () => {
      team = await teamBackend()
      mira = await member(service())
      await publishWanting(service(), 'events', all)
      await grantBackend(service(), 'events', team.origin, all)
    }, 90_000)
    afterAll(() => team.stop())
    beforeEach(() => team.answerWith())

    /** Publishes another module that wants all, and grants it the same backend. */
    async function granted(module: string, may: readonly string[] = all) {
      const { tool, build } = await publishWanting(service(), module, all)
      await grantBackend(service(), module, team.origin, may)
      return { tool, build }
    }
    const codeFor = async (person: Person, module: string) =>
      errorOf(await asks(person, `${module}/x`))

    test('a page of the product reaches its backend, at its origin, path and query', async () => {
      const response = await asks(mira, 'events/list/12?from=a%20b', {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: '{"title":"Fair"}',
      })
      expect([response.status, await response.json()]).toEqual([200, { events: [] }])
      expect(team.seen).toMatchObject([
        { method: 'PATCH', url: '/list/12?from=a%20b', body: '{"title":"Fair"}' },
      ])
    })

    test('a backend gets no cookie and no key of the product, and no header beyond the list', async () => {
      await asks(mira, 'events/x', {
        headers: {
          Accept: 'application/json',
          'Accept-Language': 'de',
          'If-None-Match': '"1"',
          Authorization: 'Bearer of-the-product',
          'Tessera-Viewer': 'forged',
          'X-Forwarded-For': '10.0.0.1',
          'X-Anything': 'x',
          'If-Match': 'é',
        },
      })
      const headers = team.seen[0]?.headers ?? {}
      expect(Object.keys(headers).sort()).toEqual([
        'accept',
        'accept-encoding',
        'accept-language',
        'connection',
        'host',
        'if-none-match',
        'tessera-request',
        'tessera-viewer',
        'user-agent',
      ])
      expect(headers.host).toBe(new URL(team.origin).host)
      expect((await claimsIn(service(), team)).jti).toBe(headers['tessera-request'])
    })

    test('nothing of an answer runs, is kept for others, or sets a cookie', async () => {
      team.answerWith((response) => {
        response.setHeader('Set-Cookie', '__Host-session=theirs; Path=/; Secure')
        response.setHeader('Clear-Site-Data', '"*"')
        response.setHeader('Access-Control-Allow-Origin', '*')
        response.setHeader('Cache-Control', 'public, s-maxage=600, max-age=60')
        response.setHeader('ETag', '"2"')
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<script>1</script>')
      })
      const { headers } = await asks(mira, 'events/page')
      expect(headers.getSetCookie()).toEqual([])
      expect(headers.get('Clear-Site-Data')).toBeNull()
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(headers.get('Content-Type')).toBe('application/octet-stream')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Disposition')).toBe('attachment')
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(headers.get('Cache-Control')).toBe('private, max-age=60')
      expect(headers.get('Vary')).toContain('Cookie')
      expect(headers.get('ETag')).toBe('"2"')
    })

    test.each(['text/javascript', 'application/javascript', 'text/css', 'image/svg+xml', 'x'])(
      'an answer of the type %s is bytes, which no page runs',
      async (type) => {
        team.answerWith((response) => response.setHeader('Content-Type', type).end('x'))
        const { headers } = await asks(mira, 'events/x')
        expect(headers.get('Content-Type')).toBe('application/octet-stream')
      },
    )

    test.each([
      ['another site', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }],
      ['another origin of the site', { Origin: 'https://x.p.test', 'Sec-Fetch-Site': 'same-site' }],
      ['a link that is followed', { Origin: '', 'Sec-Fetch-Site': 'cross-site' }],
      ['an address that is typed', { Origin: '', 'Sec-Fetch-Site': 'none' }],
    ])('a request from %s reaches no backend, by any method', async (_, sent) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const headers = new Headers(Object.entries(sent).filter(([, value]) => value !== ''))
        headers.set('Cookie', mira.cookie() ?? '')
        const url = `${service().origin}/backends/events/x`
        const response = await service().fetch(new Request(url, { method, headers }))
        expect(await errorOf(response)).toBe('wrong-origin')
      }
      expect(team.seen).toEqual([])
    })

    test('a page that shows another account reaches no backend as the one that is logged in', async () => {
      const { id } = await selfOf(await member(service()))
      const response = await asks(mira, 'events/x', { headers: { 'X-Viewer': id } })
      expect(await errorOf(response)).toBe('session-changed')
      expect(team.seen).toEqual([])
    })

    test.each(['..%2fadmin', '/evil.test/x', 'a%0d%0aX-Evil:1', '%5c%5cevil.test'])(
      'the path %j is refused before anything is sent',
      async (path) => {
        expect(await errorOf(await asks(mira, `events/${path}`))).toBe('bad-input')
        expect(team.seen).toEqual([])
      },
    )

    test('a query with a line break stays one encoded query', async () => {
      await asks(mira, 'events/@evil.test/?q=%0d%0aX-Evil:%201')
      expect(team.seen).toMatchObject([{ url: '/@evil.test/?q=%0d%0aX-Evil:%201' }])
      expect(team.seen[0]?.headers).not.toHaveProperty('x-evil')
    })

    test.each<[readonly string[], object]>([
      [[], {}],
      [['locale'], { locale: 'en' }],
      [['viewer.username'], { username: expect.any(String) }],
      [
        all,
        {
          id: expect.any(String),
          username: expect.any(String),
          name: expect.any(String),
          locale: 'en',
        },
      ],
    ])('a grant of %j tells that and a name for this module alone', async (may, told) => {
      await grantBackend(service(), 'events', team.origin, may)
      await asks(mira, 'events/x')
      const { iss, aud, iat = 0, exp = 0, jti: _, sub, ...rest } = await claimsIn(service(), team)
      expect(rest).toEqual({ viewer: 'member', ...told })
      expect([iss, aud, exp - iat]).toEqual([service().origin, ['events', team.origin], 60])
      const { id } = await selfOf(mira)
      if (may.includes('viewer.id')) expect(sub).toBe(id)
      else expect(sub).not.toContain(id)
      await grantBackend(service(), 'events', team.origin, all)
    })

    test('the name of a member is the same for one module, and another one for each module and member', async () => {
      await granted('lists', [])
      await granted('notes', [])
      const subjectOf = async (person: Person, module: string) => {
        await asks(person, `${module}/x`)
        return (await claimsIn(service(), team)).sub
      }
      const noor = await member(service())
      const first = await subjectOf(mira, 'lists')
      expect(await subjectOf(mira, 'lists')).toBe(first)
      const others = [await subjectOf(mira, 'notes'), await subjectOf(noor, 'lists')]
      expect(new Set([first, ...others]).size).toBe(3)
    })

    test('a module that wants less than was granted is told no more than it wants', async () => {
      await publishWanting(service(), 'maps', ['locale'])
      await grantBackend(service(), 'maps', team.origin, all)
      await asks(mira, 'maps/x')
      const claims = await claimsIn(service(), team)
      expect(claims).toMatchObject({ locale: 'en' })
      expect(claims).not.toHaveProperty('username')
    })

    test('a visitor and a suspended member ask as nobody', async () => {
      const noor = await member(service())
      await disableAccount(service().ports, (await selfOf(noor)).id, 'suspended')
      for (const person of [visitor(service()), noor]) {
        await asks(person, 'events/x')
        const claims = await claimsIn(service(), team)
        expect(claims.viewer).toBe('none')
        expect(claims).not.toHaveProperty('sub')
        expect(claims).not.toHaveProperty('username')
      }
    })

    test('a body and an answer have at most one megabyte', async () => {
      const send = (body: string) => asks(mira, 'events/x', { method: 'POST', body })
      expect(await errorOf(await send('x'.repeat(1024 * 1024)))).toBe('none')
      expect(await errorOf(await send('x'.repeat(1024 * 1024 + 1)))).toBe('too-large')
      expect(team.seen).toHaveLength(1)
      team.answerWith((response) => response.end('x'.repeat(1024 * 1024 + 1)))
      expect(await codeFor(mira, 'events')).toBe('backend-too-large')
    })

    test('a redirect is an error, wherever it leads', async () => {
      team.answerWith((response) => response.writeHead(302, { Location: '/elsewhere' }).end())
      expect(await codeFor(mira, 'events')).toBe('backend-redirected')
      expect(team.seen).toHaveLength(1)
    })

    test('an error of the backend itself reaches the page with its status', async () => {
      team.answerWith((response) =>
        response.writeHead(409, { 'Content-Type': 'application/json' }).end('{"why":"full"}'),
      )
      const response = await asks(mira, 'events/x')
      expect([response.status, await response.json()]).toEqual([409, { why: 'full' }])
      expect(response.headers.get('Tessera-Backend')).toBe('events')
    })

    test('after failures in a row a backend rests, and the page is told how long', async () => {
      await granted('broken')
      team.answerWith((response) => response.socket?.resetAndDestroy())
      for (let time = 0; time < 5; time += 1)
        expect(await codeFor(mira, 'broken')).toBe('backend-unreachable')
      const asked = team.seen.length
      const response = await asks(mira, 'broken/x')
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await errorOf(response)).toBe('backend-resting')
      expect(team.seen).toHaveLength(asked)
      team.answerWith()
      expect(await codeFor(mira, 'events')).toBe('none')
    })

    test('a member and a network that ask too often have to wait, and others go on', async () => {
      const noor = await member(service())
      const { id } = await selfOf(noor)
      const { budgets } = service().ports
      const { take } = budgets
      const full = new Set([`backend member ${id}`])
      vi.spyOn(budgets, 'take').mockImplementation((key, allowance, now) =>
        full.has(key) ? 5_000 : take(key, allowance, now),
      )
      const response = await asks(noor, 'events/x')
      expect(response.headers.get('Retry-After')).toBe('5')
      expect(await errorOf(response)).toBe('too-fast')
      expect(await codeFor(mira, 'events')).toBe('none')
      const home = visitor(service(), '10.200.0.1')
      full.add('backend network 10.200.0.1')
      expect(await codeFor(home, 'events')).toBe('too-fast')
      expect(team.seen).toHaveLength(1)
    })

    test('a module without a grant, or whose build declares no backend, reaches none', async () => {
      expect(await codeFor(mira, 'unknown')).toBe('backend-not-granted')
      await publishWanting(service(), 'silent', null)
      await grantBackend(service(), 'silent', team.origin, all)
      expect(await codeFor(mira, 'silent')).toBe('backend-not-granted')
      await publishWanting(service(), 'eager', all)
      expect(await codeFor(mira, 'eager')).toBe('backend-not-granted')
      expect(team.seen).toEqual([])
    })

    test('a module that is disabled or rolled back to a build without a backend keeps no open way', async () => {
      const { tool } = await publishWanting(service(), 'days', null, 'let first')
      const second = await madeBuild('days', { text: 'let two', more: { backend: { wants: all } } })
      await tool.publish(second)
      await grantBackend(service(), 'days', team.origin)
      expect(await codeFor(mira, 'days')).toBe('none')
      await tool.change({ do: 'disable', module: 'days' })
      expect(await codeFor(mira, 'days')).toBe('backend-not-granted')
      await tool.change({ do: 'enable', module: 'days' })
      expect(await codeFor(mira, 'days')).toBe('none')
      await tool.change({ do: 'rollback', module: 'days' })
      expect(await codeFor(mira, 'days')).toBe('backend-not-granted')
      const override = { from: 'build', module: 'days', build: second.id, even_revoked: true }
      await mira.done(overrideModule, { override })
      expect(await codeFor(mira, 'days')).toBe('backend-not-granted')
    })

    test('a canary has the grant of its module, and is told what it wants of that', async () => {
      const { tool } = await publishWanting(service(), 'tours', null, 'let first')
      await grantBackend(service(), 'tours', team.origin, ['locale'])
      const canary = await madeBuild('tours', {
        text: 'let two',
        more: { backend: { wants: all } },
      })
      await tool.sendFiles(canary)
      await tool.admit(canary)
      await tool.change({ do: 'canary', module: 'tours', build: canary.id, percent: 0 })
      expect(await codeFor(mira, 'tours')).toBe('backend-not-granted')
      await tool.change({ do: 'canary', module: 'tours', build: canary.id, percent: 100 })
      expect(await codeFor(mira, 'tours')).toBe('none')
      const claims = await claimsIn(service(), team)
      expect(claims).toMatchObject({ locale: 'en' })
      expect(claims).not.toHaveProperty('id')
    })

    test('a preview has the grant of its module alone, and a build from an address has none', async () => {
      const tool = toolOf(service(), (await tokenFor(service(), ['fairs'])).token)
      const preview = await madeBuild('fairs', { more: { backend: { wants: all } } })
      await tool.sendFiles(preview)
      await tool.admit(preview)
      const noor = await member(service())
      const run = (override: object) => noor.done(overrideModule, { override })
      await run({ from: 'build', module: 'fairs', build: preview.id })
      expect(await codeFor(noor, 'fairs')).toBe('backend-not-granted')
      await grantBackend(service(), 'fairs', team.origin, ['locale'])
      expect(await codeFor(noor, 'fairs')).toBe('none')
      expect(await claimsIn(service(), team)).not.toHaveProperty('id')
      expect(await codeFor(mira, 'fairs')).toBe('backend-not-granted')
      const registered = {
        base: 'https://team.example/',
        enabled: true,
        descriptor: preview.descriptor,
      }
      await run({ from: 'origin', module: 'fairs', registered })
      expect(await codeFor(noor, 'fairs')).toBe('backend-not-granted')
    })

    test('the operator alone grants, and what is unfit is refused with the fix', async () => {
      const asked = { do: 'grant', module: 'x', origin: team.origin, may: [], why: 'test' }
      const { token } = await tokenFor(service(), ['x'])
      const byTeam = await toolOf(service(), token).post(backendsPath, { ...asked, local: true })
      expect(byTeam.status).toBe(401)
      const messageFor = async (more: object) =>
        (await operatorOf(service()).post(backendsPath, { ...asked, local: false, ...more })).body
          .error?.message
      expect(await messageFor({})).toContain('add --local')
      expect(await messageFor({ origin: 'https://x.test', local: true })).toContain('leave it out')
      expect(await messageFor({ origin: 'http://x.test' })).toContain('give an https origin')
      expect(await messageFor({ origin: 'https://x.test/path' })).toContain('origin')
      expect(await messageFor({ origin: 'https://a:b@x.test' })).toContain('origin')
      expect(await messageFor({ may: ['viewer.email'] })).toContain('may')
    })

    test('the registry says who granted what, when, why, and what builds want besides; a revoked grant ends at once', async () => {
      await granted('talks', ['locale'])
      const operator = operatorOf(service())
      const { body } = await operator.send('GET', backendsPath)
      expect(body.backends).toContainEqual({
        module: 'talks',
        origin: team.origin,
        may: ['locale'],
        local: true,
        by: 'the operator',
        why: 'the team asked',
        at: expect.any(String),
        wants: all,
      })
      expect(await codeFor(mira, 'talks')).toBe('none')
      const revoke = { do: 'revoke', module: 'talks', why: 'the team is gone' }
      expect((await operator.post(backendsPath, revoke)).status).toBe(200)
      expect(await codeFor(mira, 'talks')).toBe('backend-not-granted')
      expect((await operator.post(backendsPath, revoke)).status).toBe(404)
      const { tool } = await publishWanting(service(), 'talks', null, 'let later')
      expect((await tool.state()).changes).toContainEqual(
        expect.objectContaining({ module: 'talks', what: 'revoke the backend', why: revoke.why }),
      )
    })
  })
