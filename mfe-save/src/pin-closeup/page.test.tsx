// @vitest-environment jsdom
import { getPin } from '@tessera/contracts/calls/pins'
import type { Pin } from '@tessera/contracts/entities/pin'
import { boardCard, pin, user } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { service } from '../../test/service.ts'
import PinPage from './page.tsx'

function open(shown?: Pin) {
  const shell = testShell({
    answer: service([
      getPin,
      () => (shown === undefined ? answerError('not-found') : answerWith(shown)),
    ]),
  })
  shell.render(<PinPage params={{ pinId: '42' }} query={new URLSearchParams()} />)
  return { ...shell, person: userEvent.setup() }
}

test('a pin shows its picture, title, description, price and the board it is on', async () => {
  open(pin({ price: { amount: 1950, currency: 'USD' } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'A reading corner' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'A reading corner' })).toBeDefined()
  expect(screen.getByText('A lamp and a chair.')).toBeDefined()
  expect(screen.getByText('$19.50')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Quiet corners' }).getAttribute('href')).toBe(
    '/mira/quiet-corners/',
  )
})

test('hashtags of the description lead to the search for them', async () => {
  open(pin({ description: 'A lamp #lamp!' }))
  const link = await screen.findByRole('link', { name: '#lamp' })
  expect(link.getAttribute('href')).toBe('/search/pins/?q=%23lamp')
})

test('the link out opens elsewhere, tells the other site nothing and vouches for nothing', async () => {
  open(pin())
  const link = await screen.findByRole('link', { name: /Visit example\.com/ })
  expect(link.getAttribute('href')).toBe('https://www.example.com/lamp')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
})

test('a link that is no web address is no link', async () => {
  open(pin({ link: 'javascript:alert(1)' }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: /Visit/ })).toBeNull()
})

test('the creator card leads to the profile, its name cut at 70 characters', async () => {
  const { id, username, image_medium_url } = user()
  open(pin({ pinner: { id, username, image_medium_url, full_name: 'x'.repeat(90) } }))
  const card = within(await screen.findByRole('region', { name: 'Creator' })).getByRole('link')
  expect(card.getAttribute('href')).toBe('/mira/')
  expect(within(card).getByText(`${'x'.repeat(69)}…`)).toBeDefined()
})

test('Save asks for the pin to be saved, whoever presses it', async () => {
  const { person, events } = open(pin())
  await person.click(await screen.findByRole('button', { name: 'Save' }))
  expect(events).toEqual([
    { name: 'save.requested', payload: { pinId: '42', source: 'saveButton' } },
  ])
})

test('a pin that is saved says where, and can be saved elsewhere too', async () => {
  open(pin({ pinned_to_board: boardCard({ name: 'Lamps', url: '/mira/lamps/' }) }))
  expect((await screen.findByRole('link', { name: 'Lamps' })).getAttribute('href')).toBe(
    '/mira/lamps/',
  )
  expect(screen.getByRole('button', { name: 'Saved' })).toBeDefined()
})

test('a pin that is not there says so and leads on', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'This Pin is not here' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Find ideas' })).toBeDefined()
})
