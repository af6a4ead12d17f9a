// @vitest-environment jsdom
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPeople, search } from '../../../test/opened-people.tsx'

test('S5.12 an address asks to keep typing until it is whole, then to be sent', async () => {
  const { hand } = openPeople()
  const field = await search()
  await hand.type(field, 'ana@mail')
  expect(screen.getByText('Keep typing!')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Click to send!/ })).toBeNull()
  await hand.type(field, '.test')
  expect(screen.getByRole('button', { name: 'Click to send! ana@mail.test' })).toBeDefined()
  expect(screen.queryByText('Keep typing!')).toBeNull()
})

test('S5.13 after the invite an address shows ‘Done!’, and an invited user’s row ‘Sent’', async () => {
  const { hand, asked } = openPeople()
  await hand.click(await screen.findByRole('button', { name: 'Invite Zoe Berg' }))
  expect(await screen.findByText('Sent')).toBeDefined()
  const field = await search()
  await hand.type(field, 'Ana@Mail.test')
  await hand.click(screen.getByRole('button', { name: 'Click to send! ana@mail.test' }))
  expect(await screen.findByText('Done!')).toBeDefined()
  expect(asked).toEqual([
    { board_id: '10', invited_user_ids: ['7'], emails: [] },
    { board_id: '10', invited_user_ids: [], emails: ['ana@mail.test'] },
  ])
  await hand.clear(field)
  expect(await screen.findByText('Sent')).toBeDefined()
})

test('Enter invites a complete address, once', async () => {
  const { hand, asked } = openPeople()
  await hand.type(await search(), 'ana@mail.test{Enter}{Enter}')
  expect(await screen.findByText('Done!')).toBeDefined()
  expect(asked).toHaveLength(1)
})

test('a refused invitation shows the reason and can be sent again', async () => {
  let tries = 0
  const { hand } = openPeople({
    invite: () => {
      tries += 1
      return tries === 1
        ? answerError('collaborators-full')
        : answerWith({ invited_user_ids: [], emails: [] })
    },
  })
  const invite = await screen.findByRole('button', { name: 'Invite Zoe Berg' })
  await hand.click(invite)
  expect((await screen.findByRole('alert')).textContent).toMatch(/maximum number of people/)
  await hand.click(screen.getByRole('button', { name: 'Invite Zoe Berg' }))
  expect(await screen.findByText('Sent')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('people are found by the start of their name, and a search without results says so', async () => {
  const { hand } = openPeople()
  const field = await search()
  await hand.type(field, 'an')
  expect(await screen.findByRole('button', { name: 'Invite Ana Lima' })).toBeDefined()
  await hand.type(field, 'x')
  expect(await screen.findByText(/^No people found for “anx”/)).toBeDefined()
})
