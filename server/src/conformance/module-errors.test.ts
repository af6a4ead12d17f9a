import { sendReports } from '@tessera/contracts/calls/telemetry'
import { limits } from '@tessera/contracts/limits'
import {
  errorsPath,
  KeptReport,
  ListedErrors,
  sourceMapMaxBytes,
  sourceMapsPath,
} from '@tessera/contracts/releases/error-calls'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { signDocument } from '../contexts/releases/canary/signed-set.ts'
import { findSet } from '../contexts/releases/canary/store.ts'
import { handleCanarySweep } from '../contexts/releases/canary/sweep-job.ts'
import { releaseSets } from '../contexts/releases/canary/tables.ts'
import { handleBuildSweep } from '../contexts/releases/registry-calls/sweep-job.ts'
import { handleErrorSweep } from '../contexts/releases/telemetry/sweep-job.ts'
import { keyedSecrets } from '../platform/secrets/keyed.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { documentOf } from './override-document.ts'
import { member, type Person, visitor } from './person.ts'
import { type MadeBuild, madeBuild, tokenFor, toolOf } from './published-build.ts'

const start = new Date('2026-03-01T12:00:00Z').getTime()
const hour = 3_600_000
const script = 'remoteEntry.0123456789.js'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`errors of modules on ${kind}`, () => {
    let now = start
    const service = openedService(() =>
      open({ clock: { now: () => new Date(now) }, settings: { budgetFactor: 1_000_000 } }),
    )
    let one: MadeBuild
    let two: MadeBuild
    let tool: ReturnType<typeof toolOf>
    beforeAll(async () => {
      tool = toolOf(service(), (await tokenFor(service(), ['notes'])).token)
      one = await madeBuild('notes', { text: 'let one' })
      two = await madeBuild('notes', { text: 'let two' })
      await tool.publish(one)
    }, 90_000)

    /** Opens a document, and waits until its set is kept. */
    async function servedTo(person: Person): Promise<string> {
      const { served = '' } = (await documentOf(person, '/notes/')).boot
      const [set = ''] = served.split('.')
      await vi.waitFor(async () => expect(await findSet(service().ports.db, set)).toBeDefined())
      return served
    }

    const stackIn = (build: MadeBuild, place = 'save') =>
      `TypeError: boom\n    at ${place} (http://store.test/notes/${build.id}/${script}?token=secret:1:20)`

    const report = (build: MadeBuild, more: object = {}) => ({
      code: 'module-threw-on-render',
      from: 'notes',
      detail: 'boom at https://a.test/?mail=mira@example.org',
      stack: stackIn(build),
      ...more,
    })

    const flood = async (person: Person, from: number, letter = 'a') => {
      const served = await servedTo(person)
      const odd = (at: number) => `odd ${letter.repeat((from + at) % 250)}`
      const reports = Array.from({ length: 50 }, (_, at) =>
        report(two, { stack: '', detail: odd(at) }),
      )
      await person.done(sendReports, { served, reports })
    }

    const listed = async (by = tool, query = '') => {
      const { body } = await by.send('GET', `${errorsPath}?module=notes${query}`)
      return z.parse(ListedErrors, body).groups
    }
    const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }

    test('a report is kept with its build, positions and message, without queries and without its sender', async () => {
      const person = visitor(service())
      const served = await servedTo(person)
      const components = `\n    at Page (http://store.test/notes/${one.id}/${script}:1:9)\n    at div`
      await person.done(sendReports, { served, reports: [report(one, { components })] })
      const [group] = await listed()
      expect(group).toMatchObject({ count: 1, builds: [one.id], is_new: true })
      const { body } = await tool.send('GET', `${errorsPath}/${group?.id}`)
      const place = { of: 'notes', build: one.id, file: script, line: 1 }
      expect(z.parse(KeptReport, body)).toMatchObject({
        message: 'boom at https://a.test/',
        frames: [{ ...place, column: 20, name: 'save' }],
        components: [{ ...place, column: 9, name: 'Page' }],
      })
      expect(JSON.stringify(body)).not.toMatch(/mira|secret/)
    })

    test('the same error of the next build is one group with both builds; another place is new in it', async () => {
      await tool.publish(two)
      const person = visitor(service())
      const served = await servedTo(person)
      now += hour
      const other = report(two, { stack: stackIn(two, 'open') })
      await person.done(sendReports, { served, reports: [report(two), other] })
      const groups = await listed()
      expect(groups.map((each) => [each.is_new, each.count, each.builds])).toEqual([
        [true, 1, [two.id]],
        [false, 2, [two.id, one.id]],
      ])
      expect(groups[1]?.first_at).toBe(new Date(start).toISOString())
      expect((await listed(tool, `&build=${one.id}`)).map((each) => each.is_new)).toEqual([true])
    })

    test('1,000 forged reports keep nothing', async () => {
      const before = await listed()
      const person = visitor(service())
      const elsewhere = keyedSecrets('the key of another service')
      const set = { set: '0'.repeat(32), document: '1'.repeat(32), at: new Date(now) }
      const forged = [undefined, '', 'x'.repeat(200), signDocument(elsewhere, set)]
      const reports = Array.from({ length: 25 }, () => report(two))
      for (let sent = 0; sent < 1_000; sent += reports.length) {
        const served = forged[sent % forged.length]
        await person.done(sendReports, { ...(served === undefined ? {} : { served }), reports })
      }
      expect(await listed()).toEqual(before)
    })

    test('one person adds a limited number in an hour, and a build keeps a limited number of groups', async () => {
      now += hour
      const before = (await listed()).length
      await flood(visitor(service()), 0)
      expect((await listed()).length).toBe(before + limits.errorsOfPerson)
      for (let from = 0; from < 250; from += limits.errorsOfPerson) {
        now += hour
        await flood(visitor(service()), from)
      }
      const ofTwo = (await listed()).filter(({ builds }) => builds.includes(two.id))
      expect(ofTwo).toHaveLength(limits.errorGroups)
    })

    test('errors that somebody makes up displace none that others meet, in a build that is full', async () => {
      const neighbor = await member(service())
      const meets = async (place: string) => {
        const reports = [report(two, { stack: stackIn(two, place), detail: place })]
        await neighbor.done(sendReports, { served: await servedTo(neighbor), reports })
      }
      for (let round = 0; round < 3; round += 1) {
        await meets('often')
        now += hour
        await flood(visitor(service()), 50 * round, 'z')
      }
      await meets('lately')
      const messages = (await listed()).map(({ message }) => message)
      expect(messages).toEqual(expect.arrayContaining(['often', 'lately']))
    })

    test('hostile reports are refused or kept without what is hostile', async () => {
      now += hour
      const person = visitor(service())
      const served = await servedTo(person)
      const long = report(two, { stack: 'x'.repeat(1_000_000) })
      expect((await person.call(sendReports, { served, reports: [long] })).error).toBeDefined()
      const stack = `at __proto__ (http://store.test/notes/${two.id}/__proto__:1:1)\n${stackIn(two, '\u001b[2J')}`
      const detail = '\u001b]0;title\u0007 __proto__ \ud800'
      const hostile = [
        report(two, { stack, detail }),
        report(two, { from: '__proto__', stack }),
        report(two, { from: 'constructor', stack }),
        report(two, { stack: `at x (chrome-extension://abc/a.js:1:1)\n${stackIn(two)}` }),
      ]
      const before = await listed()
      await person.call(sendReports, { served, reports: hostile })
      const more = (await listed()).reduce((sum, { count }) => sum + count, 0)
      expect(more - before.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(1)
      expect(JSON.stringify(await listed())).not.toMatch(/\\u001b|\\u0007/)
    })

    test('errors and maps are for tokens of the module alone', async () => {
      const [group] = await listed()
      const other = toolOf(service(), (await tokenFor(service(), ['lists'])).token)
      const none = toolOf(service(), '')
      const maps = sourceMapsPath('notes', two.id)
      for (const path of [`${errorsPath}?module=notes`, `${errorsPath}/${group?.id}`, maps]) {
        expect((await other.send('GET', path)).body.error?.code).toBe('another-module')
        expect((await none.send('GET', path)).body.error?.code).toBe('no-token')
      }
      const put = await other.send('PUT', `${maps}${script}.map.gz`, 'x')
      expect(put.body.error?.code).toBe('another-module')
    })

    test('a source map is kept beside its build, in its size, and served by no address of the store', async () => {
      const maps = sourceMapsPath('notes', two.id)
      expect((await tool.send('GET', maps)).body.missing).toEqual([script])
      const big = 'x'.repeat(sourceMapMaxBytes({ bytes: 7 }) + 1)
      expect((await tool.send('PUT', `${maps}${script}.map.gz`, big)).status).toBe(413)
      expect((await tool.send('PUT', `${maps}../../notes.js.map.gz`, 'x')).status).toBe(404)
      expect((await tool.send('PUT', `${maps}other.js.map.gz`, 'x')).status).toBe(404)
      expect((await tool.send('PUT', `${maps}${script}.map.gz`, 'the map')).status).toBe(200)
      expect((await tool.send('GET', maps)).body.missing).toEqual([])
      const { ports } = service()
      expect(await ports.moduleFiles.sizeOf(`notes/${two.id}/${script}.map.gz`)).toBeUndefined()
    })

    test('a source map that is kept is not replaced by another one', async () => {
      const path = `${sourceMapsPath('notes', one.id)}${script}.map.gz`
      const put = (text: string) => tool.send('PUT', path, text)
      expect((await put('the map')).status).toBe(200)
      expect((await put('the map')).status).toBe(200)
      expect((await put('my map!')).body.error?.code).toBe('conflict')
      const kept = await service().ports.blobs.get(`source-maps/notes/${one.id}/${script}.map.gz`)
      expect(new TextDecoder().decode(kept?.bytes)).toBe('the map')
    })

    test('maps go with a build that is never finished, and errors thirty days after the last report', async () => {
      tool = toolOf(service(), (await tokenFor(service(), ['notes'])).token)
      const three = await madeBuild('notes', { text: 'let three' })
      await tool.sendFiles(three)
      const map = `${sourceMapsPath('notes', three.id)}${script}.map.gz`
      await tool.send('PUT', map, 'the map')
      const key = `source-maps/notes/${three.id}/${script}.map.gz`
      expect(await service().ports.blobs.sizeOf(key)).toBe(7)
      now += timings.errorDays * 24 * hour - 2 * hour
      await handleBuildSweep(service().ports).run(running)
      expect(await service().ports.blobs.sizeOf(key)).toBeUndefined()
      await handleErrorSweep(service().ports).run(running)
      tool = toolOf(service(), (await tokenFor(service(), ['notes'])).token)
      expect((await listed()).length).toBeGreaterThan(0)
      now += 3 * hour
      await handleErrorSweep(service().ports).run(running)
      expect(await listed()).toEqual([])
    })

    test('a set of builds is kept until no document was served it for thirty days', async () => {
      const { db } = service().ports
      const serve = async () => {
        const [id = ''] = (await servedTo(visitor(service()))).split('.')
        const row = { id, at: new Date(now) }
        await vi.waitFor(async () =>
          expect(await db.select().from(releaseSets)).toContainEqual(expect.objectContaining(row)),
        )
        return id
      }
      const sweep = async () => {
        await handleCanarySweep(service().ports).run(running)
        return findSet(db, set)
      }
      const set = await serve()
      now += 20 * 24 * hour
      expect(await serve()).toBe(set)
      now += 20 * 24 * hour
      expect(await sweep()).toBeDefined()
      now += 11 * 24 * hour
      expect(await sweep()).toBeUndefined()
      expect(await serve()).toBe(set)
    })
  })
