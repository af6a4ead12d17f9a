// @vitest-environment jsdom
import { boardCard, pin } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { details, openPin, title } from '../../../test/opened-pin.tsx'
import { holdMark } from '../../saving/saved-marks/held-marks.ts'

test('a pin shows its picture, title, description, price and the board it is on', async () => {
  openPin({ shown: details({ price: { amount: 1950, currency: 'USD' } }) })
  await title()
  expect(screen.getByRole('img', { name: 'A reading corner' })).toBeDefined()
  expect(screen.getByText('A lamp and a chair.')).toBeDefined()
  expect(screen.getByText('$19.50')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Quiet corners' }).getAttribute('href')).toBe(
    '/mira/quiet-corners/',
  )
})

test('what lists know of a pin shows at once, the rest when it has come', async () => {
  const answer = Promise.withResolvers<Response>()
  const lists = { data: [pin({ title: 'From the list' })], bookmark: null }
  openPin({ answer: () => answer.promise, kept: { pages: [lists], pageParams: [null] } })
  expect(screen.getByRole('heading', { level: 1, name: 'From the list' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Creator' })).toBeNull()
  answer.resolve(answerWith(details()))
  expect(await screen.findByRole('region', { name: 'Creator' })).toBeDefined()
})

test('a save shows at once, while all but what lists know of the pin is still on its way', async () => {
  const lists = { data: [pin()], bookmark: null }
  const { shell } = openPin({
    answer: () => new Promise(() => {}),
    kept: { pages: [lists], pageParams: [null] },
  })
  const { id, name, url } = boardCard()
  act(() => void holdMark(shell.queries, pin().id, { id, name, url }))
  expect(screen.getByRole('button', { name: 'Saved' })).toBeDefined()
})

test('hashtags of the description lead to the search for them, mentions to profiles', async () => {
  openPin({ shown: details({ description: 'A lamp #lamp of @jonas! <b>x</b>' }) })
  const link = await screen.findByRole('link', { name: '#lamp' })
  expect(link.getAttribute('href')).toBe('/search/pins/?q=%23lamp')
  expect(screen.getByRole('link', { name: '@jonas' }).getAttribute('href')).toBe('/jonas/')
  expect(screen.getByText(/<b>x<\/b>/)).toBeDefined()
})

test('the link out says where it leads, and leads through the check', async () => {
  openPin({ shown: details({ link_domain: { name: 'example.com', official_user: null } }) })
  const link = await screen.findByRole('link', { name: /Visit example\.com/ })
  expect(link.getAttribute('href')).toMatch(/^\/offsite\/\?url=.*&pin_id=42$/)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
})

test('a link that is no web address is no link', async () => {
  openPin({ shown: details({ link: 'javascript:alert(1)' }) })
  await title()
  expect(screen.queryByRole('link', { name: /Visit/ })).toBeNull()
})

test('share=true opens the sharing of the pin once, and leaves the plain address behind', async () => {
  const { events, addresses } = openPin({ query: 'share=true' })
  await title()
  expect(events).toEqual([{ name: 'share.requested', payload: { pinId: '42' } }])
  expect(addresses).toEqual(['/pin/42/'])
})

test('over another page its actions stay at the top of the layer, not below the header', async () => {
  openPin({ over: true })
  await title()
  expect(screen.getByRole('article').getAttribute('data-over')).toBe('true')
})

test('a pin that is not there leads home with a flag', async () => {
  const { addresses } = openPin({ answer: () => answerError('not-found') })
  await waitFor(() => expect(addresses).toEqual(['/?error=not-found']))
})

test('a pin that could not be had is asked for again on request', async () => {
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
