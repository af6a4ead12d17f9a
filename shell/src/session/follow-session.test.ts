import { QueryClient } from '@tanstack/react-query'
import { createBus } from '@tessera/bus'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import { deviceForgotten, sessionChanged } from '@tessera/contracts/events/facts'
import { createStores } from '@tessera/module/host'
import { expect, test } from 'vitest'
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
  followSession({ bus, stores, queries: new QueryClient() })
  return { bus, stores }
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
