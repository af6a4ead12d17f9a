import { QueryClient } from '@tanstack/react-query'
import { createBus } from '@tessera/bus'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import { deviceForgotten, sessionChanged } from '@tessera/contracts/events/facts'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { createStores } from '@tessera/module/host'
import { expect, test, vi } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { followSession } from './follow-session.ts'

const returning: ReturningVisitor = {
  type: 'LIMITED_LOGIN',
  username: 'mira',
  first_name: 'Mira',
  email: 'mira@demo.test',
  image_medium_url: null,
  has_password: true,
  connected_to_facebook: false,
  connected_to_google: false,
}

function following() {
  const bus = createBus({ report: () => {} })
  const boot = { viewer: null, returning, experiments: {}, theme: 'system', locale: 'en' } as const
  const stores = createStores(boot)
  const switched = vi.fn()
  const queries = new QueryClient()
  followSession({ bus, stores, queries, switched })
  return { bus, stores, queries, switched }
}

test('the returning visitor is kept until somebody logs in', () => {
  const { bus, stores } = following()
  expect(stores.$returning.get()).toEqual(returning)
  bus.emit(sessionChanged, { viewer })
  expect(stores.$viewer.get()).toEqual(viewer)
  expect(stores.$returning.get()).toBeNull()
})

test('the returning visitor is dropped when the device is forgotten', () => {
  const { bus, stores } = following()
  bus.emit(deviceForgotten, {})
  expect(stores.$returning.get()).toBeNull()
  expect(stores.$viewer.get()).toBeNull()
})

test('a page of one account never becomes one of another', () => {
  const { bus, stores, queries, switched } = following()
  bus.emit(sessionChanged, { viewer })
  const fetched = vi.spyOn(queries, 'invalidateQueries')
  const other = { ...viewer, id: z.parse(UserId, '8'), username: 'oto' }
  bus.emit(sessionChanged, { viewer: other })
  expect(switched).toHaveBeenCalledExactlyOnceWith(other)
  expect(stores.$viewer.get()).toEqual(viewer)
  expect(fetched).not.toHaveBeenCalled()
  bus.emit(sessionChanged, { viewer: { ...viewer, username: 'mira2' } })
  expect(stores.$viewer.get()?.username).toBe('mira2')
  expect(switched).toHaveBeenCalledOnce()
})
