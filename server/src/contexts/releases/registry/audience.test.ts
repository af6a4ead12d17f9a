import { getServedModules, setName } from '@tessera/contracts/calls/served-modules'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { HouseRole } from '@tessera/contracts/house-acts'
import type { Registry } from '@tessera/contracts/registry'
import { graphPath } from '@tessera/contracts/releases/tool-calls'
import { afterAll, expect, test } from 'vitest'
import { member, visitor } from '../../../conformance/person.ts'
import { hash, registry, shell } from '../../../conformance/sample-modules.ts'
import { createMemoryService } from '../../../memory-service.ts'
import { eq } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import { liveBuilds } from '../registry-calls/live-source.ts'
import { withoutHouse } from './audience.ts'
import { servedSet } from './served-set.ts'

const origin = 'http://housearea.test:3999'

const area: Registry['modules'][number] = {
  base: `${origin}/`,
  enabled: true,
  descriptor: {
    name: 'admin',
    version: '1.0.0',
    contract: '^1.0.0',
    container: 'tessera_housearea',
    entry: 'remoteEntry.js',
    preload: [],
    audience: 'house',
    pages: [
      {
        name: 'start',
        route: '/admin/',
        title: 'The housearea',
        who: 'member',
        over: false,
        preload: [],
      },
    ],
    overlays: [],
    slots: [],
    handles: [],
    nav: [{ label: 'The housearea', to: '/admin/', icon: 'people', who: 'member', order: 1 }],
    files: [{ path: 'remoteEntry.js', integrity: hash, kind: 'script', bytes: 1 }],
  },
}

const whole: Registry = { ...registry, modules: [...registry.modules, area] }
const service = await createMemoryService({ registry: whole, shell })
afterAll(() => service.stop())

/** A new member, whose role in looking after the product the test sets. */
async function newMember() {
  const person = await member(service)
  const viewer = await person.done(getViewer, {})
  if (viewer === null) throw new Error('Nobody is logged in.')
  const setRole = (houseRole: HouseRole | null) =>
    service.ports.db.update(users).set({ houseRole }).where(eq(users.id, viewer.id))
  return { person, id: viewer.id, setRole }
}

const saysArea = (text: string) => text.includes('housearea')

test('the area is a page like any other for somebody with a role', async () => {
  const { person, setRole } = await newMember()
  await setRole('auditor')
  const response = await person.send('/admin/')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect([html.includes(origin), html.includes('The housearea')]).toEqual([true, true])
  const { modules } = await person.done(getServedModules, {})
  expect(modules?.map(({ descriptor }) => descriptor.name)).toContain('admin')
})

test('for everybody else its address is one that does not exist, and no document names it', async () => {
  for (const person of [visitor(service), await member(service)]) {
    const [admin, unknown] = await Promise.all(
      ['/admin/', '/nimda/'].map(async (path) => {
        const response = await person.send(path)
        return { status: response.status, html: await response.text() }
      }),
    )
    expect([admin?.status, unknown?.status]).toEqual([404, 404])
    const home = await (await person.send('/')).text()
    expect([admin?.html ?? '', home].filter(saysArea)).toEqual([])
    const { modules } = await person.done(getServedModules, {})
    expect(modules?.map(({ descriptor }) => descriptor.name)).toEqual(['shopping'])
  }
})

test('a tab hears of a change once its viewer gets a role, and once it is taken', async () => {
  const { person, setRole } = await newMember()
  const { set } = await person.done(getServedModules, {})
  const changeTo = async (role: HouseRole | null) => {
    await setRole(role)
    return person.done(getServedModules, { set: set.id })
  }
  const given = await changeTo('support')
  expect(given.modules?.map(({ descriptor }) => descriptor.name)).toContain('admin')
  expect(await changeTo(null)).toEqual({ set, modules: null })
})

test('a stream that opens tells nothing to a tab with either set', async () => {
  const { id } = await newMember()
  const all = await service.ports.registry()
  const missed = (set: string) =>
    liveBuilds().missed(service.ports, {
      userId: id,
      lastEventId: null,
      query: new URLSearchParams({ set }),
    })
  expect(await missed(setName(servedSet(all, shell)))).toEqual([])
  expect(await missed(setName(servedSet(withoutHouse(all), shell)))).toEqual([])
  expect(await missed(setName({ ...servedSet(all, shell), id: '0'.repeat(64) }))).toHaveLength(1)
})

test('what anybody may read of the registry leaves the area out', async () => {
  const file = await (await visitor(service).send('/registry.json')).text()
  expect([file.includes('shopping'), saysArea(file)]).toEqual([true, false])
  expect(saysArea(await (await visitor(service).send(graphPath)).text())).toBe(false)
})
