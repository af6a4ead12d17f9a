import { cancelCatalogRun, deleteCatalogSource } from '@tessera/contracts/calls/catalogs'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test, vi } from 'vitest'
import { handleCatalogPictures } from '../contexts/discovery/catalogs/fetch-pictures.ts'
import { partKey } from '../contexts/discovery/catalogs/file-parts.ts'
import { takeRun } from '../contexts/discovery/catalogs/hold-run.ts'
import { handleCatalogRuns } from '../contexts/discovery/catalogs/run-catalog.ts'
import { readCatalog, startRun } from '../contexts/discovery/catalogs/start-run.ts'
import { sourceById } from '../contexts/discovery/catalogs/store.ts'
import {
  catalogItems,
  catalogProducts,
  catalogReport,
  catalogRuns,
  catalogSources,
} from '../contexts/discovery/catalogs/tables.ts'
import { feedBytes } from '../contexts/discovery/catalogs/testing/feed-bytes.ts'
import type { MadeFeedOptions } from '../contexts/discovery/catalogs/testing/made-feed.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { asc, eq } from '../platform/database/sql.ts'
import { memoryPages } from '../platform/pages/memory.ts'
import type { Ports } from '../ports.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'

interface Begun {
  readonly person: Person
  readonly id: string
  readonly runId: string
}

const address = 'https://shop.example/products.csv'
const usual: MadeFeedOptions = {
  rows: 610,
  faults: 30,
  format: 'csv',
  pictures: () => 'https://shop.example/one.jpg',
}

