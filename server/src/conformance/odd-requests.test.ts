import { createBoard } from '@tessera/contracts/calls/boards'
import { uploadImage } from '@tessera/contracts/calls/media'
import { createPin, updatePin } from '@tessera/contracts/calls/pins'
import { createSection } from '@tessera/contracts/calls/sections'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { Envelope } from '@tessera/contracts/envelope'
import { limits } from '@tessera/contracts/limits'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { databaseKinds } from './database-kinds.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'

const [{ open }] = databaseKinds

/**
 * Path segments that decode to control characters, to half a surrogate pair, to nothing, or not at
 * all.
 */
const oddPart = fc.oneof(
  fc.constantFrom(
    '%00',
    '%01',
    '%0d%0a',
    '%7f',
    '%c2%85',
    '%e2%80%ae',
    '%ff',
    '%ed%a0%80',
    '%',
    '%2',
    '%2e%2e',
    '%2f',
    '%5c',
    '..',
    '%25%30%30',
    '%f0%9f%92%a5',
    "'",
    '%22%3e',
  ),
  fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
  fc.string({ maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
)

const oddPath = fc.oneof(
  fc.array(oddPart, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}/`),
  fc
    .tuple(
      fc.constantFrom(
        'pin',
        'search',
        'ideas',
        'mira',
        'mira/kitchens',
        'sitemaps',
        'media',
        'offsite',
        'assets',
        'dev',
        'resource',
        'v3/pins',
      ),
      oddPart,
    )
    .map(([room, part]) => `/${room}/${part}/`),
)

const oddQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('q', 'tab', 'sort', 'section', 'url', 'pin', 'pin_id', 'data', 'aec', 'next'),
      oddPart,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))

describe('odd requests', () => {
  const log = keptLog()
  const service = openedService(() => open({ log }))
  const isServerFault = (name: string) => name.endsWith('.failed')
  const faults = () => log.names('').filter(isServerFault)

  test('a path with a null character is a missing page', async () => {
    for (const path of ['/%00/', '/mira/%00/', '/pin/%00/', '/search/pins/?q=%00', '/%ff/'])
      expect((await visitor(service()).send(path)).status, path).toBeLessThan(500)
    expect((await visitor(service()).send('/%00/')).status).toBe(404)
    expect(faults()).toEqual([])
  })

  test('no path and no query, however odd, is an error of the service, and each response says nosniff', async () => {
    const stranger = visitor(service())
    await fc.assert(
      fc.asyncProperty(oddPath, oddQuery, async (path, query) => {
        const response = await stranger.send(`${path}?${query}`)
        await response.body?.cancel()
        expect(response.status, path).toBeLessThan(500)
        expect(response.headers.get('X-Content-Type-Options'), path).toBe('nosniff')
      }),
      { numRuns: 300 },
    )
    expect(faults()).toEqual([])
  })

  test('files, redirects, refusals and streams say nosniff', async () => {
    const person = await member(service())
    for (const path of [
      '/favicon.ico',
      '/media/none.webp',
      '/media/..%2f',
      '/assets/none.js',
      '/robots.txt',
      '/sitemap.xml',
      '/health',
      '/openapi.json',
      '/openapi/',
      '/dev/outbox/',
      '/PIN',
      '/pin/1',
      '/v3/none/',
      '/offsite/?url=https%3A%2F%2Fexample.org',
      '/v3/uploads/',
      '/v3/live/?no',
      getViewer.path,
    ])
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) {
        const response = await person.send(path, { method })
        await response.body?.cancel()
        expect(response.headers.get('X-Content-Type-Options'), `${method} ${path}`).toBe('nosniff')
      }
  })

  test('a sender who disconnects is no error in the log', async () => {
    const person = await member(service())
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
      pull: (controller) =>
        controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    })
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    }
    const response = await person.send(createBoard.path, init)
    expect(response.status).toBe(400)
    const names = log.names('')
    expect(names.filter(isServerFault)).toEqual([])
    expect(names).toContain('request.broken-off')
  })

  test('a probe gets one word, its own machine the details, and neither a cookie nor a line in the log', async () => {
    const { ports } = service()
    const before = log.text()
    const [stranger, here] = [visitor(service()), visitor(service(), '127.0.0.1')]
    const text = async (person: Person, path: string, init?: RequestInit) => {
      const response = await person.send(path, init)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      return [response.status, await response.text()]
    }
    const proxied = { headers: { 'X-Forwarded-For': '127.0.0.1' } }
    for (const person of [stranger, here])
      expect(await text(person, '/live')).toEqual([200, 'live\n'])
    expect(await text(stranger, '/ready')).toEqual([200, 'ready\n'])
    expect(log.text()).toBe(before)
    expect(await text(visitor(service(), '127.0.0.1'), '/ready', proxied)).toEqual([200, 'ready\n'])
    expect(JSON.parse(String((await text(here, '/ready'))[1]))).toEqual({
      isReady: true,
      isStopping: false,
      checks: { database: 'ok', migrations: 'ok', store: 'ok', shell: 'ok', room: 'ok' },
    })
    const execute = vi.spyOn(ports.db, 'execute').mockRejectedValue(new Error('Gone.'))
    expect(await text(stranger, '/live')).toEqual([200, 'live\n'])
    execute.mockRestore()
  })

  test('a page at another origin than PUBLIC_ORIGIN is refused, and the log names that origin once', async () => {
    const headers = {
      Origin: 'http://127.0.0.1:3000',
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
    }
    const { fetch } = service()
    for (let time = 0; time < 3; time += 1) {
      const init = { method: 'POST', headers, body: '{}' }
      expect((await fetch(new Request(headers.Origin + logIn.path, init))).status).toBe(403)
    }
    expect(log.text().match(/"origin\.differs"/g)).toHaveLength(1)
    expect(log.text()).toContain('set PUBLIC_ORIGIN to it')
  })

  test('titles and names lose characters that turn or cover the text beside them', async () => {
    const person = await member(service())
    const [odd, plain] = [
      `\u202eKit\u2067chen\u0007 ${'e\u0351'}${'\u0351'.repeat(30)}`,
      `Kitchen e${'\u0351'.repeat(4)}`,
    ]
    const board = await person.done(createBoard, { name: odd, description: odd })
    expect(board).toMatchObject({ name: plain, description: plain })
    const section = await person.done(createSection, { board_id: board.id, name: odd })
    expect(section.title).toBe(plain)
    const create = { width: 200, height: 200, channels: 3 as const, background: '#3f7d6b' }
    const image_base64 = (await sharp({ create }).png().toBuffer()).toString('base64')
    const pin = await person.done(createPin, { board_id: board.id, title: odd, image_base64 })
    expect(pin.title).toBe(plain)
    const changed = await person.done(updatePin, { id: pin.id, title: `${odd}!` })
    expect(changed.title).toBe(`${plain}!`)
    for (const name of ['\u202e\u200b', '\u0001'])
      expect((await person.call(createBoard, { name })).error?.code).toBe('name-blank')
    const long = `${'\u202e'.repeat(20)}${'a'.repeat(limits.boardTitleMax)}`
    expect((await person.done(createBoard, { name: long })).name).toBe(
      'a'.repeat(limits.boardTitleMax),
    )
  })

  test('a full disk is an error of its own that /health shows until there is room, and reads stay in the pool', async () => {
    const { ports } = service()
    const person = await member(service())
    await boardOf(person, 'Before')
    const health = async () => {
      const response = await person.send('/health')
      return [response.status, (await response.json()).status]
    }
    expect(await health()).toEqual([200, 'ok'])
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
    })
    const create = { width: 200, height: 200, channels: 3 as const, background: '#3f7d6b' }
    const put = vi.spyOn(ports.blobs, 'put').mockRejectedValue(full)
    const refused = await person.send(uploadImage.path, {
      method: 'POST',
      headers: { 'Content-Type': 'image/png' },
      body: new Uint8Array(await sharp({ create }).png().toBuffer()),
    })
    expect(refused.status).toBe(507)
    const { error } = Envelope.parse(await refused.json()).resource_response
    expect(error?.code).toBe('storage-full')
    expect(await health()).toEqual([503, 'storage-full'])
    expect((await visitor(service(), '127.0.0.1').send('/ready')).status).toBe(200)
    put.mockRestore()
    expect(await health()).toEqual([200, 'ok'])
  })
})
