import { sharedAt, sharesCache } from '@tessera/contracts/installed-app'
import { expect, test } from 'vitest'
import { createWorker, planOf, type WorkerParts } from './worker.ts'

const origin = 'https://mosaic.example'

/** The caches of a browser, as far as the worker uses them. */
function cachesOfBrowser() {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : String(asked))
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>()
    all.set(name, held)
    return {
      put: async (url: string, answer: Response) => void held.set(url, answer),
      keys: async () => [...held.keys()].map((url) => new Request(url)),
      delete: async (asked: Request) => held.delete(urlOf(asked)),
    }
  }
  const match = async (url: string) =>
    [...all.values()].flatMap((held) => held.get(url)?.clone() ?? [])[0]
  const keys = async () => [...all.keys()]
  const caches = { open, match, keys, delete: async (name: string) => all.delete(name) }
  return { all, caches }
}

interface WorkerScene {
  readonly version?: string
  readonly locale?: string
  readonly answer?: (request: Request) => Response
  readonly browser?: ReturnType<typeof cachesOfBrowser>
  readonly now?: () => number
}

function opened({
  version = '1',
  locale = 'en',
  answer,
  browser,
  now = () => 1_000,
}: WorkerScene = {}) {
  const asked: Request[] = []
  const { all, caches } = browser ?? cachesOfBrowser()
  const fetch = async (request: Request) => {
    asked.push(request)
    return answer?.(request) ?? new Response('offline page')
  }
  const parts = { caches, fetch, origin, locale, version, now }
  // @ts-expect-error Caches have the parts alone that are used.
  const worker = createWorker(parts satisfies Omit<WorkerParts, 'caches'>)
  return { worker, asked, all }
}

const gone = async () => {
  throw new TypeError('Failed to fetch')
}
const navigation = { method: 'GET', mode: 'navigate', destination: 'document' } as const

test.each<readonly [what: string, request: object, plan: string | undefined]>([
  ['a page', { url: `${origin}/pin/42/` }, 'navigate'],
  ['the address of a search', { url: `${origin}/search/pins/?q=soup` }, 'navigate'],
  ['a share', { url: `${origin}/app/share/`, method: 'POST' }, 'share'],
  ['a form of the product', { url: `${origin}/overrides/`, method: 'POST' }, undefined],
  ['a share elsewhere', { url: 'https://other.example/app/share/', method: 'POST' }, undefined],
  ['a page elsewhere', { url: 'https://other.example/' }, undefined],
  [
    'a call',
    { url: `${origin}/resource/PinResource/get/`, mode: 'cors', destination: '' },
    undefined,
  ],
  ['the address of a call', { url: `${origin}/resource/PinResource/get/` }, undefined],
  [
    'a module',
    { url: 'https://modules.example/save/1/remoteEntry.js', mode: 'cors', destination: 'script' },
    undefined,
  ],
  [
    'a file of the shell',
    { url: `${origin}/assets/main.js`, mode: 'cors', destination: 'script' },
    undefined,
  ],
  [
    'a picture',
    { url: `${origin}/media/1.webp`, mode: 'no-cors', destination: 'image' },
    undefined,
  ],
  ['a frame', { url: `${origin}/connect/google/frame/`, destination: 'iframe' }, undefined],
  ['a window of a provider', { url: `${origin}/connect/line/done/` }, undefined],
  ['the offline page itself', { url: `${origin}/app/offline/` }, undefined],
])('the worker leaves %s alone or takes it, as it should', (_, request, plan) => {
  // @ts-expect-error A request has the parts alone that are read.
  expect(planOf({ ...navigation, ...request }, origin)).toBe(plan)
})

test('it keeps the offline page of its language alone, without cookies, and deletes those of before', async () => {
  const browser = cachesOfBrowser()
  const before = opened({ browser, locale: 'de' })
  await before.worker.install()
  await browser.caches.open('somebody.else')
  const { worker, asked, all } = opened({ browser, version: '2' })
  await worker.install()
  await worker.activate()
  expect([...all.keys()]).toEqual(['somebody.else', 'tessera.offline.2.en'])
  const page = `${origin}/app/offline/?locale=en`
  expect([...(all.get('tessera.offline.2.en')?.keys() ?? [])]).toEqual([page])
  expect(asked.map(({ url, credentials, cache }) => [url, credentials, cache])).toEqual([
    [page, 'omit', 'reload'],
  ])
})

