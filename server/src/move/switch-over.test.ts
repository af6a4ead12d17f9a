import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedStore } from '../archive/listed-store.ts'
import type { Blobs } from '../platform/blobs/port.ts'
import type { MemoryDatabase } from '../platform/database/memory.ts'
import type { Db } from '../platform/database/port.ts'
import { openEmptyMemory } from '../platform/database/testing/migrated-memory.ts'
import { readMark, removeMark, writeMark } from './mark.ts'
import { comesFrom, markMoved, openJournal, storeFault } from './store.ts'
import { switchOver } from './switch-over.ts'
import { memoryStore } from './testing/memory-store.ts'

let source: MemoryDatabase
let target: MemoryDatabase

beforeAll(async () => {
  source = await openEmptyMemory()
  target = await openEmptyMemory()
})
afterAll(async () => {
  await source.close()
  await target.close()
})

/** Counts the changes of databases and stores, and ends the process before the one with a number. */
function killer(number: number) {
  let changes = 0
  const change = () => {
    changes += 1
    if (changes === number) throw new Error('killed')
  }
  return {
    database: (db: Db): Pick<Db, 'execute'> => {
      const killed: Db = Object.create(db)
      killed.execute = (query) => {
        change()
        return db.execute(query)
      }
      return killed
    },
    store: (store: ListedStore): ListedStore => {
      const put: Blobs['put'] = async (key, blob) => {
        change()
        await store.blobs.put(key, blob)
      }
      const remove: Blobs['delete'] = async (key) => {
        change()
        await store.blobs.delete(key)
      }
      return { ...store, blobs: { ...store.blobs, put, delete: remove } }
    },
  }
}

/** A move whose rows and files are equal at both ends. */
async function equalEnds() {
  await writeMark(source.db, { role: 'source', place: 'there' })
  const id = (await readMark(source.db))?.id ?? ''
  await writeMark(target.db, { id, role: 'target', place: 'here' })
  const stores = { source: memoryStore('here'), target: memoryStore('there') }
  await markMoved(stores.target.blobs, 'somewhere else', new Date())
  const journal = await openJournal(stores.target.blobs, stores.source.place)
  journal.add({ key: 'media/1.webp', size: 3, changed: 1 })
  await journal.write()
  return stores
}

const isOpen = async (db: Db) => (await readMark(db)) === undefined

test('a kill at any point of the switch-over leaves one end open at most, and it ends when repeated', async () => {
  let kills = 0
  for (let number = 1; ; number += 1) {
    const stores = await equalEnds()
    const { database, store } = killer(number)
    const killed = switchOver({
      source: database(source.db),
      target: database(target.db),
      stores: [{ source: store(stores.source), target: store(stores.target) }],
    })
    const isOver = await killed.then(
      () => true,
      () => false,
    )
    expect((await isOpen(source.db)) && (await isOpen(target.db))).toBe(false)
    // Else the move, run again, would take the target for somebody's.
    if (await isOpen(target.db)) expect((await readMark(source.db))?.ended).toBeInstanceOf(Date)
    if ((await isOpen(target.db)) || (await readMark(source.db))?.ended)
      expect(await storeFault(stores.source.blobs)).toContain(stores.target.place)
    await switchOver({ source: source.db, target: target.db, stores: [stores] })
    expect((await readMark(source.db))?.ended).toBeInstanceOf(Date)
    expect(await isOpen(target.db)).toBe(true)
    expect(await storeFault(stores.source.blobs)).toContain(stores.target.place)
    expect(await storeFault(stores.target.blobs)).toBeUndefined()
    expect(await comesFrom(stores.target.blobs)).toBeUndefined()
    await removeMark(source.db)
    if (isOver) break
    kills += 1
  }
  expect(kills).toBeGreaterThanOrEqual(5)
})

test('a move of files alone leaves the database open', async () => {
  const stores = await equalEnds()
  await switchOver({ source: source.db, target: undefined, stores: [stores] })
  expect(await isOpen(source.db)).toBe(true)
  expect(await storeFault(stores.source.blobs)).toContain(stores.target.place)
  await removeMark(target.db)
})
