import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { draftDatabase } from '@tessera/module/drafts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  type DraftShelf,
  type FoundDraft,
  type FoundDrafts,
  type Keeping,
  KeptDraft,
} from '../draft/draft-shelf.ts'
import { newKey } from '../draft/new-key.ts'
import { takeFromTab } from './shelf-of-tab.ts'
import { holdTab, type TabLock } from './tab-lock.ts'

/** A kept draft with what tells tabs apart, and its age. */
const Row = z.extend(KeptDraft, { holder: z.string(), changedAt: z.number() })
type Row = z.infer<typeof Row>

interface Schema extends DBSchema {
  drafts: { key: string; value: Row }
  files: { key: string; value: File }
}

type Database = IDBPDatabase<Schema>

const open = (name: string): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' })
      database.createObjectStore('files')
    },
    // Lets the log-out of another tab delete the database.
    blocking: (_, __, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })

/** Returns the rows that can be read; deletes the others, and those that are too old. */
async function rowsOf(database: Database, now: number): Promise<readonly Row[]> {
  const oldest = now - limits.newPinDays * 86_400_000
  const rows: Row[] = []
  for (const value of await database.getAll('drafts')) {
    const parsed = z.safeParse(Row, value)
    if (parsed.success && parsed.data.changedAt > oldest) rows.push(parsed.data)
    else await deleteDraft(database, value.id)
  }
  return rows.toSorted((one, other) => one.order - other.order)
}

async function deleteDraft(database: Database, id: string): Promise<void> {
  const stores = ['drafts', 'files'] as const
  const change = database.transaction(stores, 'readwrite')
  const deleted = stores.map((store) => change.objectStore(store).delete(id))
  // A document that ends now has deleted it: a pin that was published doesn't come back as a draft.
  change.commit()
  await Promise.all([...deleted, change.done])
}

/** Gives this document the drafts that no other document has open. */
async function takeOver(database: Database, { holder, whenGone }: TabLock): Promise<Set<string>> {
  const rows = await rowsOf(database, Date.now())
  const taken = new Set<string>()
  const others = new Set(rows.map((row) => row.holder))
  await Promise.all(
    [...others].map((other) =>
      whenGone(other, async () => {
        const change = database.transaction('drafts', 'readwrite')
        for (const row of await change.store.getAll()) {
          if (row.holder !== other) continue
          await change.store.put({ ...row, holder })
          taken.add(row.id)
        }
        await change.done
      }),
    ),
  )
  return taken
}

const faultOf = (thrown: unknown): Keeping =>
  thrown instanceof Error && thrown.name === 'QuotaExceededError' ? 'full' : 'failed'

/** Returns the sizes of the files that are kept, by draft. */
async function sizesIn(database: Database): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  let cursor = await database.transaction('files').store.openCursor()
  while (cursor !== null) {
    sizes.set(cursor.key, cursor.value.size)
    cursor = await cursor.continue()
  }
  return sizes
}

/**
 * Keeps new pins with their files in the browser, of each account apart, through a crash and without a
 * network. Each draft belongs to one document at a time, so no tab overwrites another one's.
 */
export function shelfOfBrowser(viewerId: string): DraftShelf {
  const lock = holdTab()
  const opening = open(draftDatabase('new-pins', viewerId))

  async function attempt(act: (database: Database) => Promise<unknown>): Promise<Keeping> {
    try {
      await act(await opening)
      return 'kept'
    } catch (thrown) {
      return faultOf(thrown)
    }
  }

  // Read once: files that other tabs add meanwhile count when this tab is opened again.
  let read: Promise<Map<string, number>> | undefined
  function sizes(): Promise<Map<string, number>> {
    read ??= opening.then(sizesIn).catch(() => new Map())
    return read
  }

  const keep = (draft: KeptDraft) =>
    attempt((database) => {
      const change = database.transaction('drafts', 'readwrite')
      const row = { ...draft, holder: lock.holder, changedAt: Date.now() }
      const put = change.store.put(row)
      // A document that ends now loses nothing that is committed.
      change.commit()
      return Promise.all([put, change.done])
    })

  async function found(): Promise<FoundDrafts> {
    const database = await opening
    await lock.held
    const taken = await takeOver(database, lock)
    const rows = await rowsOf(database, Date.now())
    const own = rows.filter(({ id }) => taken.has(id))
    const drafts: FoundDraft[] = []
    for (const row of own) {
      const file = row.hasFile ? await database.get('files', row.id) : undefined
      drafts.push({ ...row, file })
    }
    const last = rows.at(-1)?.order ?? 0
    for (const [at, draft] of takeFromTab(viewerId).entries()) {
      const kept = { id: newKey(), order: last + at + 1, draft, hasFile: true }
      await keep(kept)
      drafts.push(kept)
    }
    return { drafts, elsewhere: rows.length - own.length }
  }

  return {
    keep,
    open: () => found().catch(() => ({ drafts: [], elsewhere: 0 })),
    async keepFile(id, file) {
      const kept = await sizes()
      kept.delete(id)
      const bytes = [...kept.values()].reduce((sum, size) => sum + size, file.size)
      if (bytes > limits.newPinsBytes) return 'full'
      kept.set(id, file.size)
      const keeping = await attempt((database) => database.put('files', file, id))
      if (keeping !== 'kept') kept.delete(id)
      return keeping
    },
    async drop(id) {
      void read?.then((kept) => kept.delete(id))
      await attempt((database) => deleteDraft(database, id))
    },
    async dropFile(id) {
      void read?.then((kept) => kept.delete(id))
      await attempt((database) => database.delete('files', id))
    },
    close: () => {
      lock.release()
      void opening.then((database) => database.close()).catch(() => {})
    },
  }
}
