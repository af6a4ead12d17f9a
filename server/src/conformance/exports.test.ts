import { getExport, startExport } from '@tessera/contracts/calls/account-export'
import { updateBoard } from '@tessera/contracts/calls/boards'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import { savePin } from '@tessera/contracts/calls/pins'
import { keepProduct } from '@tessera/contracts/calls/products'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { companies } from '../contexts/identity/companies/tables.ts'
import { identities } from '../contexts/identity/identities/tables.ts'
import { passkeys } from '../contexts/identity/passkeys/tables.ts'
import { addProduct } from '../contexts/pins/products/add-product.ts'
import { collect } from '../contexts/whole-account/exports/collect.ts'
import { exportBlobKey } from '../contexts/whole-account/exports/export-key.ts'
import { handleExportSweep } from '../contexts/whole-account/exports/make-export.ts'
import { accountExports } from '../contexts/whole-account/kept-exports/tables.ts'
import { oneDatabase } from './database-kinds.ts'
import { keptLog } from './kept-log.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { boardOf, member, type Person, password, visitor } from './person.ts'
import { plainProduct } from './plain-product.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000
const hostile = '"><img src=x onerror=alert(1)>../../etc/passwd'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the download of an account on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, log: keptLog(), sample: null }))

    const ready = async (person: Person) => {
      await person.done(startExport, { password })
      return vi.waitFor(
        async () => {
          const file = await person.done(getExport, {})
          expect(file.state).toBe('ready')
          return file
        },
        { timeout: 20_000, interval: 50 },
      )
    }
    const opened = async (person: Person) => {
      const { url } = await ready(person)
      const response = await person.send(url ?? '')
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
      const text = (name: string) => new TextDecoder().decode(files[name])
      return { response, files, text }
    }

    test('it holds a page, JSON of each kind and the pictures, and no secret', async () => {
      const [person, other] = [await member(service()), await member(service())]
      await person.done(updateSettings, { full_name: 'Quillon Vermeer' })
      const board = await boardOf(person, 'Lamps', 'secret')
      const own = await made(person, board, { title: hostile, description: 'Clay' })
      const theirs = await made(other, await boardOf(other, 'Kept'), { title: 'Glass lamp' })
      await person.done(savePin, { pin_id: theirs.id, board_id: board.id, description: 'For me' })
      const { response, files, text } = await opened(person)
      const headers = Object.fromEntries(response.headers)
      expect(headers).toMatchObject({
        'content-type': 'application/zip',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"]+\.zip"/)
      const names = Object.keys(files)
      expect(
        names.filter(
          (name) =>
            !/^(index\.html|data\/(tables\/[a-z_]+|[a-zA-Z]+)\.json|library\/(manifest\.json|[a-z]+-\d{5}\.jsonl)|pictures\/\d+\.webp)$/.test(
              name,
            ),
        ),
      ).toEqual([])
      expect(names.filter((name) => name.startsWith('pictures/'))).toHaveLength(2)
      const kinds = [
        'profile',
        'boards',
        'sections',
        'pins',
        'notes',
        'comments',
        'catalogs',
        'savedForLater',
        'people',
      ]
      for (const each of [...kinds, 'settings', 'sessions'])
        expect(JSON.parse(text(`data/${each}.json`))).toBeDefined()
      const Pins = z.array(z.object({ title: z.string(), note: z.string() }))
      const pins = z.parse(Pins, JSON.parse(text('data/pins.json')))
      expect(pins.map(({ note }) => note)).toEqual(['', 'For me'])
      expect(text('index.html')).toContain('Quillon Vermeer')
      expect(text('index.html')).not.toContain('<img src=x')
      expect(text('index.html')).toContain("default-src 'none'")
      const all = names
        .filter((name) => name.endsWith('.json'))
        .map(text)
        .join()
      expect(all).not.toMatch(/argon2|passwordHash|tokenHash/)
      expect(own.id).toBeDefined()
    })

    test('what was saved for later is in it with its alerts, and of a Pin out of sight the alerts alone', async () => {
      const [person, shop] = [await member(service()), await member(service())]
      const { db } = service().ports
      const board = await boardOf(shop, 'Shop')
      const link = 'https://shop.example/lamp'
      const pin = await made(shop, board, { title: 'Oak lamp', link })
      await addProduct(db, pin.id, plainProduct, clock.now())
      const price = { amount: 2_000, currency: 'EUR' }
      const wishes = { tells_drops: true, tells_from: 1_500, tells_back: false }
      await person.done(keepProduct, { pin_id: pin.id, price, ...wishes })
      const saved = { priceAmount: 2_000, priceCurrency: 'EUR' }
      const told = { tellsDrops: true, tellsFrom: 1_500, tellsBack: false }
      const savedAt = clock.now()
      const { id } = await selfOf(person)
      const listed = async () => (await collect(db, UserId.parse(id)))?.savedForLater
      expect(await listed()).toEqual([
        { pinId: pin.id, title: 'Oak lamp', link, savedAt, ...saved, ...told },
      ])
      await shop.done(updateBoard, { board_id: board.id, privacy: 'secret' })
      expect(await listed()).toEqual([
        { pinId: null, title: null, link: null, savedAt, ...saved, ...told },
      ])
    })

    test('the settings list connected accounts, with their company, and passkeys by name', async () => {
      const person = await member(service())
      const { id } = await selfOf(person)
      const { db } = service().ports
      const now = new Date('2026-03-12T08:00:00Z')
      const at = { createdAt: now, lastUsedAt: now }
      const after = { ...at, createdAt: new Date(now.getTime() + 1_000) }
      const userId = UserId.parse(id)
      const [company] = await db
        .insert(companies)
        .values({
          name: `north-${id}`,
          title: 'North Works',
          issuer: 'https://north.test',
          clientId: id,
          clientSecret: 'sealed',
          createdAt: now,
        })
        .returning({ id: companies.id })
      const [google, north] = ['https://accounts.test', 'https://north.test']
      const email = 'mira@mail.example'
      await db.insert(identities).values([
        { userId, provider: 'google', issuer: google, subject: `sub-google-${id}`, email, ...at },
        { userId, provider: 'sso', issuer: north, subject: id, companyId: company?.id, ...after },
      ])
      await db.insert(passkeys).values({
        id: `key-${id}`,
        userId,
        userHandle: 'handle',
        name: 'Laptop',
        publicKey: 'cose-key',
        counter: 0,
        transports: [],
        synced: false,
        createdAt: now,
      })
      const { text } = await opened(person)
      const dates = { connectedAt: now.toISOString(), lastUsedAt: now.toISOString() }
      expect(JSON.parse(text('data/settings.json'))).toMatchObject({
        connectedAccounts: [
          { provider: 'google', company: null, email, name: null, ...dates },
          { provider: 'sso', company: 'North Works', email: null, name: null },
        ],
        passkeys: [{ name: 'Laptop', synced: false }],
      })
      expect(text('data/settings.json')).not.toMatch(/sub-google|cose-key|sealed/)
    })

    test('it needs the password, is prepared once at a time, and is told by an email and a notification', async () => {
      const person = await member(service())
      now += (timings.confirmMinutes + 1) * 60_000
      expect((await person.call(startExport, {})).error?.code).toBe('confirm-needed')
      expect((await person.call(startExport, { password: 'wrong one' })).error?.code).toBe(
        'password-wrong',
      )
      const both = [person.done(startExport, { password }), person.done(startExport, { password })]
      await Promise.all(both)
      await ready(person)
      const [told] = await person.done(getNotifications, {})
      expect(told).toMatchObject({ kind: 'action-finished', data: { what: 'export' }, actor: null })
      const { email } = await selfOf(person)
      expect((await emailsTo(service(), email))[0]?.subject).toMatch(/data is ready$/)
    })

    test('nobody else gets the file, not even with its address', async () => {
      const [person, stranger] = [await member(service()), await member(service())]
      const { url } = await ready(person)
      for (const each of [stranger, visitor(service())])
        expect((await each.send(url ?? '')).status).toBe(404)
      const other = await person.send(url ?? '', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
      expect(other.status).toBe(404)
      expect((await person.send(url ?? '')).status).toBe(200)
    })

    test('it is deleted after a week, and the one before at a new start', async () => {
      const person = await member(service())
      const { ports } = service()
      const keyOf = ({ url }: { url: string | null }) => url?.split('/').at(-2) ?? ''
      const first = await ready(person)
      const second = await ready(person)
      expect(await ports.blobs.sizeOf(exportBlobKey(keyOf(first)))).toBeUndefined()
      expect(await ports.blobs.sizeOf(exportBlobKey(keyOf(second)))).toBe(second.bytes)
      now += timings.exportDays * day + 1_000
      const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
      await handleExportSweep(ports).run(running)
      expect(await ports.blobs.sizeOf(exportBlobKey(keyOf(second)))).toBeUndefined()
      expect(await ports.db.$count(accountExports)).toBe(0)
    })
  })
