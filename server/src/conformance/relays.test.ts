import { overrideModule } from '@tessera/contracts/calls/module-overrides'
import { overridesPath, relaysPath } from '@tessera/contracts/releases/override-calls'
import { allowedPath } from '@tessera/contracts/releases/tool-calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { handleBuildSweep } from '../contexts/releases/registry-calls/sweep-job.ts'
import type { MemoryService } from '../memory-service.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { documentOf } from './override-document.ts'
import { member, type Person, visitor } from './person.ts'
import { type MadeBuild, madeBuild, operatorOf, tokenFor, toolOf } from './published-build.ts'
import { selfOf } from './self-of.ts'

const start = new Date('2026-03-01T12:00:00Z').getTime()

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`relays on ${kind}`, () => {
    let now = start
    const service = openedService(() => open({ clock: { now: () => new Date(now) } }))
    let published: MadeBuild
    let tool: ReturnType<typeof toolOf>
    let token: Awaited<ReturnType<typeof tokenFor>>
    beforeAll(async () => {
      token = await tokenFor(service(), ['notes'])
      tool = toolOf(service(), token.token)
      published = await madeBuild('notes')
      await tool.publish(published)
    }, 90_000)

    const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
    const openRelay = async () => {
      const { body } = await tool.post(relaysPath, { module: 'notes' })
      return String(body.id)
    }
    const beat = (id: string, { id: build }: MadeBuild, by = tool) =>
      by.post(`${relaysPath}/${id}`, { build })
    const relayed = (id: string) => ({ from: 'relay', module: 'notes', relay: id })
    const base = ({ id }: MadeBuild) => `http://store.test/notes/${id}/`
    const fileOf = async ({ ports }: MemoryService, { id }: MadeBuild) =>
      ports.moduleFiles.sizeOf(`notes/${id}/module.json`)

    async function tester(): Promise<Person> {
      const person = await member(service())
      const { username } = await selfOf(person)
      await operatorOf(service()).post(allowedPath, { account: username, allowed: true })
      return person
    }

    test('a build that was sent runs for those who took the relay, with its hashes, until the command ends', async () => {
      const [person, id, build] = [
        await tester(),
        await openRelay(),
        await madeBuild('notes', { text: 'let mine' }),
      ]
      await tool.sendFiles(build)
      expect((await beat(id, build)).status).toBe(200)
      const shown = await (await person.send(`/_/overrides/?module=notes&relay=${id}`)).text()
      expect(shown).toContain('on their machine')
      expect((await documentOf(person)).baseOf('notes')).toBe(base(published))
      await person.done(overrideModule, { override: relayed(id) })
      const mine = await documentOf(person)
      expect(mine.baseOf('notes')).toBe(base(build))
      expect(mine.policy).toContain(mine.filesOf('notes')[0]?.integrity)
      expect((await documentOf(visitor(service()))).baseOf('notes')).toBe(base(published))
      const next = await madeBuild('notes', { text: 'let next' })
      await tool.sendFiles(next)
      await beat(id, next)
      expect((await documentOf(person)).baseOf('notes')).toBe(base(next))
      await tool.send('DELETE', `${relaysPath}/${id}`)
      const after = await documentOf(person)
      expect([after.baseOf('notes'), await fileOf(service(), next)]).toEqual([
        base(published),
        undefined,
      ])
      expect(after.banner).toContain('No longer holds')
    })

    test('a relay is of its token, has all files, and a second one takes its place', async () => {
      const build = await madeBuild('notes', { text: 'let two' })
      const id = await openRelay()
      expect((await beat(id, build)).body.error?.code).toBe('files-missing')
      await tool.sendFiles(build)
      const other = toolOf(service(), (await tokenFor(service(), ['notes'])).token)
      expect((await beat(id, build, other)).body.error?.code).toBe('not-found')
      expect((await other.post(relaysPath, { module: 'save' })).body.error?.code).toBe(
        'another-module',
      )
      const second = await openRelay()
      expect((await beat(id, build)).body.error?.message).toContain('another one of the same token')
      const person = await tester()
      for (const unknown of [id, 'a'.repeat(32), second]) {
        const taken = await person.call(overrideModule, { override: relayed(unknown) })
        expect(taken.error?.code).toBe('not-found')
      }
      await tool.sendFiles(build)
      expect((await beat(second, build)).status).toBe(200)
    })

    test('a machine that says nothing for a minute is gone, and its files are deleted; three builds are kept', async () => {
      const [person, id] = [await tester(), await openRelay()]
      const builds = await Promise.all(
        ['a', 'b', 'c', 'd'].map((name) => madeBuild('notes', { text: `let ${name}` })),
      )
      for (const build of builds) {
        await tool.sendFiles(build)
        await beat(id, build)
      }
      const sizes = await Promise.all(builds.map((build) => fileOf(service(), build)))
      expect(sizes.map((size) => size !== undefined)).toEqual([false, true, true, true])
      await person.done(overrideModule, { override: relayed(id) })
      now += 61_000
      expect((await documentOf(person)).baseOf('notes')).toBe(base(published))
      await handleBuildSweep(service().ports).run(running)
      expect(await fileOf(service(), builds[3] ?? published)).toBeUndefined()
      expect(await fileOf(service(), published)).toBeDefined()
    })

    test('a token makes a browser for a program with a build of its modules, revoked ones too, for an hour', async () => {
      const bad = await madeBuild('notes', { text: 'let bad' })
      await tool.publish(bad)
      await tool.change({ do: 'rollback', module: 'notes' })
      const made = await tool.post(overridesPath, { module: 'notes', build: bad.id })
      const [name = '', value = ''] = String(made.body.cookie).split('=')
      const browser = visitor(service())
      browser.keep(name, value)
      expect((await documentOf(browser)).baseOf('notes')).toBe(base(bad))
      now += 60 * 60_000
      expect((await documentOf(browser)).baseOf('notes')).toBe(base(published))
      const foreign = await tool.post(overridesPath, { module: 'save', build: bad.id })
      expect(foreign.body.error?.code).toBe('another-module')
      const person = await tester()
      const link = `/_/overrides/?module=notes&build=${bad.id}`
      expect(await (await person.send(link)).text()).toContain('Use the revoked build')
    })
  })
