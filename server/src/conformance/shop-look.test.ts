import { createPin, hidePin, savePin } from '@tessera/contracts/calls/pins'
import {
  hideLook,
  type Look,
  productsLike,
  shopLook,
  showLook,
} from '@tessera/contracts/calls/shop-look'
import type { Pin } from '@tessera/contracts/entities/pin'
import { PinId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { storedLists } from '../contexts/discovery/feed/tables.ts'
import { pictureRegions } from '../contexts/discovery/shopping/look/tables.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { pinProducts } from '../contexts/pins/pin-parts/tables.ts'
import { products } from '../contexts/pins/products/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnProduct, sceneWith } from './drawn-product.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'

let seeds = 20

interface Given {
  readonly title: string
  readonly description?: string
  readonly amount?: number
  readonly color?: string
  readonly picture?: Buffer
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`products beside a pin on ${kind}`, () => {
    const service = openedService(open)

    const shop = async (privacy = 'public') => {
      const person = await member(service())
      const board = await boardOf(person, `Shop ${service().ports.ids.next()}`, privacy)
      const pin = async ({ title, description = '', picture, color, amount }: Given) => {
        seeds += 1
        const bytes = picture ?? (await drawnProduct(seeds, color))
        const price = { amount: amount ?? 0, currency: 'USD' }
        return person.done(createPin, {
          board_id: board.id,
          title,
          description,
          image_base64: bytes.toString('base64'),
          ...(amount === undefined
            ? {}
            : {
                link: `https://shop.example/${service().ports.ids.next()}`,
                product: { price, brand: 'Lumen', availability: null },
              }),
        })
      }
      return { person, board, pin }
    }

    const lookAt = (person: Person, { id }: Pick<Pin, 'id'>): Promise<Look> =>
      person.done(shopLook, { pin_id: id })

    /** Asks until the picture has been looked at. */
    const lookOnce = async (person: Person, pin: Pin): Promise<Look> => {
      for (let asked = 0; asked < 400; asked += 1) {
        const look = await lookAt(person, pin)
        if (!look.is_waiting) return look
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      throw new Error('The regions were never read.')
    }

    const titles = ({ products: shown }: Look) => shown.map(({ title }) => title)

    test('products like a product: the likest first, none of the shop’s other kinds, and page by page', async () => {
      const { pin } = await shop()
      const picture = await drawnProduct(3)
      const one = await pin({ title: 'Round quartz lantern', amount: 5_000, picture })
      await pin({ title: 'Quartz bookend', amount: 5_000 })
      await pin({ title: 'Tall quartz lantern', amount: 90_000 })
      const near = await drawnProduct(3, '#783020')
      await pin({ title: 'Small quartz lantern', amount: 5_500, picture: near })
      await pin({ title: 'Round quartz lantern', amount: 5_000, color: '#20a040' })
      await pin({ title: 'Berry cake', amount: 5_000 })
      await pin({ title: 'Quartz lantern that nobody sells' })
      const guest = visitor(service())
      const look = await lookAt(guest, one)
      expect(look).toMatchObject({ kind: 'alike', has_more: false, is_hidden: false })
      const alike = ['Small quartz lantern', 'Tall quartz lantern']
      expect(titles(look).slice(0, 2)).toEqual(alike)
      expect(titles(look)).not.toContain('Berry cake')
      expect(titles(look)).not.toContain('Round quartz lantern')
      expect(look.products[0]).toMatchObject({
        price: { amount: 5_500, currency: 'USD' },
        shop: 'shop.example',
        place: null,
      })
      const first = await guest.call(productsLike, { pin_id: one.id, page_size: 1 })
      const next = { pin_id: one.id, page_size: 1, bookmark: first.bookmark }
      const second = await guest.done(productsLike, next)
      expect([...(first.data ?? []), ...second].map(({ title }) => title)).toEqual(alike)
      const odd = await guest.call(productsLike, { pin_id: one.id, bookmark: 'bm9wZQ' })
      expect(odd.error?.code).toBe('bad-input')
    })

    test('retired, hidden and secret products are left out, also of a list that was made before', async () => {
      const { pin, board } = await shop()
      const one = await pin({ title: 'Beryl sconce', amount: 100 })
      const retired = await pin({ title: 'Old beryl sconce', amount: 100 })
      const hidden = await pin({ title: 'Dull beryl sconce', amount: 100 })
      const closed = await shop()
      await closed.pin({ title: 'Beryl sconce of a secret', amount: 100 })
      await pin({ title: 'New beryl sconce', amount: 100 })
      const person = await member(service())
      expect(titles(await lookAt(person, one))).toHaveLength(4)
      const { db, clock } = service().ports
      await db
        .update(products)
        .set({ retiredAt: clock.now() })
        .where(eq(products.originId, PinId.parse(retired.id)))
      await db.update(boards).set({ privacy: 'secret' }).where(eq(boards.id, closed.board.id))
      await person.done(hidePin, { pin_id: hidden.id })
      expect(titles(await lookAt(person, one))).toEqual(['New beryl sconce'])
      await db.delete(storedLists)
      expect(titles(await lookAt(person, one))).toEqual(['New beryl sconce'])
      expect(titles(await lookAt(visitor(service()), one)).toSorted()).toEqual(
        ['Dull beryl sconce', 'New beryl sconce'].toSorted(),
      )
      await db.update(boards).set({ privacy: 'secret' }).where(eq(boards.id, board.id))
      const barred = await person.call(shopLook, { pin_id: one.id })
      expect(barred.error?.code).toBe('not-found')
    })

    test('a product whose picture is in a scene is found, with its place; unlike ones are not', async () => {
      const { pin } = await shop()
      const picture = await drawnProduct(7)
      await pin({ title: 'Jasper samovar', amount: 100, picture })
      const teal = await drawnProduct(8, '#00a0c0', '#006080')
      await pin({ title: 'Jasper samovar in teal', amount: 100, picture: teal })
      const inside = await sceneWith(picture, { column: 2, row: 1 })
      const scene = await pin({ title: 'Breakfast with a jasper samovar', picture: inside })
      const look = await lookOnce(visitor(service()), scene)
      expect(look).toMatchObject({ kind: 'similar', has_more: false })
      expect(titles(look)).toEqual(['Jasper samovar'])
      expect(look.products[0]?.place?.x).toBeCloseTo(5 / 6)
      expect(look.products[0]?.place?.y).toBeCloseTo(1 / 2)
      const other = await pin({ title: 'A walk along the river' })
      expect(await lookOnce(visitor(service()), other)).toMatchObject({
        kind: 'none',
        products: [],
      })
    })

    test('the picture of a secret pin is not looked at', async () => {
      const { person, pin } = await shop('secret')
      const scene = await pin({ title: 'A room' })
      expect(await lookAt(person, scene)).toMatchObject({ kind: 'none', is_waiting: false })
      expect(await service().ports.db.$count(pictureRegions)).toBeLessThan(10)
    })

    test('the owner’s tags come instead of what is like the picture, in their order', async () => {
      const { pin } = await shop()
      const [one, two] = [
        await pin({ title: 'Opal stool', amount: 300 }),
        await pin({ title: 'Opal bench', amount: 400 }),
      ]
      const scene = await pin({ title: 'A room with an opal stool' })
      const tag = { originId: PinId.parse(scene.id), x: 0.2, y: 0.6, title: '', link: null }
      await service()
        .ports.db.insert(pinProducts)
        .values([
          { ...tag, position: 0, productId: PinId.parse(two.id) },
          { ...tag, position: 1, productId: PinId.parse(one.id) },
          { ...tag, position: 2, title: 'Elsewhere', link: 'https://elsewhere.example/' },
        ])
      const look = await lookAt(visitor(service()), scene)
      expect(look.kind).toBe('tagged')
      expect(look.products.map(({ title, shop: name, place }) => [title, name, place])).toEqual([
        ['Opal bench', 'shop.example', { x: 0.2, y: 0.6 }],
        ['Opal stool', 'shop.example', { x: 0.2, y: 0.6 }],
        ['Elsewhere', '', { x: 0.2, y: 0.6 }],
      ])
      expect(await visitor(service()).done(productsLike, { pin_id: scene.id })).toEqual([])
    })

    test('a pin’s owner hides similar products for everybody, copies too, and shows them again', async () => {
      const { person, pin } = await shop()
      const one = await pin({ title: 'Garnet tray', amount: 100 })
      await pin({ title: 'Oval garnet tray', amount: 100 })
      const saver = await member(service())
      const board = await boardOf(saver, 'Kept')
      const copy = await saver.done(savePin, { pin_id: one.id, board_id: board.id })
      const barred = await saver.call(hideLook, { pin_id: one.id })
      expect(barred.error?.code).toBe('not-allowed')
      await person.done(hideLook, { pin_id: one.id })
      await person.done(hideLook, { pin_id: one.id })
      for (const looked of [one, copy])
        expect(await lookAt(saver, looked)).toMatchObject({ kind: 'none', is_hidden: true })
      await person.done(showLook, { pin_id: one.id })
      expect(titles(await lookAt(saver, copy))).toEqual(['Oval garnet tray'])
      await saver.done(hideLook, { pin_id: copy.id })
      expect((await lookAt(person, copy)).is_hidden).toBe(true)
      expect((await lookAt(person, one)).is_hidden).toBe(false)
    })
  })
