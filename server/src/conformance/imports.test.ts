import { userBoards } from '@tessera/contracts/calls/boards'
import {
  cancelImport,
  getImport,
  type Import,
  listImport,
  planFeedImport,
  planImport,
  retryImport,
  startImport,
  undoImport,
} from '@tessera/contracts/calls/imports'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { ActionId, MediaId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { media } from '../contexts/base/media/tables.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { handleImportSweep, handleImports } from '../contexts/pins/imports/run-import.ts'
import { importBlobKey, lockImport } from '../contexts/pins/imports/store.ts'
import { importPins, imports } from '../contexts/pins/imports/tables.ts'
import { undoSome } from '../contexts/pins/imports/undo-import.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { and, eq, isNull } from '../platform/database/sql.ts'
import { memoryPages } from '../platform/pages/memory.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'
import { uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

/** A picture that looks unlike the others. */
const picture = (seed: number) =>
  sharp({
    create: { width: 240, height: 240, channels: 3, background: '#ffffff' },
  })
    .composite([
      {
        input: {
          create: {
            width: 20 + 37 * seed,
            height: 200 - 31 * seed,
            channels: 3,
            background: '#000',
          },
        },
        top: 9 * seed,
        left: 5 * seed,
      },
    ])
    .png()
    .toBuffer()
const [first, second, third] = await Promise.all([picture(1), picture(3), picture(5)])

const link = (href: string, title: string) => `<DT><A HREF="${href}">${title}</A>`
const bookmarks = (...inner: string[]) =>
  strToU8(`<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>${inner.join('\n')}</DL>`)
const folder = (name: string, ...inner: string[]) =>
  `<DT><H3>${name}</H3><DL><p>${inner.join('\n')}</DL>`

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`imports on ${kind}`, () => {
    let now = Date.now()
    const service = openedService(() => open({ clock: { now: () => new Date(now) }, sample: null }))
    const pages = () => {
      const { ports } = service()
      const sites = memoryPages()
      vi.spyOn(ports.pages, 'fetch').mockImplementation((url, wish) => sites.fetch(url, wish))
      return sites
    }
    const site = (sites: ReturnType<typeof pages>, name: string, bytes: Buffer) => {
      sites.put(`https://${name}.example/`, {
        body: `<meta property="og:image" content="https://${name}.example/p.png"><meta property="og:image:width" content="240"><meta property="og:image:height" content="240">`,
        contentType: 'text/html',
      })
      sites.put(`https://${name}.example/p.png`, {
        body: new Uint8Array(bytes),
        contentType: 'image/png',
      })
    }
    const plan = async (person: Person, bytes: Uint8Array) => {
      const upload_id = await uploaded(person, new Uint8Array(bytes))
      return person.call(planImport, { upload_id })
    }
    const planned = async (person: Person, bytes: Uint8Array): Promise<Import> => {
      const upload_id = await uploaded(person, new Uint8Array(bytes))
      return person.done(planImport, { upload_id })
    }
    const ended = (person: Person) =>
      vi.waitFor(
        async () => {
          const found = await person.done(getImport, {})
          if (found === null || found.state === 'running' || found.state === 'undoing')
            throw new Error('It still runs.')
          return found
        },
        { timeout: 20_000, interval: 30 },
      )
    const livePins = async (person: Person) => {
      const { id } = await selfOf(person)
      const { db } = service().ports
      return db
        .select()
        .from(pins)
        .where(and(eq(pins.pinnerId, id), isNull(pins.deletedAt)))
    }
    const boardNames = async (person: Person) => {
      const { id } = await selfOf(person)
      const own = await person.done(userBoards, { user_id: id })
      return own.map(({ name, privacy }) => [name, privacy]).toSorted()
    }

    test('bookmarks are planned, imported to secret boards and undone', async () => {
      const sites = pages()
      site(sites, 'one', first)
      site(sites, 'two', second)
      const person = await member(service())
      const own = await boardOf(person, 'Kitchen')
      const dry = await planned(
        person,
        bookmarks(
          folder('Kitchen', link('https://one.example/', 'One')),
          folder('Hall', folder('Lamps', link('https://two.example/', 'Two'))),
          link('https://gone.example/', 'Gone'),
          link('https://one.example/', 'One again'),
          link('javascript:alert(1)', 'Script'),
        ),
      )
      expect(dry).toMatchObject({
        source: 'bookmarks',
        state: 'planned',
        total: 3,
        duplicates: 1,
        left_out_count: 1,
        left_out: [{ name: 'Script', why: 'no-address' }],
        boards: [
          { name: 'Kitchen', is_new: false, pins: 1, sections: 0 },
          { name: 'Hall', is_new: true, pins: 1, sections: 1 },
          { name: 'Bookmarks', is_new: true, pins: 1, sections: 0 },
        ],
      })
      expect(await livePins(person)).toEqual([])
      await person.done(startImport, { id: dry.id })
      const done = await ended(person)
      expect(done).toMatchObject({ state: 'done', made: 3, cards: 1, failed: 0, duplicates: 1 })
      expect((await livePins(person)).map(({ title, link: to }) => [title, to]).toSorted()).toEqual(
        [
          ['Gone', 'https://gone.example/'],
          ['One', 'https://one.example/'],
          ['Two', 'https://two.example/'],
        ],
      )
      expect(await boardNames(person)).toEqual([
        ['Bookmarks', 'secret'],
        ['Hall', 'secret'],
        ['Kitchen', 'public'],
      ])
      now += 1_000
      const again = await planned(person, bookmarks(link('https://one.example/', 'One')))
      expect(again).toMatchObject({ total: 0, duplicates: 1 })
      await person.done(cancelImport, { id: again.id })
      await person.done(undoImport, { id: dry.id })
      await vi.waitFor(async () => expect(await livePins(person)).toEqual([]), { timeout: 20_000 })
      await vi.waitFor(async () => expect(await boardNames(person)).toEqual([[own.name, 'public']]))
      expect((await person.call(undoImport, { id: dry.id })).error?.code).toBe('import-gone')
    })

    test('dates, order, tags and descriptions are kept, and a page of its own kind gets a card', async () => {
      const sites = pages()
      site(sites, 'one', first)
      sites.put('https://plain.example/', {
        body: '<title>Plain</title><meta name="theme-color" content="#0b5fff">',
        contentType: 'text/html',
      })
      const person = await member(service())
      const saved = 1_500_000_000
      const dry = await planned(
        person,
        bookmarks(
          `<DT><A HREF="https://slow.example/" ADD_DATE="${saved}" TAGS="Tile,small bath">Slow</A>\n<DD>Read it\n`,
          '<DT><A HREF="https://plain.example/" ADD_DATE="99999999999"></A>',
          link('https://one.example/', 'One'),
        ),
      )
      expect(dry).toMatchObject({ total: 3, undated: 1 })
      await person.done(startImport, { id: dry.id })
      expect(await ended(person)).toMatchObject({ state: 'done', made: 3, cards: 2, failed: 0 })
      const made = await livePins(person)
      const byPlace = made.toSorted((one, other) =>
        BigInt(other.place) > BigInt(one.place) ? 1 : -1,
      )
      expect(byPlace.map(({ title }) => title)).toEqual(['Slow', 'Plain', 'One'])
      expect(byPlace[0]).toMatchObject({
        description: 'Read it\n#Tile #smallbath',
        createdAt: new Date(saved * 1_000),
      })
      const { entries, bookmark } = await person.done(listImport, { id: dry.id, list: 'cards' })
      expect(bookmark).toBeNull()
      expect(entries.map(({ name, why }) => [name, why])).toEqual([
        ['Slow', 'outside-unreachable'],
        ['https://plain.example/', 'picture-missing'],
      ])
      const drawn = await service()
        .ports.db.select({ color: media.dominantColor })
        .from(media)
        .where(eq(media.id, z.parse(MediaId, byPlace[1]?.mediaId)))
      expect(drawn).toEqual([{ color: expect.stringMatching(/^#0[0-9a-f]5[0-9a-f]f/) }])

      // The page is back: its pin gets the picture, and stays the same pin.
      site(sites, 'slow', second)
      const running = await person.done(retryImport, { id: dry.id })
      expect(running.state).toBe('running')
      expect(await ended(person)).toMatchObject({ state: 'done', made: 3, cards: 1 })
      const after = await livePins(person)
      expect(after.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
      const mediaOf = (pins: typeof made) => pins.find(({ title }) => title === 'Slow')?.mediaId
      expect(mediaOf(after)).not.toBe(mediaOf(made))
      await person.done(undoImport, { id: dry.id })
      expect((await ended(person)).state).toBe('undone')
      expect(await livePins(person)).toEqual([])
      expect((await person.call(retryImport, { id: dry.id })).error?.code).toBe('import-gone')
    })

    test('a site with one picture for all its pages loses none of them, and its links decide', async () => {
      const sites = pages()
      for (const name of ['a', 'b', 'c']) site(sites, name, third)
      const person = await member(service())
      const dry = await planned(
        person,
        bookmarks(...['a', 'b', 'c', 'a'].map((name) => link(`https://${name}.example/`, name))),
      )
      expect(dry).toMatchObject({ total: 3, duplicates: 1 })
      await person.done(startImport, { id: dry.id })
      expect(await ended(person)).toMatchObject({ made: 3, duplicates: 1, cards: 0 })
      expect(await livePins(person)).toHaveLength(3)
    })

    test('5,000 bookmarks are planned, those that are there come off first, and what is left out is paged', async () => {
      const person = await member(service())
      const addresses = Array.from(
        { length: 5_000 },
        (_, at) => `https://h${at % 100}.example/${at}`,
      )
      const dry = await planned(
        person,
        bookmarks(
          ...addresses.map((href) => link(href, 'A')),
          ...addresses.slice(0, 50).map((href) => link(href, 'Again')),
          ...Array.from({ length: 120 }, (_, at) => link('about:blank', `Blank ${at}`)),
        ),
      )
      expect(dry).toMatchObject({ total: 5_000, duplicates: 50, left_out_count: 120 })
      expect(dry.left_out[0]).toEqual({ name: 'Blank 0', why: 'no-address' })
      const ask = { id: dry.id, list: 'left-out' } as const
      const page = await person.done(listImport, ask)
      const next = await person.done(listImport, { ...ask, bookmark: page.bookmark ?? '' })
      expect(page.entries[0]).toMatchObject({ name: 'Blank 0', line: 5_051, why: 'no-address' })
      expect([page.entries.length, next.entries.length, next.bookmark]).toEqual([100, 20, null])
      expect((await (await member(service())).call(listImport, ask)).error?.code).toBe(
        'import-gone',
      )
    })

    test('an undo waits for a board that another action holds, and keeps pins of a lost one', async () => {
      const sites = pages()
      site(sites, 'one', first)
      const person = await member(service())
      const { db } = service().ports
      const dry = await planned(person, bookmarks(link('https://one.example/', 'One')))
      await person.done(startImport, { id: dry.id })
      await ended(person)
      const [pin] = await livePins(person)
      if (pin === undefined) throw new Error('Nothing was imported.')
      const busyWith = z.parse(ActionId, '7')
      await db.update(boards).set({ busyWith }).where(eq(boards.id, pin.boardId))
      await person.done(undoImport, { id: dry.id })
      // Holds the import as its job does, which tries again meanwhile.
      const undo = () =>
        db.transaction(async (tx) => {
          const row = await lockImport(tx, dry.id)
          return row?.state === 'undoing' && undoSome(tx, service().ports, row)
        })
      await expect(undo()).rejects.toThrow('The undo waits for a board (board-busy).')
      expect(await livePins(person)).toHaveLength(1)
      const { id: ownerId } = await selfOf(await member(service()))
      // In one step: the job tries again at any time.
      await db.update(boards).set({ ownerId, busyWith: null }).where(eq(boards.id, pin.boardId))
      while (await undo());
      expect(await ended(person)).toMatchObject({ state: 'undone', made: 1 })
      expect(await livePins(person)).toHaveLength(1)
    })

    test('a folder of pictures makes boards of its folders, finds the same picture, and notifies at its end', async () => {
      pages()
      const person = await member(service())
      const dry = await planned(
        person,
        zipSync({
          'Trip/Beach/IMG_1234.png': new Uint8Array(first),
          'Trip/red_boat.png': new Uint8Array(second),
          'Trip/copy.png': new Uint8Array(first),
          'Trip/broken.png': strToU8('no picture'),
          'Trip/notes.txt': strToU8('text'),
          '__MACOSX/Trip/._red_boat.png': strToU8('x'),
        }),
      )
      expect(dry).toMatchObject({ source: 'pictures', total: 4, left_out_count: 1 })
      await person.done(startImport, { id: dry.id, make_public: true })
      const done = await ended(person)
      expect(done).toMatchObject({ state: 'done', made: 2, failed: 1, duplicates: 1 })
      expect((await livePins(person)).map(({ title }) => title).toSorted()).toEqual([
        '',
        'red boat',
      ])
      expect(await boardNames(person)).toEqual([['Trip', 'public']])
      expect(await person.done(getNotifications, {})).toMatchObject([
        { kind: 'action-finished', data: { what: 'import', made: 2, cards: 0, left: 3 } },
      ])
      expect(await service().ports.blobs.sizeOf(importBlobKey(dry.id))).toBeUndefined()
    })

    test('a feed is read from its address; a page that is none says so', async () => {
      const sites = pages()
      site(sites, 'post', third)
      const item = '<item><title>Post</title><link>https://post.example/</link></item>'
      sites.put('https://feed.example/rss', {
        body: `<rss><channel><title>Journal</title>${item}</channel></rss>`,
        contentType: 'application/rss+xml',
      })
      const person = await member(service())
      for (const url of [
        'https://post.example/',
        'https://none.example/',
        'http://127.0.0.1/',
        'x',
      ])
        expect((await person.call(planFeedImport, { url })).error?.code).toBe('feed-unreadable')
      const dry = await person.done(planFeedImport, { url: 'feed.example/rss' })
      expect(dry).toMatchObject({ source: 'feed', total: 1, boards: [{ name: 'Journal' }] })
      await person.done(startImport, { id: dry.id })
      expect(await ended(person)).toMatchObject({ state: 'done', made: 1 })
    })

    test('an interrupted import goes on where it was, and a cancelled one stops', async () => {
      pages()
      const person = await member(service())
      const { ports } = service()
      const files = { 'A/1.png': new Uint8Array(first), 'A/2.png': new Uint8Array(second) }
      const { id } = await planned(person, zipSync(files))
      await ports.db.update(imports).set({ state: 'running' }).where(eq(imports.id, id))
      const stop = new AbortController()
      const prepare = ports.images.prepare
      let prepared = 0
      const spy = vi.spyOn(ports.images, 'prepare').mockImplementation(async (...given) => {
        prepared += 1
        if (prepared === 1) return prepare(...given)
        await vi.waitFor(async () => expect(await livePins(person)).toHaveLength(1))
        stop.abort()
        return prepare(...given)
      })
      const run = (signal: AbortSignal) =>
        handleImports(ports).run({ id: 'one', payload: { import_id: id }, attempt: 1, signal })
      await expect(run(stop.signal)).rejects.toThrow()
      expect(await livePins(person)).toHaveLength(1)
      spy.mockRestore()
      now += 1_000
      await run(new AbortController().signal)
      expect(await livePins(person)).toHaveLength(2)
      expect(await person.done(getImport, {})).toMatchObject({ state: 'done', made: 2 })
      const next = await planned(person, zipSync({ 'B/3.png': new Uint8Array(third) }))
      await person.done(cancelImport, { id: next.id })
      expect((await person.call(startImport, { id: next.id })).error?.code).toBe('import-gone')
    })

    test('hostile archives are refused, and nobody reaches the import of another', async () => {
      const [person, other] = [await member(service()), await member(service())]
      const outside = zipSync({ '../../etc/x.png': new Uint8Array(first) })
      for (const bytes of [outside, strToU8('PK\u0003\u0004'), strToU8('<html>')])
        expect((await plan(person, bytes)).error?.code).toBe('import-unreadable')
      const empty = zipSync({ '.hidden': strToU8('') })
      expect((await plan(person, empty)).error?.code).toBe('import-empty')
      const { id } = await planned(person, zipSync({ 'a.png': new Uint8Array(first) }))
      expect(await other.done(getImport, {})).toBeNull()
      for (const call of [startImport, cancelImport, undoImport])
        expect((await other.call(call, { id })).error?.code).toBe('import-gone')
      const { db } = service().ports
      await db.update(imports).set({ state: 'running' }).where(eq(imports.id, id))
      const busy = await plan(person, zipSync({ 'b.png': new Uint8Array(first) }))
      expect(busy.error?.code).toBe('import-running')
    })

    test('plans that nobody starts are deleted with their archives', async () => {
      const person = await member(service())
      const { ports } = service()
      const { id } = await planned(person, zipSync({ 'a.png': new Uint8Array(first) }))
      expect(await ports.blobs.sizeOf(importBlobKey(id))).toBeGreaterThan(0)
      now += timings.importPlanKept + 1_000
      const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
      await handleImportSweep(ports).run(running)
      expect(await ports.blobs.sizeOf(importBlobKey(id))).toBeUndefined()
      expect(await ports.db.$count(importPins, eq(importPins.importId, id))).toBe(0)
    })
  })
