import {
  type CatalogRun,
  type CatalogSource,
  createCatalogSource,
  getCatalogSources,
  runCatalogSource,
} from '@tessera/contracts/calls/catalogs'
import { vi } from 'vitest'
import { catalogProducts } from '../contexts/discovery/catalogs/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { products } from '../contexts/pins/products/tables.ts'
import { asc, eq } from '../platform/database/sql.ts'
import { memoryPages } from '../platform/pages/memory.ts'
import type { databaseKinds } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { openedService } from './opened-service.ts'
import { member, type Person } from './person.ts'
import { uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

const picture = await drawnScene(41)

/** A job without a payload. */
export const running = {
  id: 'one',
  payload: {},
  attempt: 1,
  signal: new AbortController().signal,
}

/** Opens a service whose clock tests move, with what the tests of catalogues share. */
export function catalogShop(open: (typeof databaseKinds)[number]['open']) {
  let now = Date.now()
  const service = openedService(() => open({ clock: { now: () => new Date(now) }, sample: null }))
  const later = (milliseconds: number) => {
    now += milliseconds
  }
  /** Puts an internet in the place of the real one, with one picture in it. */
  const sites = () => {
    const pages = memoryPages()
    vi.spyOn(service().ports.pages, 'fetch').mockImplementation((url, wish) =>
      pages.fetch(url, wish),
    )
    pages.put('https://shop.example/one.jpg', { body: picture, contentType: 'image/jpeg' })
    return pages
  }
  const shop = async () => {
    const person = await member(service())
    const { id } = await selfOf(person)
    await service().ports.db.update(users).set({ isPartner: true }).where(eq(users.id, id))
    return person
  }
  const sourceOf = async (person: Person, id: string): Promise<CatalogSource> => {
    const found = (await person.done(getCatalogSources, {})).find((each) => each.id === id)
    if (found === undefined) throw new Error('The source is gone.')
    return found
  }
  /** Waits for the end of a run and of its pictures. */
  const ended = (person: Person, id: string): Promise<CatalogSource & { run: CatalogRun }> =>
    vi.waitFor(
      async () => {
        const source = await sourceOf(person, id)
        const { run } = source
        if (run === null || run.ended_at === null || source.pictures_waiting > 0)
          throw new Error(`It still runs: ${JSON.stringify(source)}`)
        return { ...source, run }
      },
      { timeout: 30_000, interval: 30 },
    )
  const created = async (person: Person, bytes: Uint8Array, over = {}) => {
    const upload_id = await uploaded(person, new Uint8Array(bytes))
    const { id } = await person.done(createCatalogSource, {
      name: 'Lamps',
      origin: 'upload',
      upload_id,
      ...over,
    })
    return ended(person, id)
  }
  const again = async (person: Person, id: string, bytes: Uint8Array) => {
    later(1_000)
    const upload_id = await uploaded(person, new Uint8Array(bytes))
    await person.done(runCatalogSource, { id, upload_id })
    return ended(person, id)
  }
  const allProducts = (id: string) =>
    service()
      .ports.db.select({
        key: catalogProducts.key,
        originId: catalogProducts.originId,
        title: pins.title,
        price: pins.priceAmount,
        retiredAt: products.retiredAt,
        availability: products.availability,
      })
      .from(catalogProducts)
      .leftJoin(pins, eq(pins.id, catalogProducts.originId))
      .leftJoin(products, eq(products.originId, catalogProducts.originId))
      .where(eq(catalogProducts.sourceId, id))
      .orderBy(asc(catalogProducts.key))
  return {
    service,
    now: () => now,
    later,
    sites,
    shop,
    sourceOf,
    ended,
    created,
    again,
    allProducts,
  }
}
