// @vitest-environment jsdom
import { answerError } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listed, openPeople, person, zoe } from '../../../test/opened-people.tsx'

test('a board’s people are listed with their roles, and the viewer is marked', async () => {
  const others = [
    { type: 'user', state: 'active', user: zoe },
    { type: 'user', state: 'invited', user: person('3', 'Ana Lima') },
    { type: 'email', state: 'invited', email: 'ben@mail.test' },
  ]
  openPeople({ people: others })
  expect(await listed()).toEqual([
    expect.stringContaining('Mira Okafor (you)Owner'),
    expect.stringContaining('Zoe BergCollaborator'),
    expect.stringContaining('Ana LimaInvited'),
    expect.stringContaining('ben@mail.testInvited by email'),
  ])
})

test('an owner removes a person after confirmation, and Escape cancels', async () => {
  const { hand, asked, events } = openPeople({
    people: [{ type: 'user', state: 'active', user: zoe }],
  })
  await hand.click(await screen.findByRole('button', { name: 'Remove Zoe Berg' }))
  const asks = 'Remove Zoe Berg from this board? Their Pins stay.'
  const question = screen.getByRole('group', { name: asks })
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep' }))
  await hand.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: asks })).toBeNull()
  expect(asked).toEqual([])
  await hand.click(screen.getByRole('button', { name: 'Remove Zoe Berg' }))
  await hand.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect(await listed()).toHaveLength(1))
  expect(asked).toEqual([{ board_id: '10', user_id: '7' }])
  expect(events).toMatchObject([{ name: 'entities.changed' }])
})

test('a person who could not be removed stays, with the reason', async () => {
  const { hand } = openPeople({
    people: [{ type: 'user', state: 'active', user: zoe }],
    remove: () => answerError('too-busy'),
  })
  await hand.click(await screen.findByRole('button', { name: 'Remove Zoe Berg' }))
  await hand.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  await hand.click(screen.getByRole('button', { name: 'Keep' }))
  expect(await listed()).toHaveLength(2)
})

test('an owner withdraws an invitation to an email address', async () => {
  const { hand, asked } = openPeople({
    people: [{ type: 'email', state: 'invited', email: 'ben@mail.test' }],
  })
  await hand.click(await screen.findByRole('button', { name: 'Withdraw ben@mail.test' }))
  await hand.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(async () => expect(await listed()).toHaveLength(1))
  expect(asked).toEqual([{ board_id: '10', email: 'ben@mail.test' }])
})

test('a collaborator who leaves a secret board is redirected, and cannot remove others', async () => {
  const { hand, addresses, toasts, closed } = openPeople({
    role: 'collaborator',
    self: '7',
    privacy: 'secret',
    people: [
      { type: 'user', state: 'active', user: zoe },
      { type: 'user', state: 'active', user: person('3', 'Ana Lima') },
    ],
  })
  await hand.click(await screen.findByRole('button', { name: 'Leave Zoe Berg' }))
  expect(screen.queryByRole('button', { name: /Ana Lima$/ })).toBeNull()
  await hand.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(addresses).toEqual(['/self/']))
  expect(closed).toHaveLength(1)
  expect(toasts).toMatchObject([{ text: 'You left Quiet corners' }])
})

test('an invite link is created, copied and disabled', async () => {
  const { hand } = openPeople()
  await hand.click(await screen.findByRole('button', { name: 'Create a link' }))
  const field = await screen.findByRole('textbox', { name: 'Invite link' })
  expect(field).toHaveProperty('value', 'http://localhost:3000/invite/abc/')
  expect(screen.getByText(/^Expires January 31, 2027/)).toBeDefined()
  await hand.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/invite/abc/')
  await hand.click(screen.getByRole('button', { name: 'Disable all links' }))
  expect(await screen.findByText('All links to this board have been disabled.')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Invite link' })).toBeNull()
})

test('a person who is not on the board sees its people and cannot invite', async () => {
  openPeople({ role: null, self: '9', people: [{ type: 'user', state: 'active', user: zoe }] })
  expect(await listed()).toHaveLength(2)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /link|Invite|Remove|Leave/ })).toBeNull()
})
