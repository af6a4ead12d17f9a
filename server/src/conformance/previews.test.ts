import { ListedPreview, previewsPath } from '@tessera/contracts/releases/preview-calls'
import { allowedPath, tokensPath } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { makePreview } from '../contexts/releases/previews/change-previews.ts'
import { moduleBuilds } from '../contexts/releases/registry/tables.ts'
import { handleBuildSweep } from '../contexts/releases/registry-calls/sweep-job.ts'
import { eq, inArray } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { documentOf } from './override-document.ts'
import { member, type Person, visitor } from './person.ts'
import { type MadeBuild, madeBuild, operatorOf, tokenFor, toolOf } from './published-build.ts'
import { selfOf } from './self-of.ts'

const start = new Date('2026-03-01T12:00:00Z').getTime()
const day = 24 * 60 * 60_000
const Answer = z.object({ preview: ListedPreview })
const List = z.object({ previews: z.array(ListedPreview) })

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`previews on ${kind}`, () => {
    let now = start
    const service = openedService(() =>
      open({ clock: { now: () => new Date(now) }, settings: { budgetFactor: 1_000_000 } }),
    )
    const inOpen = openedService(() => open({ settings: { openPreviews: true } }))
    type Tool = ReturnType<typeof toolOf>
    let notes: Tool
    let active: MadeBuild
    const toolFor = async (module: string) =>
      toolOf(service(), (await tokenFor(service(), [module])).token)
    beforeAll(async () => {
      notes = await toolFor('notes')
      active = await madeBuild('notes')
      await notes.publish(active)
    }, 90_000)

    let builds = 0
    async function sent(tool = notes, module = 'notes') {
      builds += 1
      const build = await madeBuild(module, { text: `let n${builds}` })
      await tool.sendFiles(build)
      expect((await tool.admit(build)).status).toBe(200)
      return build
    }
    const asked = ({ module, id }: MadeBuild, more: object = {}) => ({
      module,
      build: id,
      tags: [],
      why: 'test',
      ...more,
    })
    async function previewOf(build: MadeBuild, more: object = {}, tool = notes) {
      const { status, body } = await tool.post(previewsPath, asked(build, more))
      expect([status, body.error]).toEqual([200, undefined])
      return z.parse(Answer, body).preview
    }
    const listed = async (tool = notes, query = '') =>
      z.parse(List, (await tool.send('GET', previewsPath + query)).body).previews
    const revoke = (id: string, tool = notes) => tool.send('DELETE', `${previewsPath}/${id}`)
    async function tester(): Promise<Person> {
      const person = await member(service())
      const { username } = await selfOf(person)
      await operatorOf(service()).post(allowedPath, { account: username, allowed: true })
      return person
    }
    const base = ({ id, module }: MadeBuild) => `http://store.test/${module}/${id}/`
    const at = (address: string, path: string) => path + address.slice(1)
    const shown = async (person: Person, address: string) => (await person.send(address)).text()
    const valueIn = (html: string) => /name="set" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const press = (person: Person, form: Readonly<Record<string, string>>, headers = {}) => {
      const body = new URLSearchParams(form)
      const how = { method: 'POST', body, redirect: 'manual', headers } as const
      return person.send('/_/overrides/', how)
    }
    /** Opens an address, and presses the button of its page. */
    async function run(person: Person, address: string) {
      const set = valueIn(await shown(person, address))
      const pressed = await press(person, { set, to: '/ideas/' })
      expect(pressed.status).toBe(303)
    }
    const runs = async (person: Person) => (await documentOf(person)).baseOf('notes')
    const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
    const sweep = () => handleBuildSweep(service().ports).run(running)
    const fileOf = ({ module, id }: MadeBuild) =>
      service().ports.moduleFiles.sizeOf(`${module}/${id}/module.json`)

    test('the address of a preview runs its build after a press, on any page, in one browser, until it is reset', async () => {
      const [person, build] = [await tester(), await sent()]
      const { address } = await previewOf(build)
      expect(address).toMatch(/^\/\?set=[0-9a-f]{16}:[\w-]{22}$/)
      const html = await shown(person, at(address, '/ideas/?q=lamp&').replace('?set', 'set'))
      expect(html).toContain(`notes ${build.id.slice(0, 12)}`)
      expect(html).toContain('name="to" value="/ideas/?q=lamp"')
      expect(await runs(person)).toBe(base(active))
      const pressed = await press(person, { set: valueIn(html), to: '/ideas/?q=lamp' })
      expect(pressed.headers.get('Location')).toBe('/ideas/?q=lamp')
      const mine = await documentOf(person, at(address, '/ideas/'))
      expect(mine.baseOf('notes')).toBe(base(build))
      expect(mine.policy).toContain(mine.filesOf('notes')[0]?.integrity)
      expect(mine.banner).toContain('Preview, only in this browser')
      expect(mine.banner).toContain('name="to" value="/ideas/"')
      expect(await runs(await tester())).toBe(base(active))
      await press(person, { to: '/ideas/' })
      expect(await runs(person)).toBe(base(active))
    })

    test('a link to a preview runs nothing by itself, nor does a press from another site', async () => {
      const [person, { address }] = [await tester(), await previewOf(await sent())]
      const set = valueIn(await shown(person, address))
      const foreign = await press(
        person,
        { set },
        { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      )
      expect(foreign.status).toBe(403)
      expect(await runs(person)).toBe(base(active))
    })

    test('a person without the right, and a visitor, run no preview, not even by a press', async () => {
      const { address } = await previewOf(await sent())
      const set = valueIn(await shown(await tester(), address))
      for (const person of [visitor(service()), await member(service())]) {
        const html = await shown(person, address)
        expect([valueIn(html), html.includes('You may not run previews')]).toEqual(['', true])
        expect((await press(person, { set })).status).toBe(403)
        expect(await runs(person)).toBe(base(active))
      }
    })

    test('where previews are open, a visitor runs one after a press, and overrides nothing else', async () => {
      const tool = toolOf(inOpen(), (await tokenFor(inOpen(), ['notes'])).token)
      await tool.publish(active)
      const build = await sent(tool)
      const { address, id } = await previewOf(build, {}, tool)
      const person = visitor(inOpen())
      const refused = await press(person, { module: 'notes', build: build.id, to: '/notes/' })
      expect(refused.status).toBe(403)
      expect(await refused.text()).toContain('<a href="/">To the start page')
      expect((await press(person, { set: id })).status).toBe(404)
      await run(person, address)
      expect(await runs(person)).toBe(base(build))
      await revoke(id, tool)
      expect(await runs(person)).toBe(base(active))
    })

    test('where previews are open, the preview of one person does not run for the next one in the same browser', async () => {
      const tool = toolOf(inOpen(), (await tokenFor(inOpen(), ['notes'])).token)
      await tool.publish(active)
      const build = await sent(tool)
      const { address } = await previewOf(build, {}, tool)
      const [one, next, other] = [await member(inOpen()), await member(inOpen()), visitor(inOpen())]
      await run(one, address)
      expect(await runs(one)).toBe(base(build))
      for (const person of [next, other]) {
        person.keep('__Host-overrides', one.cookieOf('__Host-overrides') ?? '')
        expect(await runs(person)).toBe(base(active))
      }
    })

    test('an address that nobody signed, or that another service signed, means no preview', async () => {
      const person = await tester()
      const { address, id } = await previewOf(await sent(), { tags: ['branch=fix-x'] })
      const [, signature = ''] = /([\w-]{22})$/.exec(address) ?? []
      for (const forged of [
        `/?set=${id}`,
        `/?set=${id}:`,
        `/?set=notes:branch:fix-x:${signature}`,
        `/?set=${'a'.repeat(16)}:${signature}`,
        '/?set=',
        `/?set=${'a'.repeat(5_000)}`,
        '/?set=%00:%ff',
      ]) {
        const response = await person.send(forged)
        expect([forged.slice(0, 40), response.status]).toEqual([forged.slice(0, 40), 404])
        expect(await response.text()).toContain('There is no such preview')
      }
    })

    test('the address of a branch means its newest build, each build keeps its own address, and new code asks again', async () => {
      const [person, one, two] = [await tester(), await sent(), await sent()]
      const tags = ['branch=feature/lamps', 'person=mira']
      const first = await previewOf(one, { tags })
      const branch = first.tags.find(({ tag }) => tag.startsWith('branch='))?.address ?? ''
      expect(branch).toContain('set=notes:branch:feature/lamps:')
      expect(first.tags.find(({ tag }) => tag === 'person=mira')?.address).toBeNull()
      await run(person, branch)
      expect(await runs(person)).toBe(base(one))
      now += 60_000
      const second = await previewOf(two, { tags })
      expect(second.tags.map(({ address }) => address)).toContain(branch)
      const again = await shown(person, branch)
      expect(again).toContain(two.id.slice(0, 12))
      expect(await runs(person)).toBe(base(one))
      expect(await shown(await tester(), first.address)).toContain(one.id.slice(0, 12))
      // A branch that goes back to an earlier build takes its address along.
      now += 60_000
      expect((await previewOf(one, { tags })).id).toBe(first.id)
      expect(await shown(await tester(), branch)).toContain(one.id.slice(0, 12))
    })

    test('a preview has builds of several modules: beside one of the token’s own by its id, of others by their address', async () => {
      const other = await toolFor('tags')
      const [one, two] = [await sent(), await sent(other, 'tags')]
      const first = await previewOf(one)
      const stranger = await other.post(previewsPath, asked(two, { with: first.id }))
      expect(stranger.body.error?.code).toBe('not-found')
      const value = new URL(first.address, 'http://a.test').searchParams.get('set')
      const both = await previewOf(two, { with: value }, other)
      expect(both.builds).toEqual({ notes: one.id, tags: two.id })
      const person = await tester()
      await run(person, both.address)
      const mine = await documentOf(person)
      expect([mine.baseOf('notes'), mine.baseOf('tags')]).toEqual([base(one), base(two)])
      // Opening a preview ends the one before it.
      await run(person, first.address)
      expect((await documentOf(person)).baseOf('tags')).toBeUndefined()
    })

    test('a token makes, lists and revokes previews of its modules alone, of builds that are published', async () => {
      const other = await toolFor('tags')
      const build = await sent()
      const { id } = await previewOf(build)
      const codes = [
        (await other.post(previewsPath, asked(build))).body.error?.code,
        (await other.send('GET', `${previewsPath}?module=notes`)).body.error?.code,
        (await revoke(id, other)).body.error?.code,
        (await toolOf(service(), '').post(previewsPath, asked(build))).body.error?.code,
      ]
      expect(codes).toEqual(['another-module', 'another-module', 'not-found', 'no-token'])
      expect((await listed(other)).map((each) => each.module)).not.toContain('notes')
      const unknown = await madeBuild('notes', { text: 'let nobody' })
      const refused = await notes.post(previewsPath, asked(unknown))
      expect(refused.body.error).toMatchObject({ code: 'not-found' })
      const bad = await notes.post(previewsPath, asked(build, { tags: ['branch=a\u202eb'] }))
      expect(bad.body.error?.code).toBe('bad-input')
    })

    test('a revoked preview stops at the next document, its address is gone, and the change says who and why', async () => {
      const [person, build] = [await tester(), await sent()]
      const { id, address } = await previewOf(build)
      await run(person, address)
      await notes.send('DELETE', `${previewsPath}/${id}?why=leaks`)
      const after = await documentOf(person)
      expect(after.baseOf('notes')).toBe(base(active))
      expect(after.banner).toContain('No longer holds')
      expect((await person.send(address)).status).toBe(404)
      const [change] = (await notes.state()).changes
      expect(change).toMatchObject({
        what: `revoke the preview ${id}`,
        who: 'a team',
        why: 'leaks',
      })
      expect((await revoke(id)).body.error?.code).toBe('not-found')
      const unstorable = await notes.send(
        'DELETE',
        `${previewsPath}/${(await previewOf(build)).id}?why=%00`,
      )
      expect([unstorable.status, unstorable.body.error?.code]).toEqual([422, 'bad-input'])
      // The same build gets another address, and the revoked one stays gone.
      const again = await previewOf(build)
      expect(again.id).not.toBe(id)
      expect((await person.send(address)).status).toBe(404)
    })

    test('revoking a token ends the previews that it made, and no others', async () => {
      const made = await tokenFor(service(), ['notes'])
      const [person, one, two] = [await tester(), await sent(), await sent()]
      const ended = await previewOf(one, {}, toolOf(service(), made.token))
      const stays = await previewOf(two)
      await run(person, ended.address)
      await operatorOf(service()).post(`${tokensPath}/${made.id}/revoke`, {})
      expect(await runs(person)).toBe(base(active))
      expect((await person.send(ended.address)).status).toBe(404)
      expect((await person.send(stays.address)).status).toBe(200)
      const [change] = (await notes.state()).changes
      expect(change).toMatchObject({
        what: `end the previews of the token ${made.id}`,
        who: 'the operator',
      })
    })

    test('no preview is made of a build that is deleted meanwhile, or with a token that is revoked meanwhile', async () => {
      const [made, build] = [await tokenFor(service(), ['notes']), await sent()]
      const gone = await madeBuild('notes', { text: 'let gone' })
      const making = async ({ id }: MadeBuild) => {
        const sender = { id: made.id, name: 'a team', modules: ['notes'], words: [] }
        const asking = { sender, module: 'notes', builds: { notes: id }, tags: [], why: 'test' }
        return makePreview(service().ports, asking)
      }
      expect([await making(gone), await making(build)]).toEqual([undefined, expect.anything()])
      await operatorOf(service()).post(`${tokensPath}/${made.id}/revoke`, {})
      expect(await making(build)).toBeUndefined()
    })

    test('a sweep of previews that breaks off is finished by the next one', async () => {
      const { ports } = service()
      const both = [await sent(), await sent()]
      for (const build of both) await revoke((await previewOf(build)).id)
      now += day + 1_000
      vi.spyOn(ports.moduleFiles, 'delete').mockRejectedValueOnce(new Error('The disk is full.'))
      await expect(sweep()).rejects.toThrow('The disk is full.')
      await sweep()
      const ids = both.map(({ id }) => id)
      expect(
        await ports.db.select().from(moduleBuilds).where(inArray(moduleBuilds.id, ids)),
      ).toEqual([])
    })

    test('a preview that nobody runs for 30 days is deleted with its build; builds of others, and those that ran, stay', async () => {
      const [left, kept, ran, later] = [await sent(), await sent(), await sent(), await sent()]
      const person = await tester()
      const [gone, living] = [await previewOf(left), await previewOf(kept)]
      await previewOf(ran)
      for (const { id } of [ran, later, active])
        await notes.change({ do: 'promote', module: 'notes', build: id })
      await run(person, living.address)
      now += 6 * day
      expect(await runs(person)).toBe(base(kept))
      now += 25 * day
      notes = await toolFor('notes')
      expect((await visitor(service()).send(gone.address)).status).toBe(404)
      await sweep()
      expect(await Promise.all([left, kept, ran, active].map(fileOf))).toEqual([
        undefined,
        expect.any(Number),
        expect.any(Number),
        expect.any(Number),
      ])
      const ids = (await listed()).map(({ id }) => id)
      expect([ids.includes(gone.id), ids.includes(living.id)]).toEqual([false, true])
    })

    test('a revoked preview’s build stays a day for open tabs, and as long as another preview names it', async () => {
      const other = await toolFor('tags')
      const [alone, shared] = [await sent(), await sent()]
      const [first, second] = [await previewOf(alone), await previewOf(shared)]
      const value = new URL(second.address, 'http://a.test').searchParams.get('set')
      await previewOf(await sent(other, 'tags'), { with: value }, other)
      for (const { id } of [first, second]) await revoke(id)
      await sweep()
      expect(await fileOf(alone)).toBeDefined()
      now += day + 1_000
      await sweep()
      expect([await fileOf(alone), await fileOf(shared)]).toEqual([undefined, expect.any(Number)])
    })

    test('a build that only the registry file named stays while a preview names it', async () => {
      const build = await sent()
      const { id } = await previewOf(build)
      const here = eq(moduleBuilds.id, build.id)
      const { db } = service().ports
      const long = new Date(now - 60 * day)
      await db.update(moduleBuilds).set({ base: 'https://a.test/', ranUntil: long }).where(here)
      const kept = async () => (await db.select().from(moduleBuilds).where(here)).length
      await sweep()
      expect(await kept()).toBe(1)
      await revoke(id)
      now += day + 1_000
      await sweep()
      expect(await kept()).toBe(0)
    })

    test('a module has 50 previews, of which those visited longest ago give way, and a token makes 60 an hour', async () => {
      const tool = await toolFor('many')
      const all: ListedPreview[] = []
      const over = async () => {
        const build = await sent(tool, 'many')
        return tool.post(previewsPath, asked(build))
      }
      for (let made = 0; made < 60; made += 1) {
        now += 1_000
        all.push(z.parse(Answer, (await over()).body).preview)
      }
      expect((await over()).body.error?.code).toBe('too-many')
      const ids = (await listed(tool)).map(({ id }) => id)
      expect(ids).toEqual(
        all
          .slice(10)
          .map(({ id }) => id)
          .toReversed(),
      )
      now += 60 * 60_000
      expect((await over()).status).toBe(200)
    })
  })
