import { afterEach, describe, expect, test, vi } from 'vitest'
import { lookLimits } from '../contexts/base/outside-pages/look-limits.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { outsidePicture } from './outside-picture.ts'
import { member, visitor } from './person.ts'
import { expectRefusal, shownBy } from './shown-outside.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`limits of outside pictures on ${kind}`, () => {
    const service = openedService(open)
    afterEach(() => vi.restoreAllMocks())

    test('another site’s page cannot embed outside pictures through us', async () => {
      const person = visitor(service())
      const url = await outsidePicture(service())
      const fetched = vi.spyOn(service().ports.pages, 'fetch')
      for (const from of ['cross-site', 'same-site'])
        expectRefusal(await shownBy(person, url, { headers: { 'Sec-Fetch-Site': from } }), 403)
      expect(fetched).not.toHaveBeenCalled()
      for (const from of ['same-origin', 'none'])
        expect((await shownBy(person, url, { headers: { 'Sec-Fetch-Site': from } })).status).toBe(
          200,
        )
    })

    test('too many previews have to wait, and others don’t', async () => {
      const [person, other] = [visitor(service()), visitor(service())]
      const url = 'https://fault.example/unreachable'
      for (let time = 0; time < lookLimits.showByVisitor.most; time += 1)
        expectRefusal(await shownBy(person, url), 422)
      expectRefusal(await shownBy(person, url), 429)
      const picture = await outsidePicture(service())
      expectRefusal(await shownBy(person, picture), 429)
      expect((await shownBy(other, picture)).status).toBe(200)
      expect((await shownBy(await member(service()), picture)).status).toBe(200)
    })

    test('a network of many addresses has one budget', async () => {
      const url = 'https://fault.example/unreachable'
      const at = (last: number) => visitor(service(), `2001:db8:7:7::${last.toString(16)}`)
      for (let time = 0; time < lookLimits.showByVisitor.most; time += 1)
        expectRefusal(await shownBy(at(time), url), 422)
      expectRefusal(await shownBy(at(9_999), url), 429)
    })

    test('after a disconnect nothing is fetched, and late bytes are not processed', async () => {
      const gone = new AbortController()
      const previewed = vi.spyOn(service().ports.images, 'preview')
      const url = await outsidePicture(service())
      const { fetch } = service().pages
      vi.spyOn(service().ports.pages, 'fetch').mockImplementation((asked, wish) => {
        gone.abort()
        expect(wish.signal?.aborted).toBe(true)
        return fetch(asked, wish)
      })
      expectRefusal(await shownBy(visitor(service()), url, { signal: gone.signal }), 422)
      expect(previewed).not.toHaveBeenCalled()
    })

    test('no more than eight pictures are fetched at a time', async () => {
      const url = await outsidePicture(service())
      const { fetch } = service().pages
      const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
      let [now, most] = [0, 0]
      vi.spyOn(service().ports.pages, 'fetch').mockImplementation(async (asked, wish) => {
        now += 1
        most = Math.max(most, now)
        await mayGoOn
        now -= 1
        return fetch(asked, wish)
      })
      const person = visitor(service())
      const all = Array.from({ length: 40 }, () => shownBy(person, url))
      await vi.waitFor(() => expect(now).toBe(8), { timeout: 20_000 })
      // The database works for a new asker after everything that was queued before.
      await member(service())
      expect(now).toBe(8)
      goOn()
      expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200))
      expect(most).toBe(8)
    })
  })
