import { createBus } from '@tessera/bus'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { saveRequested } from '@tessera/contracts/events/requests'
import { PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { answerRequests, createWhenMember } from './answer-requests.ts'
import { createOverlays } from './overlays.ts'

const pinId = z.parse(PinId, '42')
const modules = [
  module('auth', { overlays: ['sign-up'] }),
  module('save', { overlays: ['save-pin'] }),
]

function shellWith(who: Viewer | null) {
  const bus = createBus({ report: () => {} })
  const $viewer = atom(who)
  const report = vi.fn()
  const overlays = createOverlays({ modules, report })
  answerRequests({ bus, whenMember: createWhenMember({ $viewer, overlays }), overlays })
  const open = () =>
    overlays.$open.get().map(({ name, module: from, input }) => ({ name, from, input }))
  return { bus, $viewer, overlays, open, report }
}

test('a request opens the overlay of the module that provides it', () => {
  const { bus, open } = shellWith(viewer)
  bus.emit(saveRequested, { pinId, source: 'saveButton' })
  expect(open()).toEqual([
    { name: 'save-pin', from: 'save', input: { pinId, source: 'saveButton' } },
  ])
})

test('a visitor who saves a pin signs up first, and the save continues', () => {
  const { bus, $viewer, open } = shellWith(null)
  bus.emit(saveRequested, { pinId, source: 'saveButton' })
  expect(open()).toEqual([
    { name: 'sign-up', from: 'auth', input: { pinId, source: 'saveButton' } },
  ])
  $viewer.set(viewer)
  expect(open().map(({ name }) => name)).toEqual(['save-pin'])
})

test('closing the sign-up cancels the request, and a later log-in opens nothing', () => {
  const { bus, $viewer, overlays, open } = shellWith(null)
  bus.emit(saveRequested, { pinId, source: 'saveButton' })
  for (const { key } of overlays.$open.get()) overlays.close(key)
  $viewer.set(viewer)
  expect(open()).toEqual([])
})

test('an overlay that no module provides opens with an error and is reported', () => {
  const { overlays, open, report } = shellWith(viewer)
  overlays.open('no-such-thing', {})
  expect(open()).toHaveLength(1)
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'overlay-unknown' }))
})

test('a second press before the overlay shows anything opens one; once it shows, another opens over it', () => {
  const { overlays, open } = shellWith(viewer)
  const closed = vi.fn()
  overlays.open('save-pin', { pinId: '1' }, closed)
  overlays.open('save-pin', { pinId: '2' })
  expect(open()).toEqual([{ name: 'save-pin', from: 'save', input: { pinId: '2' } }])
  expect(closed).toHaveBeenCalledOnce()
  for (const { key } of overlays.$open.get()) overlays.shown(key)
  overlays.open('save-pin', { pinId: '3' })
  expect(open()).toHaveLength(2)
})
