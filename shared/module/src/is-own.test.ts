import { viewer } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { isOwn } from './is-own.ts'

const me = viewer({ id: '2', username: 'mira' })
const acting = { id: '9', username: 'studio_lumen', permissions: ['CONTENT'] }

test('S6.14 isOwn is true for the viewer’s account and the profile they act as, by id or username', () => {
  expect(isOwn({ id: '2' }, acting, me)).toBe(true)
  expect(isOwn({ id: '9' }, acting, me)).toBe(true)
  expect(isOwn({ id: '3' }, acting, me)).toBe(false)
  expect(isOwn({ username: 'mira' }, acting, me)).toBe(true)
  expect(isOwn({ username: 'Studio_Lumen' }, acting, me)).toBe(true)
  expect(isOwn({ username: 'jonas' }, acting, me)).toBe(false)
})

test('isOwn prefers the id to the username', () => {
  expect(isOwn({ id: '3', username: 'mira' }, null, me)).toBe(false)
})

test('isOwn is false for a visitor', () => {
  expect(isOwn({ id: '2', username: 'mira' }, null, null)).toBe(false)
})
