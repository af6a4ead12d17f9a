import { Collaborator } from '@tessera/contracts/entities/collaborator'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { partingOf } from './part-of.ts'

const user = (id: string, state: string) =>
  z.parse(Collaborator, {
    type: 'user',
    state,
    user: { id, username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null },
  })
const address = z.parse(Collaborator, { type: 'email', state: 'invited', email: 'a@mail.test' })

test('an owner removes people, withdraws invitations, and cannot leave', () => {
  expect(partingOf(user('7', 'active'), 'owner', '2')).toBe('remove')
  expect(partingOf(user('7', 'invited'), 'owner', '2')).toBe('withdraw')
  expect(partingOf(address, 'owner', '2')).toBe('withdraw')
  expect(partingOf(user('2', 'owner'), 'owner', '2')).toBeNull()
})

test('a collaborator can leave a board, and cannot remove anybody', () => {
  expect(partingOf(user('7', 'active'), 'collaborator', '7')).toBe('leave')
  expect(partingOf(user('8', 'active'), 'collaborator', '7')).toBeNull()
  expect(partingOf(user('7', 'active'), null, undefined)).toBeNull()
})
