import type { Viewer } from '@tessera/contracts/entities/viewer'
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import type { ViewState } from './host.ts'
import { wakeModules } from './wake-modules.ts'

const modules = [
  module('shopping'),
  module('save', { wakes: 'member' }),
  module('notes', { wakes: 'everyone' }),
  { ...module('off', { wakes: 'everyone' }), enabled: false },
]

function waking(who: Viewer | null) {
  const woken: string[] = []
  const $viewer = atom(who)
  wakeModules({ modules, host: { wake: (name) => void woken.push(name) }, $viewer })
  return { woken, $viewer }
}

test('a visitor’s page wakes only the modules that wake for everyone', () => {
  expect(waking(null).woken).toEqual(['notes'])
})

test('a module that wakes for members loads once somebody is logged in', () => {
  const { woken, $viewer } = waking(null)
  $viewer.set(viewer)
  expect(woken).toEqual(['notes', 'save'])
})

test('modules wake after the page’s first view has loaded or failed', () => {
  const $firstView = atom<ViewState>({ status: 'loading' })
  const woken: string[] = []
  const host = { wake: (name: string) => void woken.push(name) }
  wakeModules({ modules, host, $viewer: atom(viewer), $firstView })
  expect(woken).toEqual([])
  $firstView.set({
    status: 'failed',
    error: { code: 'timeout', module: 'shopping', cause: 'too slow' },
  })
  expect(woken).toEqual(['notes', 'save'])
})

test('a module from before 1.6.0 that fills the slot ‘saving’ wakes for members', () => {
  const { descriptor, ...rest } = module('older')
  const older = {
    ...rest,
    descriptor: { ...descriptor, slots: [{ slot: 'saving', name: 'saving', preload: [] }] },
  }
  const woken: string[] = []
  const host = { wake: (name: string) => void woken.push(name) }
  wakeModules({ modules: [older], host, $viewer: atom(viewer) })
  expect(woken).toEqual(['older'])
})
