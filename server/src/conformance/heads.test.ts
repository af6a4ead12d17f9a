import { Boot } from '@tessera/contracts/boot'
import { updateBoard } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { savePin } from '@tessera/contracts/calls/pins'
import { signUpRules } from '@tessera/contracts/calls/registration'
import { createSection } from '@tessera/contracts/calls/sections'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { UserId } from '@tessera/contracts/ids'
import { smallDemo } from '@tessera/demo/small/small-demo'
import { afterAll, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { createMemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'
import { made } from './made-pins.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { registry, shell } from './sample-modules.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const service = await createMemoryService({ sample: smallDemo, registry, shell })
afterAll(() => service.stop())
const origin = 'http://localhost:3000'

type Data = Readonly<Record<string, unknown>>

async function opened(path: string, person: Person = visitor(service)) {
  const response = await person.send(path)
  const html = await response.text()
  const [, text = '{}'] =
    /<script type="application\/json" id="tessera-boot">([^<]*)<\/script>/.exec(html) ?? []
  const blocks = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)
  const data = new Map<unknown, Data>(
    [...blocks].map(([, block = '{}']) => {
      const each: Data = JSON.parse(block)
      return [each['@type'], each]
    }),
  )
  const property = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]
  const boot = response.status === 301 ? undefined : Boot.parse(JSON.parse(text))
  // Every document of a visitor brings the rules of the log-in form too.
  const answers = boot?.answers.filter(({ call }) => call !== signUpRules.name)
  return { response, html, boot, answers, data, property, canonical }
}

const kept = (page: { readonly property: (name: string) => string | undefined }) =>
  page.property('robots') !== 'noindex'

test('a pin’s head has its picture with its size, its creator and its breadcrumbs', async () => {
  const [pin] = await visitor(service).done(homeFeed, {})
  if (pin === undefined) throw new Error('There is no pin.')
  const page = await opened(`/pin/${pin.id}/`)
  const { url, width, height } = pin.images['736x']
  const picture = origin + url.replace('.webp', '.jpg')
  expect(page.canonical).toBe(`${origin}/pin/${pin.id}/`)
  expect(kept(page)).toBe(true)
  const said = ['site_name', 'url', 'image', 'image:width', 'image:height', 'image:type']
  expect(said.map((name) => page.property(`og:${name}`))).toEqual([
    'Tessera',
    page.canonical,
    picture,
    String(width),
    String(height),
    'image/jpeg',
  ])
  expect(page.property('og:title')).toBe(pin.title)
  expect(page.property('og:image:alt')).toBe(pin.title)
  expect(page.property('twitter:card')).toBe('summary_large_image')
  expect(
    (await visitor(service).send(picture.slice(origin.length))).headers.get('Content-Type'),
  ).toBe('image/jpeg')
  const { orig } = pin.images
  expect(page.data.get('ImageObject')).toMatchObject({
    '@context': 'https://schema.org',
    contentUrl: origin + orig.url,
    width: orig.width,
    name: pin.title,
    creator: { name: pin.pinner.full_name },
  })
  expect(page.data.get('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: pin.pinner.full_name },
      { position: 2, name: pin.board?.name, item: origin + pin.board?.url },
      { position: 3, name: pin.title },
    ],
  })
})

test('a pin with a price is an offer, and one with a video is a video', async () => {
  const id = await somePin(service)
  const price = { priceAmount: 4_950, priceCurrency: 'USD' }
  await service.ports.db.update(pins).set(price).where(eq(pins.id, id))
  const page = await opened(`/pin/${id}/`)
  expect(page.property('og:type')).toBe('product')
  expect(page.data.get('Product')).toMatchObject({
    offers: { '@type': 'Offer', price: '49.50', priceCurrency: 'USD' },
  })
})

test('a board lists its first pins, and a section is a page of its own', async () => {
  const owner = await member(service)
  await owner.done(updateSettings, { full_name: 'Nadia Holm' })
  const board = await boardOf(owner, 'Quiet corners')
  const section = await owner.done(createSection, { board_id: board.id, name: 'By the window' })
  const pin_id = await somePin(service)
  const saved = await owner.done(savePin, { pin_id, board_id: board.id, section: section.id })
  const page = await opened(board.url)
  expect(page.data.get('CollectionPage')).toMatchObject({
    name: 'Quiet corners',
    author: { name: 'Nadia Holm' },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: `${origin}/pin/${saved.id}/` }],
    },
  })
  expect(page.property('description')).toBe('1 idea saved by Nadia Holm.')
  const part = await opened(`${board.url}by-the-window/`)
  expect(part.boot?.title).toBe('By the window · Quiet corners · Tessera')
  expect(part.answers?.map(({ call }) => call)).toEqual([
    'BoardResource.get',
    'BoardSectionPinsResource.get',
  ])
  expect(part.canonical).toBe(`${origin}${board.url}by-the-window/`)
  expect((await opened(`${board.url}no-such-part/`)).response.status).toBe(404)
  await owner.done(updateBoard, { board_id: board.id, privacy: 'secret' })
  expect((await opened(`${board.url}by-the-window/`)).response.status).toBe(404)
  expect(kept(await opened(board.url, owner))).toBe(false)
})

