// @vitest-environment node
// A context of its own: the federation's runtime, once another file has loaded it, keeps `__FEDERATION__` for good.
import { expect, test, vi } from 'vitest'
import { forgetContainer } from './forget-container.ts'

test('a container goes with its chunks, its runtime and the packages that it alone gave', () => {
  vi.stubGlobal('tessera_save', {})
  vi.stubGlobal('chunk_tessera_save', [1])
  const instances = [{ name: 'tessera_save' }, { name: 'tessera_auth' }, { name: 'tessera_save' }]
  vi.stubGlobal('__FEDERATION__', { __INSTANCES__: instances })
  const scopes = {
    default: {
      react: { '19.0.0': { from: 'tessera_shell', useIn: ['tessera_save'] } },
      lodash: {
        '4.0.0': { from: 'tessera_save', useIn: ['tessera_save'] },
        '4.1.0': { from: 'tessera_save', useIn: ['tessera_auth'] },
      },
    },
  }
  forgetContainer('tessera_save', scopes)
  expect(Reflect.get(globalThis, 'tessera_save')).toBeUndefined()
  expect('chunk_tessera_save' in globalThis).toBe(false)
  expect(instances).toEqual([{ name: 'tessera_auth' }])
  expect(Object.keys(scopes.default.react)).toEqual(['19.0.0'])
  expect(Object.keys(scopes.default.lodash)).toEqual(['4.1.0'])
})
