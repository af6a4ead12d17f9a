import { updateBoard } from '@tessera/contracts/calls/boards'
import { deletePin } from '@tessera/contracts/calls/pins'
import { PinId, UserId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { beginningsOf, pinsListed } from '../contexts/discovery/sitemap/store.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { keeper } from './ideas.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePins } from './walked-feed.ts'

const origin = 'http://localhost:3000'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`sitemaps on ${kind}`, () => {
    const service = openedService(open)
    const textOf = async (path: string) => (await visitor(service()).send(path)).text()
    const locations = (xml: string) =>
      [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

    /** Returns every URL of every sitemap. */
    const all = async (): Promise<readonly string[]> => {
      const lists = locations(await textOf('/sitemap.xml'))
      const found = await Promise.all(lists.map((list) => textOf(list.slice(origin.length))))
      return found.flatMap(locations)
    }

    test('robots.txt names the sitemap and the closed paths', async () => {
      const text = await textOf('/robots.txt')
      expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
      for (const path of ['/resource/', '/settings/', '/offsite/', '/invite/'])
        expect(text).toContain(`Disallow: ${path}\n`)
    })

    test('public pages are listed with their last change; the rest is in no list', async () => {
      const owner = await member(service())
      const { id, username } = await selfOf(owner)
      const board = await boardOf(owner, 'For all')
      const secret = await boardOf(owner, 'For nobody', 'secret')
      const pin = await made(owner, board, { title: 'Seen' })
      const hidden = await made(owner, secret, { title: 'Not seen' })
      const deleted = await made(owner, board, { title: 'Deleted' })
      await owner.done(deletePin, { id: deleted.id })
      const empty = await boardOf(owner, 'Empty')
      const own = [`/pin/${pin.id}/`, board.url, `/${username}/`].map((path) => origin + path)
      const others = [`/pin/${hidden.id}/`, `/pin/${deleted.id}/`, secret.url, empty.url]
      const listed = async (addresses: readonly string[]) => {
        const found = new Set(await all())
        return addresses.filter((address) => found.has(address))
      }
      expect(await listed([...own, ...others.map((path) => origin + path)])).toEqual(own)
      expect(await textOf(`/sitemaps/pins-${pin.id}.xml`)).toMatch(
        new RegExp(`/pin/${pin.id}/</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`),
      )
      const become = (state: 'active' | 'suspended' | 'deactivated') =>
        service()
          .ports.db.update(users)
          .set({ state })
          .where(eq(users.id, UserId.parse(id)))
      for (const state of ['suspended', 'deactivated'] as const) {
        await become(state)
        expect(await listed(own)).toEqual([])
      }
      await become('active')
      // Sitemaps aren't cached: a page that becomes secret is gone at once.
      await owner.done(updateBoard, { board_id: board.id, privacy: 'secret' })
      expect(await listed(own)).toEqual([])
    })

    test('each page is listed once, however many there are', async () => {
      const { ports } = service()
      const person = await keeper(service())
      await somePins(service(), person, 23)
      const beginnings = await beginningsOf(ports.db, 'pins', 10, 1_000)
      const found = await Promise.all(
        beginnings.map((from) => pinsListed(ports.db, PinId.parse(from), 10)),
      )
      const ids = found.flat().map((each) => each.id)
      expect(new Set(ids).size).toBe(ids.length)
      const whole = await pinsListed(ports.db, PinId.parse('1'), 1_000_000)
      expect(ids).toEqual(whole.map((each) => each.id))
      expect(ids.length).toBeGreaterThan(23)
      expect(await beginningsOf(ports.db, 'pins', 10, 2)).toHaveLength(2)
      await ports.db
        .update(boards)
        .set({ privacy: 'protected' })
        .where(eq(boards.id, person.boardId))
      expect(await pinsListed(ports.db, PinId.parse('1'), 1_000_000)).toHaveLength(ids.length - 23)
    })

    test('an unknown sitemap is a missing page', async () => {
      for (const name of ['pins-x.xml', 'secrets-1.xml', 'pins-1', 'pins-99999999999999999999.xml'])
        expect((await visitor(service()).send(`/sitemaps/${name}`)).status, name).toBe(404)
    })
  })
