import type { Registry } from '@tessera/contracts/registry'
import type { BackendRequest } from '@tessera/contracts/releases/tool-calls'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { registryAccounts } from '../contexts/identity/accounts/registry-accounts.ts'
import type { RegistryFile } from '../contexts/releases/registry/apply-import.ts'
import { changeBackend } from '../contexts/releases/registry/change-backend.ts'
import { emptyRegistry } from '../contexts/releases/registry/empty-registry.ts'
import { readEntries } from '../contexts/releases/registry/registry-document.ts'
import { openReleases } from '../contexts/releases/registry/releases.ts'
import { migrationsFolder } from '../main/migrations-folder.ts'
import { systemClock } from '../platform/clock/system.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { Live } from '../platform/live/port.ts'
import { keptLog } from './kept-log.ts'
import { registry as sample } from './sample-modules.ts'
import { type Connected, sharedDatabases } from './shared-databases.ts'

const [shopping] = sample.modules

function fileOf(...modules: Registry['modules']): Promise<RegistryFile> {
  const text = JSON.stringify({ schema: 1, modules })
  return readEntries(text).then((read) => ({ name: 'registry.json', ...read }))
}

function moduleNamed(name: string, route = `/${name}/`): Registry['modules'][number] {
  if (shopping === undefined) throw new Error('The sample has a module.')
  const page = { name: 'all', route, title: name, who: 'anyone' as const, over: false, preload: [] }
  const descriptor = { ...shopping.descriptor, name, container: name, pages: [page] }
  return { ...shopping, descriptor }
}

/** Live messages that never come, as on a connection that broke. */
const deaf: Live = { publish: () => {}, subscribe: () => () => {}, close: async () => {} }

for (const { kind, open } of sharedDatabases)
  describe(`releases of two instances on ${kind}`, () => {
    let shared: Awaited<ReturnType<typeof open>>
    let here: Connected
    let there: Connected
    const log = keptLog()
    beforeAll(async () => {
      shared = await open()
      here = await shared.connect()
      there = await shared.connect()
      await migrate(shared.database.db, migrationsFolder)
    }, 90_000)
    afterAll(() => shared.stop())

    function instance({ database, live }: Connected, first: Promise<RegistryFile>) {
      let file = first
      const { settings } = { settings: { moduleStoreUrl: 'http://store.test/' } }
      const releases = openReleases({
        registryAccounts,
        db: database.db,
        live,
        log,
        clock: systemClock,
        settings: Object.assign(Object.create(null), settings),
        file: () => file,
        copy: async () => emptyRegistry,
      })
      const names = async () =>
        (await releases.registry()).modules.map(({ descriptor }) => descriptor.name)
      return {
        releases,
        names,
        edit: (...modules: Registry['modules']) => {
          file = fileOf(...modules)
        },
      }
    }

    test('both see one import, and each change of the file of either', async () => {
      const both = fileOf(moduleNamed('a'), moduleNamed('b'))
      const [one, other] = [instance(here, both), instance(there, both)]
      expect(await Promise.all([one.names(), other.names()])).toEqual([
        ['a', 'b'],
        ['a', 'b'],
      ])
      const { version } = await one.releases.state()
      expect((await other.releases.state()).version).toBe(version)
      one.edit(moduleNamed('b'), moduleNamed('c'))
      expect(await one.names()).toEqual(['b', 'c'])
      await vi.waitFor(async () => expect(await other.names()).toEqual(['b', 'c']), 2_000)
      one.edit()
      await one.names()
    })

    test('an instance that hears no message sees a change within a little more than a second', async () => {
      const one = instance(here, fileOf())
      const unheard = instance({ ...there, live: deaf }, fileOf())
      expect(await unheard.names()).toEqual([])
      one.edit(moduleNamed('d'))
      await one.names()
      await vi.waitFor(async () => expect(await unheard.names()).toEqual(['d']), {
        timeout: 2_500,
        interval: 50,
      })
      one.edit()
      await one.names()
    })

    test('both see a granted backend, and that it is revoked, within a second', async () => {
      const one = instance(here, fileOf())
      const other = instance(there, fileOf())
      const unheard = instance({ ...there, live: deaf }, fileOf())
      const originsOf = async ({ releases }: typeof one) =>
        ((await releases.state()).backends ?? []).map(({ origin }) => origin)
      await Promise.all([one, other, unheard].map(originsOf))
      const change = (asked: BackendRequest) =>
        changeBackend(
          { db: here.database.db, live: here.live, clock: systemClock, releases: one.releases },
          asked,
          'the operator',
        )
      const origin = 'https://events.example.org'
      const asked = { module: 'events', origin, may: [], local: false, why: 'test' }
      expect(await change({ do: 'grant', ...asked })).toBe(true)
      expect(await originsOf(one)).toEqual([origin])
      for (const each of [other, unheard])
        await vi.waitFor(async () => expect(await originsOf(each)).toEqual([origin]), 2_500)
      expect(await change({ do: 'revoke', module: 'events', why: 'test' })).toBe(true)
      expect(await originsOf(one)).toEqual([])
      for (const each of [other, unheard])
        await vi.waitFor(async () => expect(await originsOf(each)).toEqual([]), 2_500)
    })

    test('nothing is read again, and the objects stay the same, while nothing changes', async () => {
      const one = instance(here, fileOf(moduleNamed('e')))
      const first = await one.releases.registry()
      expect(await one.releases.registry()).toBe(first)
      one.edit()
      await one.names()
    })

    test('a file whose module claims what a published one holds is refused, and changes nothing', async () => {
      const one = instance(here, fileOf(moduleNamed('f', '/x/')))
      await one.names()
      // Two active modules of one file are refused before; these two come from two files.
      const conflicting = instance(there, fileOf(moduleNamed('f', '/x/')))
      await conflicting.names()
      const { version } = await one.releases.state()
      const entries = (await fileOf(moduleNamed('f', '/x/'))).entries
      const more = (await fileOf(moduleNamed('g', '/x/'))).entries
      const both = instance(
        here,
        Promise.resolve({ name: 'x', entries: [...entries, ...more], grants: [] }),
      )
      expect(await both.names()).toEqual(['f'])
      expect((await both.releases.state()).version).toBe(version)
      expect(log.names('document.')).toContain('document.refused')
      one.edit()
      await one.names()
    })

    test('while the database cannot be read the last known modules stay, else the copy serves', async () => {
      let isBroken = false
      const broken = new Proxy(here.database.db, {
        get(target, key) {
          if (isBroken) throw new Error('The database is away.')
          return Reflect.get(target, key)
        },
      })
      const opened = () =>
        openReleases({
          registryAccounts,
          db: broken,
          live: here.live,
          log,
          clock: systemClock,
          settings: Object.assign(Object.create(null), { moduleStoreUrl: 'http://store.test/' }),
          file: () => file,
          copy: async () => ({ schema: 1, modules: [moduleNamed('copied')] }),
        })
      const file = fileOf(moduleNamed('h'))
      const namesOf = async (releases: ReturnType<typeof opened>) =>
        (await releases.registry()).modules.map(({ descriptor }) => descriptor.name)
      const old = opened()
      expect(await namesOf(old)).toEqual(['h'])
      isBroken = true
      await new Promise((resolve) => setTimeout(resolve, 1_050))
      expect(await namesOf(old)).toEqual(['h'])
      expect(await namesOf(opened())).toEqual(['copied'])
      expect(log.names('registry.')).toContain('registry.unreadable')
    })
  })
