// @vitest-environment jsdom
import { sendAdEvents } from '@tessera/contracts/calls/ad-events'
import { boardCard, pin } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { details, openPin, title } from '../../../test/opened-pin.tsx'

test('a pin shows its picture, title, description, price and the board it is on', async () => {
  openPin({ shown: details({ price: { amount: 1950, currency: 'USD' } }) })
  await title()
  expect(screen.getByRole('img', { name: 'A reading corner' })).toBeDefined()
  expect(screen.getByText('A lamp and a chair.')).toBeDefined()
  expect(screen.getByText('$19.50 USD')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Quiet corners' }).getAttribute('href')).toBe(
    '/mira/quiet-corners/',
  )
})

test('the alt text of a pin describes its picture, and its name the rest', async () => {
  openPin({ shown: details({ alt_text: 'A chair below a window.' }) })
  await title()
  expect(screen.getByRole('img', { name: 'A chair below a window.' })).toBeDefined()
  expect(screen.getByRole('button', { name: /A reading corner/ })).toBeDefined()
})

test('the fields that lists know are shown at once, the rest once it has loaded', async () => {
  const answer = Promise.withResolvers<Response>()
  const lists = { data: [pin({ title: 'From the list' })], bookmark: null }
  openPin({ answer: () => answer.promise, kept: { pages: [lists], pageParams: [null] } })
  expect(screen.getByRole('heading', { level: 1, name: 'From the list' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Creator' })).toBeNull()
  answer.resolve(answerWith(details()))
  expect(await screen.findByRole('region', { name: 'Creator' })).toBeDefined()
})

test('the picture of the tile that was pressed shows until the large one has loaded', () => {
  const list = document.createElement('ul')
  const link = '<li><a href="/pin/42/?ad=sealed"><img alt=""></a></li>'
  list.innerHTML = link + link
  const { width, height } = pin().images.orig
  const [portrait, picture] = list.querySelectorAll('img')
  const show = (image: Element | undefined, known: object) => {
    for (const [name, value] of Object.entries({ complete: true, ...known }))
      Object.defineProperty(image ?? list, name, { value })
  }
  show(portrait, { naturalWidth: 40, naturalHeight: 40, currentSrc: 'http://localhost/mira.webp' })
  const size = { naturalWidth: 236, naturalHeight: Math.round((236 * height) / width) }
  show(picture, { ...size, currentSrc: 'http://localhost/tile.webp' })
  document.body.append(list)
  const lists = { data: [pin()], bookmark: null }
  openPin({ answer: () => new Promise(() => {}), kept: { pages: [lists], pageParams: [null] } })
  list.remove()
  const large = screen.getByRole('img', { name: 'A reading corner' })
  expect(large.style.backgroundImage).toBe('url("http://localhost/tile.webp")')
  fireEvent.load(large)
  expect(large.style.backgroundImage).toBe('')
})

test('the first paint of a pin waits neither for its comments nor for what is like it', async () => {
  openPin({ over: true, kept: { pages: [{ data: [pin()], bookmark: null }], pageParams: [null] } })
  expect(screen.getByRole('heading', { level: 1, name: 'A reading corner' })).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Add a comment' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'More like this' })).toBeNull()
  expect(await screen.findByRole('textbox', { name: 'Add a comment' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'More like this' })).toBeDefined()
})

test('a save shows at once, while all but what lists know of the pin is still on its way', async () => {
  const lists = { data: [pin()], bookmark: null }
  const { shell } = openPin({
    answer: () => new Promise(() => {}),
    kept: { pages: [lists], pageParams: [null] },
  })
  const { id, name, url } = boardCard()
  act(() => {
    const mark = { pinned_to_board: { id, name, url } }
    shell.cache.show((draft) => draft.patch('pin', pin().id, mark))
  })
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDefined()
})

test('hashtags of the description lead to the search for them, mentions to profiles', async () => {
  openPin({ shown: details({ description: 'A lamp #lamp of @jonas! <b>x</b>' }) })
  const link = await screen.findByRole('link', { name: '#lamp' })
  expect(link.getAttribute('href')).toBe('/search/pins/?q=%23lamp')
  expect(screen.getByRole('link', { name: '@jonas' }).getAttribute('href')).toBe('/jonas/')
  expect(screen.getByText(/<b>x<\/b>/)).toBeDefined()
})

test('an outgoing link names its site and leads through the check', async () => {
  openPin({ shown: details({ link_domain: { name: 'example.com', official_user: null } }) })
  const link = await screen.findByRole('link', { name: /Visit example\.com/ })
  expect(link.getAttribute('href')).toMatch(/^\/offsite\/\?url=.*&pin_id=42$/)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
})

test('an ad names who pays for it, leads to its destination, and tells that it was opened and left', async () => {
  const lists = { data: [pin({ link: 'https://own.example/' })], bookmark: null }
  const answer = Promise.withResolvers<Response>()
  const { asked, person } = openPin({
    query: 'ad=sealed',
    answer: () => answer.promise,
    kept: { pages: [lists], pageParams: [null] },
  })
  await title()
  // Lists know where the pin leads, and not where the ad does.
  expect(screen.queryByRole('link', { name: /Visit/ })).toBeNull()
  const ad = { is_promoted: true, promoted_by: 'Oak & Linen', tracking_params: 'sealed' }
  answer.resolve(answerWith(details({ ...ad, link: 'https://sale.example/' })))
  const link = await screen.findByRole('link', { name: /Visit sale\.example/ })
  expect(screen.getByText('Promoted by Oak & Linen')).toBeDefined()
  expect(link.getAttribute('href')).toMatch(/&pin_id=42&client_tracking_params=sealed$/)
  link.addEventListener('click', (event) => event.preventDefault())
  await person.click(link)
  await vi.waitFor(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    window.dispatchEvent(new Event('visibilitychange'))
    const told = asked.filter(({ call }) => call === sendAdEvents.name)
    expect(told.map(({ input }) => JSON.stringify(input).replace(/\d+/g, '0')).join()).toBe(
      '{"events":[{"token":"sealed","kind":"closeup","ago_ms":0},{"token":"sealed","kind":"click","ago_ms":0}]}',
    )
  })
})

test('a link that is not a web address is not shown', async () => {
  openPin({ shown: details({ link: 'javascript:alert(1)' }) })
  await title()
  expect(screen.queryByRole('link', { name: /Visit/ })).toBeNull()
})

test('share=true opens the share dialog once, and is removed from the address', async () => {
  const { events, addresses } = openPin({ query: 'share=true' })
  await title()
  expect(events).toEqual([{ name: 'share.requested', payload: { pinId: '42' } }])
  expect(addresses).toEqual(['/pin/42/'])
})

test('over another page the actions stay at the top of the layer, not below the header', async () => {
  openPin({ over: true })
  await title()
  expect(screen.getByRole('article').getAttribute('data-over')).toBe('true')
})

test('a missing pin redirects home with an error flag', async () => {
  const { addresses } = openPin({ answer: () => answerError('not-found') })
  await waitFor(() => expect(addresses).toEqual(['/?error=not-found']))
})

test('a pin that failed to load can be retried', async () => {
  let tries = 0
  const answer = () => {
    tries += 1
    return tries === 1 ? answerError('unexpected') : answerWith(details())
  }
  const { person, addresses } = openPin({ answer })
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  await title()
  expect(addresses).toEqual([])
})