test('an offline page that is not there keeps the worker from being installed', async () => {
  const { worker } = opened({ answer: () => new Response(null, { status: 503 }) })
  await expect(worker.install()).rejects.toThrow('503')
})

test('a document comes from the network as it is, errors included, and nothing of it is kept', async () => {
  const { worker, asked, all } = opened({ answer: () => new Response('down', { status: 503 }) })
  const request = new Request(`${origin}/`)
  const loaded = new Response('loaded')
  expect(await worker.navigate(request, Promise.resolve(loaded))).toBe(loaded)
  expect(asked).toEqual([])
  const answer = await worker.navigate(request, Promise.resolve(undefined))
  expect([answer.status, all.size]).toEqual([503, 0])
})

test('without a network the offline page is shown; without that one, the browser says so', async () => {
  const { worker } = opened()
  const request = new Request(`${origin}/pin/42/`)
  await expect(worker.navigate(request, gone())).rejects.toThrow('Failed to fetch')
  await worker.install()
  expect(await (await worker.navigate(request, gone())).text()).toBe('offline page')
})

const picture = (size = 3) => new File([new Uint8Array(size)], 'soup.png', { type: 'image/png' })

function posted(fields: Readonly<Record<string, string>>, files: readonly File[] = []): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append('files', file)
  return new Request(`${origin}/app/share/`, { method: 'POST', body })
}

const sharedTo = (answer: Response) => {
  expect(answer.status).toBe(303)
  const { pathname, searchParams } = new URL(answer.headers.get('Location') ?? '')
  expect(pathname).toBe('/pin-builder/')
  return Object.fromEntries(searchParams)
}

test('shared texts go to the pin builder, and nothing is sent', async () => {
  const { worker, asked, all } = opened()
  const fields = { title: 'Soup', text: '', url: 'https://soup.example/', other: 'x' }
  expect(sharedTo(await worker.share(posted(fields)))).toEqual({
    title: 'Soup',
    url: 'https://soup.example/',
  })
  expect([asked, all.size]).toEqual([[], 0])
})

test('shared files wait for the pin builder, with their names and types', async () => {
  const { worker, all } = opened()
  const { share = '', title } = sharedTo(
    await worker.share(posted({ title: 'Soup' }, [picture(), picture()])),
  )
  expect(title).toBe('Soup')
  const left = all.get(sharesCache)?.get(origin + sharedAt(share))
  const files = (await left?.formData())?.getAll('files') ?? []
  expect(files.map((file) => file instanceof File && [file.name, file.type, file.size])).toEqual([
    ['soup.png', 'image/png', 3],
    ['soup.png', 'image/png', 3],
  ])
})

test('the last three shares of a day wait, whoever posts more', async () => {
  let time = 0
  const { worker, all } = opened({ now: () => time })
  for (time of [1, 2, 3, 4, 5]) await worker.share(posted({}, [picture()]))
  expect(all.get(sharesCache)?.size).toBe(3)
  time = 90_000_000
  await worker.share(posted({}, [picture()]))
  expect(all.get(sharesCache)?.size).toBe(1)
})

test.each<readonly [what: string, request: () => Request, query: object]>([
  [
    'files of more than there is room for',
    () => {
      const huge = Object.defineProperty(picture(), 'size', { value: 600_000_000 })
      return Object.assign(posted({}), {
        formData: async () => ({
          get: (name: string) => (name === 'title' ? 'Soup' : null),
          getAll: () => [huge],
        }),
      })
    },
    { title: 'Soup', unshared: '1' },
  ],
  [
    'a body that is no form',
    () => new Request(`${origin}/app/share/`, { method: 'POST', body: 'x' }),
    { unshared: '1' },
  ],
  ['an empty file', () => posted({ title: 'Soup' }, [picture(0)]), { title: 'Soup' }],
  ['a huge text', () => posted({ text: 'x'.repeat(90_000) }), { text: 'x'.repeat(2_048) }],
])('a share with %s opens the builder with the rest', async (_, request, query) => {
  expect(sharedTo(await opened().worker.share(request()))).toEqual(query)
})

test('a browser without room for the files says so and loses no text', async () => {
  const browser = cachesOfBrowser()
  const caches = {
    ...browser.caches,
    open: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')),
  }
  const { worker } = opened({ browser: { ...browser, caches } })
  expect(sharedTo(await worker.share(posted({ title: 'Soup' }, [picture()])))).toEqual({
    title: 'Soup',
    unshared: '1',
  })
})
