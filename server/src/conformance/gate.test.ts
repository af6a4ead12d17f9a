import { getViewer } from '@tessera/contracts/calls/viewer'
import { checkPath } from '@tessera/contracts/releases/tool-calls'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member } from './person.ts'
import { type MadeBuild, madeBuild, tokenFor, toolOf } from './published-build.ts'

const pageAt = (route: string) => ({
  pages: [{ name: 'all', route, title: '', who: 'anyone', preload: [] }],
})

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the gate of the service on ${kind}`, () => {
    const service = openedService(open)
    const tool = async (...modules: string[]) =>
      toolOf(service(), (await tokenFor(service(), modules, ['*'])).token)
    const check = async ({ module, descriptor }: Pick<MadeBuild, 'module' | 'descriptor'>) => {
      const { status, body } = await (await tool(module)).post(checkPath, { module, descriptor })
      const refusals: unknown = Reflect.get(body.error ?? {}, 'refusals')
      return { status, refusals }
    }

    test('a build that fits is admitted, and a check stores nothing', async () => {
      const build = await madeBuild('notes')
      expect(await check(build)).toEqual({ status: 200, refusals: undefined })
      const { listed } = await (await tool('notes')).state()
      expect(listed.map(({ module }) => module)).not.toContain('notes')
      expect((await (await tool('notes')).publish(build)).status).toBe(200)
    })

    test('an address below a username is refused, in any case, when it is checked and when it is admitted', async () => {
      const viewer = await (await member(service())).done(getViewer, {})
      const word = viewer?.username.toUpperCase()
      const build = await madeBuild('visits', { more: pageAt(`/${word}/visits/`) })
      const message = expect.stringContaining(`the person named ${viewer?.username}`)
      const expected = [{ code: 'address-username', message }]
      expect(await check(build)).toEqual({ status: 409, refusals: expected })
      const sender = await tool('visits')
      await sender.sendFiles(build)
      expect((await sender.admit(build)).body.error).toMatchObject({
        code: 'refused',
        refusals: expected,
      })
    })

    test('a part that this service does not have is refused, and so is a build without facts', async () => {
      const build = await madeBuild('notes')
      const uses = ['call NotesResource.get']
      expect(await check({ ...build, descriptor: { ...build.descriptor, uses } })).toMatchObject({
        refusals: [{ code: 'part-unknown' }],
      })
      const { facts: _, ...old } = build.descriptor
      expect(await check({ ...build, descriptor: old })).toMatchObject({
        refusals: [{ code: 'facts-missing' }],
      })
    })

    test('a build that was admitted is refused when another one has taken its address meanwhile', async () => {
      const sender = await tool('early', 'late')
      const early = await madeBuild('early', { more: pageAt('/same/') })
      const late = await madeBuild('late', { more: pageAt('/same/') })
      for (const build of [early, late]) {
        await sender.sendFiles(build)
        expect((await sender.admit(build)).status).toBe(200)
      }
      await sender.change({ do: 'promote', module: 'early', build: early.id })
      const { version } = await sender.state()
      const { body } = await sender.change({ do: 'promote', module: 'late', build: late.id })
      expect(body.error).toMatchObject({
        code: 'refused',
        refusals: [{ code: 'claim-taken' }, { code: 'address-grant' }],
      })
      expect((await sender.state()).version).toBe(version)
    })

    test('a build that was replaced holds its address for open tabs', async () => {
      const sender = await tool('lists', 'tasks')
      const first = await madeBuild('lists', { more: pageAt('/lists/') })
      const second = await madeBuild('lists', { more: pageAt('/lists/all/') })
      await sender.publish(first)
      await sender.publish(second)
      const taking = await madeBuild('tasks', { more: pageAt('/lists/') })
      expect(await check(taking)).toMatchObject({
        refusals: [
          {
            code: 'claim-taken',
            message: expect.stringContaining('lists 1.0.0, which open tabs may still run, holds'),
          },
          { code: 'address-grant' },
        ],
      })
    })
  })