const feed = await feedBytes(usual)
const changed = await feedBytes({ ...usual, changedEvery: 20, goneEvery: 50 })

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`runs of catalogues on ${kind}`, () => {
    let now = Date.now()
    const service = openedService(() => open({ clock: { now: () => new Date(now) }, sample: null }))

    /** Ports without a queue, so that each run is started here. */
    const quiet = (): Ports => {
      const { ports } = service()
      return { ...ports, jobs: { ...ports.jobs, enqueue: async () => 'none' } }
    }
    const serving = (body: Uint8Array<ArrayBuffer>) => {
      const pages = memoryPages()
      pages.put(address, { body, contentType: 'text/csv' })
      vi.spyOn(service().ports.pages, 'fetch').mockImplementation((url, wish) =>
        pages.fetch(url, wish),
      )
    }
    const newSource = async () => {
      const person = await member(service())
      const { id: userId } = await selfOf(person)
      const { db, keys, clock } = service().ports
      const id = keys.next()
      const row = { id, userId, name: 'Shop', origin: 'address', address, rhythm: 'never' } as const
      await db.insert(catalogSources).values({ ...row, createdAt: clock.now() })
      return { person, id }
    }
    const begin = async (sourceId: string) => {
      now += 1_000
      const { db } = service().ports
      const source = await sourceById(db, sourceId)
      if (source === undefined) throw new Error('The source is gone.')
      await db.transaction((tx) => startRun(tx, quiet(), source, { isAsked: false }))
      const [run] = await db
        .select()
        .from(catalogRuns)
        .where(eq(catalogRuns.sourceId, sourceId))
        .orderBy(asc(catalogRuns.endedAt))
        .then((rows) => rows.toReversed())
      return run?.id ?? expect.fail('There is no run.')
    }
    const never = new AbortController().signal
    const work = (runId: string, ports = quiet(), signal = never) =>
      handleCatalogRuns(ports).run({ id: 'one', payload: { run_id: runId }, attempt: 1, signal })

    /** Runs it until it dies after the nth transaction, as when the process is killed. */
    const killed = async (runId: string, nth: number) => {
      const stop = new AbortController()
      const { db } = service().ports
      let steps = 0
      const transaction: Ports['db']['transaction'] = async (step) => {
        if (stop.signal.aborted) throw new Error('Killed.')
        steps += 1
        const result = await db.transaction(step)
        if (steps < nth) return result
        stop.abort()
        throw new Error('Killed.')
      }
      const dying = { ...quiet(), db: Object.assign(Object.create(db), { transaction }) }
      await work(runId, dying, stop.signal).catch((cause: unknown) => {
        if (!stop.signal.aborted) throw cause
      })
    }
    /** Runs it, and does something else before its third transaction; returns how many it began. */
    const workUntil = async (runId: string, other: () => Promise<unknown>) => {
      const { db } = service().ports
      let steps = 0
      const transaction: Ports['db']['transaction'] = async (step) => {
        steps += 1
        if (steps === 3) await other()
        return db.transaction(step)
      }
      await work(runId, { ...quiet(), db: Object.assign(Object.create(db), { transaction }) })
      return steps
    }
    const isOver = async (runId: string) => {
      const [run] = await service()
        .ports.db.select()
        .from(catalogRuns)
        .where(eq(catalogRuns.id, runId))
      return run === undefined || run.endedAt !== null
    }
    const killedOften = async (runId: string) => {
      let kills = 0
      while (!(await isOver(runId))) {
        kills += 1
        await killed(runId, kills)
      }
      return kills
    }
    /** All that a source and its run hold, without ids and times. */
    const endOf = async (sourceId: string, runId: string) => {
      const { db } = service().ports
      const [run] = await db.select().from(catalogRuns).where(eq(catalogRuns.id, runId))
      const {
        state,
        rows,
        added,
        changed: different,
        unchanged,
        retired,
        refused,
      } = run ?? expect.fail('There is no run.')
      const items = await db
        .select()
        .from(catalogItems)
        .where(eq(catalogItems.sourceId, sourceId))
        .orderBy(asc(catalogItems.itemId))
      const products = await db
        .select()
        .from(catalogProducts)
        .where(eq(catalogProducts.sourceId, sourceId))
        .orderBy(asc(catalogProducts.key))
      const report = await db
        .select()
        .from(catalogReport)
        .where(eq(catalogReport.runId, runId))
        .orderBy(asc(catalogReport.row), asc(catalogReport.at))
      return {
        run: { state, rows, added, different, unchanged, retired, refused },
        items: items.map(({ itemId, productKey, row, print, state: applied }) => [
          itemId,
          productKey,
          row,
          print,
          applied,
        ]),
        products: products.map(({ key, row, isListed, wordsPrint, factsPrint }) => [
          key,
          row,
          isListed,
          wordsPrint,
          factsPrint,
        ]),
        report: report.map(({ row, at, item, column, fault, value }) => [
          row,
          at,
          item,
          column,
          fault,
          value,
        ]),
      }
    }

    test('a run that is killed in every step ends as one that ran through', async () => {
      const [one, other] = [await newSource(), await newSource()]
      for (const bytes of [feed, changed]) {
        serving(bytes)
        const whole = await begin(one.id)
        await work(whole)
        const broken = await begin(other.id)
        expect(await killedOften(broken)).toBeGreaterThan(3)
        const end = await endOf(one.id, whole)
        expect(end.run).toMatchObject({
          state: 'done',
          retired: bytes === feed ? 0 : expect.any(Number),
        })
        expect(await endOf(other.id, broken)).toEqual(end)
      }
      const { db, blobs } = service().ports
      const runs = await db.select().from(catalogRuns).where(eq(catalogRuns.sourceId, other.id))
      expect(runs.map(({ fileParts }) => fileParts)).toEqual([0, 0])
      for (const { id } of runs) expect(await blobs.sizeOf(`catalogs/${id}/0`)).toBeUndefined()
    })

    test('a cancelled run stops before its next batch and changes no product; the next run does', async () => {
      const { person, id } = await newSource()
      serving(feed)
      const runId = await begin(id)
      const steps = await workUntil(runId, () => person.done(cancelCatalogRun, { id }))
      expect(steps).toBe(3)
      const cancelled = await endOf(id, runId)
      expect(cancelled.run).toMatchObject({ state: 'cancelled', rows: 500, retired: 0 })
      expect(cancelled.products).toEqual([])
      const next = await begin(id)
      await work(next)
      const end = await endOf(id, next)
      expect(end.run).toMatchObject({ state: 'done', rows: 610, added: 580, refused: 30 })
      expect(end.items.every(([, , , , state]) => state === 'applied')).toBe(true)
    })

    test('an attempt that another instance took over changes nothing more', async () => {
      const { id } = await newSource()
      serving(feed)
      const runId = await begin(id)
      expect(await workUntil(runId, () => takeRun(service().ports, runId))).toBe(3)
      expect((await endOf(id, runId)).run).toMatchObject({ state: 'reading', rows: 500 })
      await work(runId)
      expect((await endOf(id, runId)).run).toMatchObject({ state: 'done', rows: 610, added: 580 })
    })

    test('two instances that get one run read it once, and a source has one run at a time', async () => {
      const { id } = await newSource()
      serving(feed)
      const runId = await begin(id)
      await expect(begin(id)).rejects.toThrow()
      await Promise.all([work(runId), work(runId)])
      const end = await endOf(id, runId)
      expect(end.run).toMatchObject({ state: 'done', rows: 610, added: 580, refused: 30 })
      await work(runId)
      expect(await endOf(id, runId)).toEqual(end)
    })

    test('a run with too many faults or a file that is cut off ends, and changes nothing', async () => {
      const { id } = await newSource()
      const { db } = service().ports
      serving(feed)
      const faulty = await begin(id)
      const refused = limits.catalogFaultsMax
      await db.update(catalogRuns).set({ refused }).where(eq(catalogRuns.id, faulty))
      await work(faulty)
      const rss = await feedBytes({ ...usual, format: 'rss' })
      serving(rss.slice(0, rss.length / 2))
      const cut = await begin(id)
      await work(cut)
      for (const [runId, why] of [
        [faulty, 'catalog-faulty'],
        [cut, 'catalog-cut-off'],
      ] as const) {
        const [run] = await db.select().from(catalogRuns).where(eq(catalogRuns.id, runId))
        expect(run).toMatchObject({ state: 'failed', why })
        expect((await endOf(id, runId)).products).toEqual([])
      }
    })

    /** The address of a file whose parts come with a deed before each. */
    const dripping = (deeds: readonly (() => Promise<unknown>)[]) =>
      vi.spyOn(service().ports.pages, 'fetch').mockImplementation(async (finalUrl, wish) => {
        try {
          for (const deed of deeds) {
            await deed()
            await wish.take?.(new Uint8Array(5_000_000))
          }
        } catch {
          return { ok: false, code: 'unreachable' }
        }
        const said = { finalUrl, contentType: 'text/csv', bytes: new Uint8Array() }
        return { ok: true, ...said }
      })
    const nothing = async () => undefined
    const partsOf = async (runId: string) => {
      const { blobs } = service().ports
      const sizes = [0, 1, 2, 3].map((part) => blobs.sizeOf(partKey(runId, part)))
      return (await Promise.all(sizes)).filter((size) => size !== undefined).length
    }

    test('a source that is deleted, or a run that another instance takes over, while its file arrives stores no more of it', async () => {
      const { db } = service().ports
      for (const [kept, deed] of [
        [0, ({ person, id }) => person.done(deleteCatalogSource, { id })],
        [1, ({ runId }) => takeRun(service().ports, runId)],
      ] as const satisfies [number, (given: Begun) => Promise<unknown>][]) {
        const source = await newSource()
        const runId = await begin(source.id)
        dripping([nothing, () => deed({ ...source, runId }), nothing])
        await work(runId)
        expect(await partsOf(runId)).toBe(kept)
        const [run] = await db.select().from(catalogRuns).where(eq(catalogRuns.id, runId))
        expect(run?.why ?? null).toBe(null)
        serving(feed)
        await work(runId)
        expect(await partsOf(runId)).toBe(0)
      }
    })

    test('a file that is fetched again replaces the longer one of the attempt before', async () => {
      const { id } = await newSource()
      const runId = await begin(id)
      const broken = () => Promise.reject(new Error('Killed.'))
      const { ports } = service()
      const put = ports.blobs.put
      let puts = 0
      const dying: Ports = {
        ...quiet(),
        blobs: {
          ...ports.blobs,
          put: (...given) => {
            puts += 1
            return puts > 3 ? broken() : put(...given)
          },
        },
      }
      dripping([nothing, nothing, nothing, nothing])
      await expect(work(runId, dying)).rejects.toThrow('Killed.')
      expect(await partsOf(runId)).toBe(3)
      serving(feed)
      await work(runId)
      expect((await endOf(id, runId)).run).toMatchObject({ state: 'done', rows: 610 })
      expect(await partsOf(runId)).toBe(0)
    })

    test('a source of an account that is closed rests: its run ends, and no picture is fetched', async () => {
      const { person, id } = await newSource()
      serving(feed)
      const runId = await begin(id)
      const { db, clock } = service().ports
      const { id: userId } = await selfOf(person)
      await db
        .update(users)
        .set({ state: 'deactivated', pausedAt: clock.now() })
        .where(eq(users.id, userId))
      await work(runId)
      expect((await endOf(id, runId)).run).toMatchObject({ state: 'cancelled', rows: 0 })
      await db.update(catalogSources).set({ picturesJob: 'one' }).where(eq(catalogSources.id, id))
      const fetch = vi.mocked(service().ports.pages.fetch)
      fetch.mockClear()
      const payload = { source_id: id, job: 'one' }
      const job = { id: 'one', payload, attempt: 1, signal: never }
      await handleCatalogPictures(quiet()).run(job)
      expect(fetch).not.toHaveBeenCalled()
    })

    test('a run fails after its last attempt, and leaves no file', async () => {
      const { id } = await newSource()
      serving(feed)
      const runId = await begin(id)
      const { db, blobs } = service().ports
      const ports = {
        ...quiet(),
        blobs: { ...blobs, open: () => Promise.reject(new Error('Broken.')) },
      }
      const attempt = (number: number) =>
        handleCatalogRuns(ports).run({
          id: 'one',
          payload: { run_id: runId },
          attempt: number,
          signal: never,
        })
      await expect(attempt(1)).rejects.toThrow('Broken.')
      expect(await isOver(runId)).toBe(false)
      await expect(attempt(readCatalog.attempts)).rejects.toThrow('Broken.')
      const [run] = await db.select().from(catalogRuns).where(eq(catalogRuns.id, runId))
      expect(run).toMatchObject({ state: 'failed', why: 'unexpected', fileParts: 0 })
    })
  })
