import { expect, test } from 'vitest'
import { wholePerson } from '../../test/house.ts'
import { actsOn, inverseOf, personActs } from './person-acts.ts'

const names = (...given: Parameters<typeof actsOn>) => actsOn(...given).map(({ name }) => name)

test('a role is offered the acts that it may do, and an auditor none', () => {
  expect(names(wholePerson(), 'owner')).toEqual([
    'send-reset',
    'export',
    'limit',
    'suspend',
    'delete',
  ])
  expect(names(wholePerson(), 'moderator')).toEqual(['limit', 'suspend'])
  expect(names(wholePerson({ email_verified: false }), 'support')).toEqual([
    'verify-email',
    'send-reset',
    'export',
  ])
  expect(names(wholePerson(), 'auditor')).toEqual([])
})

test('nothing is offered on somebody with as high a role', () => {
  expect(names(wholePerson({ role: 'owner' }), 'owner')).toEqual([])
  expect(names(wholePerson({ role: 'support' }), 'moderator')).toEqual([])
})

test('an account that is suspended, limited, closing or waiting is offered the way back', () => {
  const suspended = wholePerson({ state: 'suspended', limited_at: '2026-11-01T00:00:00Z' })
  expect(names(suspended, 'moderator')).toEqual(['unlimit', 'lift'])
  expect(names(wholePerson({ state: 'closing' }), 'owner')).toEqual(['keep'])
  expect(names(wholePerson({ state: 'waiting' }), 'support')).toEqual(['approve', 'refuse'])
})

test('the acts that can be taken back name the act that does it', () => {
  const pairs = personActs.map((act) => [act.name, inverseOf(act)?.name])
  expect(pairs.filter(([, back]) => back !== undefined)).toEqual([
    ['limit', 'unlimit'],
    ['suspend', 'lift'],
    ['delete', 'keep'],
  ])
})
