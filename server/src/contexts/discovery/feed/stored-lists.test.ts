import { PinId } from '@tessera/contracts/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '../../../main/migrations-folder.ts'
import type { MemoryDatabase } from '../../../platform/database/memory.ts'
import { openMigratedMemory } from '../../../platform/database/testing/migrated-memory.ts'
import { timeOrderedIds } from '../../../platform/ids/time-ordered.ts'
import { seenIdeas } from './seen-ideas.ts'
import { currentList, newestList, storeList } from './stored-lists.ts'
import { storedLists } from './tables.ts'

const day = 86_400_000
const start = Date.UTC(2026, 5, 1)
let now = start
const clock = { now: () => new Date(now) }
const ids = timeOrderedIds({ clock, random: () => 0 })

let database: MemoryDatabase
beforeAll(async () => {
  database = await openMigratedMemory(migrationsFolder)
})
afterAll(() => database.close())

const ports = () => ({ db: database.db, ids, clock })
const pinIds = [PinId.parse('1'), PinId.parse('2')]
const namesKept = async () => (await database.db.select().from(storedLists)).map(({ name }) => name)

test('a list is deleted by a later one after a day', async () => {
  await storeList(ports(), { name: 'old', pinIds })
  now = start + day / 2
  await storeList(ports(), { name: 'later', pinIds })
  expect(await namesKept()).toEqual(['old', 'later'])
  now = start + day + 1
  await storeList(ports(), { name: 'new', pinIds })
  expect((await namesKept()).toSorted()).toEqual(['later', 'new'])
})

test('a list with `stay` keeps only its latest versions', async () => {
  for (let time = 0; time < 5; time += 1)
    await storeList(ports(), { name: 'often', basis: `${time}`, pinIds, stay: 2 })
  expect((await namesKept()).filter((name) => name === 'often')).toHaveLength(2)
  expect((await newestList(database.db, 'often'))?.basis).toBe('4')
})

test('currentList rebuilds a list once it is stale, and not before', async () => {
  let made = 0
  const wanted = {
    name: 'wanted',
    milliseconds: 1_000,
    make: async () => {
      made += 1
      return pinIds
    },
  }
  const first = await currentList(ports(), wanted)
  now += 999
  expect((await currentList(ports(), wanted)).id).toBe(first.id)
  now += 2
  expect((await currentList(ports(), wanted)).id).not.toBe(first.id)
  expect(made).toBe(2)
})

test('the ideas on the first page of each list of a name are seen, and no others', async () => {
  const ideas = Array.from({ length: 30 }, (_, index) => PinId.parse(String(100 + index)))
  await storeList(ports(), { name: 'home', pinIds: ideas, originIds: ideas })
  const [later] = pinIds
  await storeList(ports(), { name: 'home', pinIds, originIds: later === undefined ? [] : [later] })
  await storeList(ports(), { name: 'of another', pinIds: ideas, originIds: ideas.toReversed() })
  expect(await seenIdeas(database.db, 'home')).toEqual(new Set([...ideas.slice(0, 25), later]))
})
