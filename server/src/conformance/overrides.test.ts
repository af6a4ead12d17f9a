import {
  getModulePanel,
  overrideModule,
  resetOverrides,
  travelToSet,
} from '@tessera/contracts/calls/module-overrides'
import { getServedModules } from '@tessera/contracts/calls/served-modules'
import { sendReports } from '@tessera/contracts/calls/telemetry'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { runningCanary } from '@tessera/contracts/releases/canary'
import { sourcesPath } from '@tessera/contracts/releases/override-calls'
import { allowedPath } from '@tessera/contracts/releases/tool-calls'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { readCounts } from '../contexts/releases/canary/store.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { documentOf } from './override-document.ts'
import { member, type Person, visitor } from './person.ts'
import { type MadeBuild, madeBuild, operatorOf, tokenFor, toolOf } from './published-build.ts'
import { selfOf } from './self-of.ts'

const postForm = (person: Person, form: Readonly<Record<string, string>>, headers = {}) =>
  person.send('/_/overrides/', {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers,
  })

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`overrides on ${kind}`, () => {
    const origins = ['https://team.example']
    const service = openedService(() => open({ settings: { overrideOrigins: origins } }))
    let one: MadeBuild
    let two: MadeBuild
    let tool: ReturnType<typeof toolOf>
    beforeAll(async () => {
      tool = toolOf(service(), (await tokenFor(service(), ['notes', 'tags'])).token)
      one = await madeBuild('notes', { text: 'let one' })
      two = await madeBuild('notes', { text: 'let two' })
      await tool.publish(one)
      await tool.sendFiles(two)
      await tool.admit(two)
    }, 90_000)

    const allow = async (person: Person, allowed = true) => {
      const { username } = await selfOf(person)
      return operatorOf(service()).post(allowedPath, { account: username, allowed })
    }
    async function tester(): Promise<Person> {
      const person = await member(service())
      expect((await allow(person)).status).toBe(200)
      return person
    }
    const of = ({ id }: MadeBuild) => ({ from: 'build', module: 'notes', build: id })
    const base = ({ id }: MadeBuild) => `http://store.test/notes/${id}/`

    test('only the operator gives the right, by email or username; the viewer says it, and it can be taken away', async () => {
      const person = await member(service())
      const { username, email } = await selfOf(person)
      const byTeam = await tool.post(allowedPath, { account: username, allowed: true })
      expect(byTeam.status).toBe(401)
      expect((await person.done(getViewer, {}))?.may_override).toBeUndefined()
      expect(
        (await operatorOf(service()).post(allowedPath, { account: email, allowed: true })).body,
      ).toEqual({ username, allowed: true })
      expect((await person.done(getViewer, {}))?.may_override).toBe(true)
      const { body } = await operatorOf(service()).send('GET', allowedPath)
      expect(body.accounts).toContain(username)
      const nobody = await operatorOf(service()).post(allowedPath, {
        account: 'no-one',
        allowed: true,
      })
      expect(nobody.body.error?.code).toBe('not-found')
    })

    test('a person without the right, and a visitor, are refused', async () => {
      const codes = async (person: Person) => [
        (await person.call(getModulePanel, {})).error?.code,
        (await person.call(overrideModule, { override: of(two) })).error?.code,
        (await person.call(travelToSet, { set: 'a'.repeat(32) })).error?.code,
      ]
      expect(new Set(await codes(visitor(service())))).toEqual(new Set(['not-allowed']))
      expect(new Set(await codes(await member(service())))).toEqual(new Set(['not-allowed']))
    })

    test('a build of the store runs in one browser, with its hashes in the policy and a banner, until it is reset', async () => {
      const [person, other] = [await tester(), await tester()]
      await person.done(overrideModule, { override: of(two) })
      const mine = await documentOf(person)
      expect(mine.baseOf('notes')).toBe(base(two))
      const { integrity = '' } = mine.filesOf('notes')[0] ?? {}
      expect(mine.policy).toContain(integrity)
      expect(mine.banner).toContain(`notes ${two.id.slice(0, 12)}`)
      expect(mine.headers.get('Cache-Control')).toBe('private, no-store')
      expect(mine.headers.get('Vary')).toContain('Cookie')
      const theirs = await documentOf(other)
      expect([theirs.baseOf('notes'), theirs.banner]).toEqual([base(one), ''])
      expect(theirs.policy).not.toContain(integrity)
      // An open tab follows the same builds as the document.
      const { set } = await person.done(getServedModules, {})
      expect(set).toEqual(mine.boot.set)
      expect(set).not.toEqual(theirs.boot.set)
      await person.done(resetOverrides, {})
      expect((await documentOf(person)).baseOf('notes')).toBe(base(one))
      expect(person.cookieOf('__Host-overrides')).toBeNull()
    })

    test('every instance gives the override, and the cookie is of no use to anybody else', async () => {
      const [person, other, stranger] = [await tester(), await tester(), visitor(service())]
      await person.done(overrideModule, { override: of(two) })
      const cookie = person.cookieOf('__Host-overrides') ?? ''
      for (const thief of [other, stranger]) {
        thief.keep('__Host-overrides', cookie)
        expect((await documentOf(thief)).baseOf('notes')).toBe(base(one))
      }
      const second = createApp({ ...service().ports })
      const there = visitor({ ...service(), fetch: second.fetch })
      for (const name of ['__Host-session', '__Host-overrides'])
        there.keep(name, person.cookieOf(name) ?? '')
      expect((await documentOf(there)).baseOf('notes')).toBe(base(two))
      await allow(person, false)
      expect((await documentOf(person)).baseOf('notes')).toBe(base(one))
    })

    const fromSource = (base: string, more: object = {}) => ({
      registered: {
        base,
        enabled: true,
        descriptor: { ...two.descriptor, files: [{ path: 'a.js', kind: 'script', bytes: 0 }] },
      },
      shell: { base: 'http://localhost:3802/', files: [], initial: [] },
      ...more,
    })

    test('a team’s token runs its module from source behind the proxy that has the cookie, and nowhere else', async () => {
      const { status, body } = await tool.post(sourcesPath, fromSource('http://localhost:3801/'))
      expect(status).toBe(200)
      const [name = '', cookie = ''] = String(body.cookie).split('=')
      const proxied = visitor(service())
      proxied.keep(name, cookie)
      const there = await documentOf(proxied)
      expect(there.baseOf('notes')).toBe('http://localhost:3801/')
      expect([there.boot.overrides, there.policy]).toEqual([true, ''])
      expect(there.banner).toContain('notes (from source)')
      expect(there.banner).not.toContain('Reset')
      const elsewhere = await documentOf(visitor(service()))
      expect(elsewhere.baseOf('notes')).toBe(base(one))
      expect([elsewhere.boot.overrides, elsewhere.policy]).not.toEqual([true, ''])
    })

    test('sources come from the browser’s own machine and of the token’s own module alone, and no call takes them', async () => {
      for (const wrong of [
        fromSource('https://evil.example/'),
        fromSource('http://localhost.evil.example:3801/'),
        fromSource('http://localhost:3801/', {
          shell: { base: 'https://evil.example/', files: [], initial: [] },
        }),
      ])
        expect((await tool.post(sourcesPath, wrong)).body.error?.code).toBe('bad-input')
      const stranger = toolOf(service(), (await tokenFor(service(), ['tags'])).token)
      const foreign = await stranger.post(sourcesPath, fromSource('http://localhost:3801/'))
      expect(foreign.status).toBe(403)
      const { registered } = fromSource('http://localhost:3801/')
      const person = await tester()
      const asked = { override: { from: 'source', module: 'notes', registered } }
      expect((await person.call(overrideModule, asked)).error?.code).toBe('not-allowed')
    })

    test('a link alone sets nothing; a press on the page that it opens does, from the product itself', async () => {
      const person = await tester()
      const link = `/_/overrides/?module=notes&build=${two.id}`
      const shown = await (await person.send(link)).text()
      expect(shown).toContain(two.id.slice(0, 12))
      expect((await documentOf(person)).baseOf('notes')).toBe(base(one))
      const form = { module: 'notes', build: two.id }
      const foreign = await postForm(person, form, { Origin: 'https://evil.example' })
      expect(foreign.status).toBe(403)
      const nobody = await postForm(await member(service()), form)
      expect(nobody.status).toBe(403)
      expect((await documentOf(person)).baseOf('notes')).toBe(base(one))
      expect((await postForm(person, form)).status).toBe(303)
      expect((await documentOf(person)).baseOf('notes')).toBe(base(two))
    })

    test('Reset is a form of the service, which needs no script, and leads back to a page of the product only', async () => {
      const person = await tester()
      await person.done(overrideModule, { override: of(two) })
      const { banner } = await documentOf(person, '/ideas/?x=1')
      expect(banner).toContain('<form method="post" action="/_/overrides/">')
      expect(banner).toContain('value="/ideas/?x=1"')
      const gone = await postForm(person, { to: '/ideas/?x=1' })
      expect([gone.status, gone.headers.get('Location')]).toEqual([303, '/ideas/?x=1'])
      expect((await documentOf(person)).banner).toBe('')
      for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example'])
        expect((await postForm(person, { to })).headers.get('Location')).toBe('/')
      const { publicOrigin } = service().ports.settings
      const twice = await postForm(person, { to: `${publicOrigin}//evil.example` })
      expect(twice.headers.get('Location')).toBe('/evil.example')
      const other = await documentOf(person, '//evil.example/?disable=notes')
      expect(other.banner).not.toContain('="//')
    })

    test('a foreign origin, files without hashes, a revoked and an unknown build, and another’s address are refused', async () => {
      const person = await tester()
      const attempt = async (override: object) =>
        (await person.call(overrideModule, { override })).error?.code
      const at = (origin: string, more = {}) => ({
        from: 'origin',
        module: 'notes',
        registered: {
          base: `${origin}/`,
          enabled: true,
          descriptor: { ...two.descriptor, ...more },
        },
      })
      expect(await attempt(at('https://evil.example'))).toBe('module-origin-refused')
      const files = [{ path: 'remoteEntry.0123456789.js', kind: 'script', bytes: 1 }]
      expect(await attempt(at('https://team.example', { files }))).toBe('module-origin-refused')
      expect(await attempt({ ...of(two), build: 'f'.repeat(64) })).toBe('not-found')
      const page = { name: 'x', route: '/ideas/', title: '', who: 'anyone', preload: [] }
      expect(await attempt(at('https://team.example', { pages: [page] }))).toBe('module-claim')
      expect((await documentOf(person)).baseOf('notes')).toBe(base(one))
      expect(await attempt(at('https://team.example'))).toBeUndefined()
      const mine = await documentOf(person)
      expect(mine.baseOf('notes')).toBe('https://team.example/')
      expect(mine.policy).toContain('https://team.example')
      expect((await documentOf(visitor(service()))).policy).not.toContain('team.example')
    })

    test('a build that is revoked later stops running here too', async () => {
      const person = await tester()
      const [first, bad] = [await madeBuild('tags'), await madeBuild('tags', { text: 'let bad' })]
      await tool.publish(first)
      await tool.publish(bad)
      const { boot } = await documentOf(visitor(service()))
      await person.done(overrideModule, {
        override: { from: 'build', module: 'tags', build: bad.id },
      })
      await tool.change({ do: 'rollback', module: 'tags' })
      expect((await documentOf(person)).baseOf('tags')).toContain(first.id)
      const again = await person.call(overrideModule, {
        override: { from: 'build', module: 'tags', build: bad.id },
      })
      expect(again.error?.code).toBe('build-revoked')
      // Going back to a set that a document was served shows it as it was.
      await person.done(travelToSet, { set: boot.served ?? '' })
      const past = await documentOf(person)
      expect([past.baseOf('tags'), past.baseOf('notes')]).toEqual([
        `http://store.test/tags/${bad.id}/`,
        base(one),
      ])
      expect(past.banner).toContain(boot.served?.slice(0, 32))
      expect((await person.call(travelToSet, { set: 'e'.repeat(32) })).error?.code).toBe(
        'not-found',
      )
    })

    test('the documents and failures of a browser that overrides modules count for no canary', async () => {
      const running = async () => {
        const { modules } = await tool.state()
        return modules.flatMap((release) => runningCanary(release) ?? [])[0]
      }
      await tool.change({ do: 'canary', module: 'notes', build: two.id, percent: 100 })
      await vi.waitFor(async () => expect(await running()).toBeDefined())
      const fail = async (person: Person) => {
        const { boot, baseOf } = await documentOf(person)
        expect(baseOf('notes')).toBe(base(two))
        const build = '1.0.0 remoteEntry.0123456789.js'
        const report = { code: 'module-threw-on-render', from: 'notes', detail: 'boom', build }
        await person.done(sendReports, { served: boot.served, reports: [report] })
      }
      const counted = async () => {
        const canary = await running()
        return canary && (await readCounts(service().ports.db, canary)).canary
      }
      const person = await tester()
      await person.done(overrideModule, { override: of(two) })
      await fail(person)
      expect(await counted()).toMatchObject({ documents: 0, failed: 0 })
      await fail(visitor(service()))
      expect(await counted()).toMatchObject({ documents: 1, failed: 1 })
      await tool.change({ do: 'canary', module: 'notes', build: two.id, percent: 0 })
    })

    test('a module can be switched off in one browser, and the panel says where each comes from', async () => {
      const person = await tester()
      await person.done(overrideModule, { override: { from: 'off', module: 'tags' } })
      await person.done(overrideModule, { override: of(two) })
      expect((await documentOf(person)).baseOf('tags')).toBeUndefined()
      const { modules, origins: allowed } = await person.done(getModulePanel, {})
      const row = (name: string) => modules.find((each) => each.name === name)
      expect(allowed).toEqual(origins)
      expect(row('tags')?.source).toBe('off')
      expect(row('notes')).toMatchObject({ source: 'build', build: two.id, version: '1.0.0' })
      expect([row('notes')?.team, row('notes')?.emits]).toEqual(['@tessera/sample', []])
      expect(row('notes')?.builds.map(({ id }) => id)).toEqual(
        expect.arrayContaining([one.id, two.id]),
      )
      await person.done(resetOverrides, { module: 'notes' })
      const left = await documentOf(person)
      expect([left.baseOf('notes'), left.baseOf('tags')]).toEqual([base(one), undefined])
    })

    test('anybody may open a page without some modules; unknown names are said, and markup in them is text', async () => {
      const person = visitor(service())
      const page = await documentOf(person, '/ideas/?disable=notes,%3Cb%3E')
      expect(page.baseOf('notes')).toBeUndefined()
      expect(page.boot.set).toBeUndefined()
      expect(page.banner).toContain('Switched off on this page: notes.')
      expect(page.banner).toContain('no module named &lt;b&gt;')
      expect(page.banner).not.toContain('<form')
      expect((await documentOf(person)).baseOf('notes')).toBe(base(one))
      expect(person.cookieOf('__Host-overrides')).toBeNull()
    })
  })
