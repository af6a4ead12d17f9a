import { savePin } from '@tessera/contracts/calls/pins'
import { describe, expect, test } from 'vitest'
import { saveCounts } from '../contexts/pins/save-counts/save-counts.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, visitor } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the Save button on ${kind}`, () => {
    const service = openedService(open)
    const got = (path: string) => visitor(service()).send(path)
    const countOf = async (url: string) =>
      (await got(`/save-button/count/?${new URLSearchParams({ url })}`)).json()

    test('the script may be loaded by any page, also under its version for good', async () => {
      const script = await got('/save-button.js')
      expect(Object.fromEntries(script.headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=3600',
      })
      const text = await script.text()
      const page = await (await got('/save-button/')).text()
      const [, path = ''] = /src="(\/save-button\/[0-9a-f]{16}\.js)"/.exec(page) ?? []
      const version = await got(path)
      expect(version.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(await version.text()).toBe(text)
      const hash = Buffer.from(
        await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text)),
      ).toString('base64')
      expect(page).toContain(`integrity="sha384-${hash}"`)
    })

    test('an earlier version stays where it was', async () => {
      const bytes = new TextEncoder().encode('earlier')
      const path = '/save-button/0123456789abcdef.js'
      expect((await got(path)).status).toBe(404)
      await service().ports.blobs.put(path.slice(1), { bytes, contentType: 'text/javascript' })
      const answer = await got(path)
      expect(await answer.text()).toBe('earlier')
      expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    })

    test('any site may ask how often a page was saved, and private saves do not count', async () => {
      const [maker, other] = [await member(service()), await member(service())]
      const link = 'https://soup.example/tomato'
      const open = await boardOf(maker, 'Soups')
      const { id } = await made(maker, open, { link })
      await made(maker, open, { link: `${link}/?utm_source=letter` })
      const saved = await boardOf(other, 'Saved')
      await other.done(savePin, { pin_id: id, board_id: saved.id })
      const secret = await boardOf(other, 'Secret', 'secret')
      await made(other, secret, { link })
      expect(await countOf('http://www.soup.example/tomato/')).toMatchObject({ count: 3 })
      expect(await countOf('https://soup.example/other')).toMatchObject({ count: 0 })
      const answer = await got(`/save-button/count/?${new URLSearchParams({ url: link })}`)
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=600')
      expect(answer.headers.get('Set-Cookie')).toBeNull()
    })

    test('counts are read once for all pages, and again after ten minutes', async () => {
      let now = 0
      const { db } = service().ports
      const counted = saveCounts({ db, clock: { now: () => new Date(now) } })
      const link = 'https://bread.example/rye'
      expect(await counted(link)).toBe(0)
      const maker = await member(service())
      await made(maker, await boardOf(maker, 'Breads'), { link })
      now = 599_999
      expect(await counted(link)).toBe(0)
      now = 600_000
      expect(await counted(link)).toBe(1)
    })

    test('a count of no page is refused', async () => {
      for (const query of ['', '?url=soup', '?url=https://a.example/&more=1'])
        expect((await got(`/save-button/count/${query}`)).status).toBe(400)
    })
  })