test('a profile’s head names the person, and its document brings the requested tab', async () => {
  const page = await opened('/mira_okafor/')
  expect(page.property('og:type')).toBe('profile')
  expect(page.property('profile:username')).toBe('mira_okafor')
  expect(page.property('twitter:card')).toBe('summary')
  expect(page.data.get('ProfilePage')).toMatchObject({
    mainEntity: { '@type': 'Person', name: 'Mira Okafor', alternateName: '@mira_okafor' },
  })
  const shop = await opened('/harrow_field/')
  expect(shop.data.get('ProfilePage')).toMatchObject({ mainEntity: { '@type': 'Organization' } })
  const answersOf = async (tab: string) =>
    (await opened(`/mira_okafor/?tab=${tab}`)).answers?.map(({ call, input }) => [call, input])
  for (const kind of ['saved', 'created'])
    expect((await answersOf(kind))?.[1]).toEqual([
      'UserPinsResource.get',
      { username: 'mira_okafor', kind },
    ])
  expect(await answersOf('about')).toHaveLength(1)
  const part = await opened('/mira_okafor/?tab=saved')
  expect([kept(page), kept(part), part.canonical]).toEqual([true, false, `${origin}/mira_okafor/`])
})

test('searches and personal pages are not indexed', async () => {
  for (const path of ['/search/pins/?q=lamp', '/search/boards/?q=lamp', '/pin-builder/'])
    expect([path, kept(await opened(path))]).toEqual([path, false])
  for (const path of ['/', '/ideas/', '/ideas/home-decor/', '/help/'])
    expect([path, kept(await opened(path))]).toEqual([path, true])
})

test('every search scope brings its first results, and an unknown one is missing', async () => {
  const found = async (path: string, person?: Person) => {
    const { boot, answers, response } = await opened(path, person)
    return [response.status, boot?.title, answers?.map(({ input }) => input)]
  }
  const asked = { query: 'lamp' }
  expect(await found('/search/pins/?q=%20lamp')).toEqual([200, 'lamp · Tessera', [asked]])
  expect(await found('/search/boards/?q=lamp')).toEqual([
    200,
    'lamp · Tessera',
    [{ ...asked, scope: 'boards' }],
  ])
  const person = await member(service)
  expect(await found('/search/users/?q=lamp', person)).toEqual([
    200,
    'lamp · Tessera',
    [{ ...asked, scope: 'users' }],
  ])
  expect((await found('/search/anything/?q=lamp'))[0]).toBe(404)
})

test('a topic’s document brings its pins, and an unknown topic is missing', async () => {
  const page = await opened('/ideas/home-decor/')
  expect(page.boot?.title).toBe('Home decor · Tessera')
  expect(page.answers?.map(({ call, input }) => [call, input])).toEqual([
    ['TopicFeedResource.get', { topic: 'home-decor' }],
  ])
  expect(page.data.get('CollectionPage')).toMatchObject({ name: 'Home decor' })
  expect((await opened('/ideas/')).response.status).toBe(200)
  expect((await opened('/ideas/nothing-at-all/')).response.status).toBe(404)
})

test('an address in another case or without its last slash redirects permanently', async () => {
  const owner = await member(service)
  const board = await boardOf(owner, 'Slow mornings')
  const { username } = await selfOf(owner)
  const moved = async (path: string) => {
    const { response } = await opened(path)
    return [response.status, response.headers.get('Location')]
  }
  expect(await moved('/Mira_Okafor/?tab=saved')).toEqual([301, '/mira_okafor/?tab=saved'])
  expect(await moved('/mira_okafor?tab=saved')).toEqual([301, '/mira_okafor/?tab=saved'])
  expect(await moved(`/${username.toUpperCase()}/Slow-Mornings`)).toEqual([301, board.url])
  expect(await moved('/ideas')).toEqual([301, '/ideas/'])
  expect(await moved('/nobody_here')).toEqual([404, null])
  for (const path of ['//evil.example', '//evil.example/%2e', '/%5Cevil.example'])
    expect((await moved(path))[0], path).toBe(404)
})

test('secret, deleted and unknown pages get the same answer, to the letter', async () => {
  const owner = await member(service)
  const secret = await boardOf(owner, 'Nobody knows', 'secret')
  const pin = await made(owner, secret, { title: 'A ring' })
  const gone = await member(service)
  const { id, username } = await selfOf(gone)
  await service.ports.db
    .update(users)
    .set({ state: 'suspended' })
    .where(eq(users.id, UserId.parse(id)))
  const bare = async (path: string) => {
    const { html, response } = await opened(path)
    return [
      response.status,
      html.replace(/nonce="[^"]*"|nonce-[\w-]{43}|"served":"[^"]*"/g, ''),
      [...response.headers.keys()].toSorted(),
    ]
  }
  const nothing = await bare('/pin/1/')
  for (const path of [secret.url, `/pin/${pin.id}/`, `/${username}/`, '/nobody_here/'])
    expect(await bare(path), path).toEqual(nothing)
})

test('people’s text cannot break out of the head', async () => {
  const owner = await member(service)
  const name = `</script><script>alert(1)</script>"><img src=x>&'\u2028`
  await owner.done(updateSettings, { full_name: 'A </title><b>' })
  const board = await boardOf(owner, name.slice(0, 50))
  const pin = await made(owner, board, { title: name, description: `${name}\n<!--` })
  for (const path of [`/pin/${pin.id}/`, board.url]) {
    const { html, data } = await opened(path)
    expect(html).not.toMatch(/<script>alert|<img src=x|<!--|<\/title><b|\u2028/)
    expect(JSON.stringify([...data.values()])).toContain('alert(1)')
  }
})
