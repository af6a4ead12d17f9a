import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { readDevOptions, readStartOptions } from './start-options.ts'

test('options override the environment, and the registry is in the data folder', () => {
  const { options, faults } = readStartOptions(['--port', '4000', '--data', '/tmp/x'], {
    PORT: '5000',
  })
  expect(faults).toEqual([])
  expect(options).toEqual({
    port: 4000,
    data: '/tmp/x',
    registryFile: '/tmp/x/registry.json',
    https: false,
  })
})

test('--https takes no value, and does not work with a public http origin', () => {
  const read = (environment: Record<string, string>) =>
    readStartOptions(['--https', '--port', '4000'], environment)
  expect(read({}).faults).toEqual([])
  expect(read({}).options).toMatchObject({ port: 4000, https: true })
  expect(read({ PUBLIC_ORIGIN: 'https://pins.example.org' }).options.publicOrigin).toBe(
    'https://pins.example.org',
  )
  expect(read({ PUBLIC_ORIGIN: 'http://pins.example.org' }).faults.join()).toContain('--https')
  expect(read({ PUBLIC_ORIGIN: 'pins' }).faults.join()).toContain('PUBLIC_ORIGIN')
})

test('all errors are listed at once', () => {
  const { faults } = readStartOptions(['--colour', 'red', '--port'], { PORT: 'many' })
  expect(faults).toHaveLength(4)
  expect(faults.join(' ')).toContain('many')
})

test('dev takes names, a port and a data folder, in any order', () => {
  const { options, faults } = readDevOptions(['save', '--port', '4000', 'auth'], {})
  expect(faults).toEqual([])
  expect(options).toMatchObject({ names: ['save', 'auth'], port: 4000 })
  expect(options.registryFile).toBe(`${root}/.tessera/dev/registry.json`)
  expect(readDevOptions(['--port', '0'], {}).faults).toHaveLength(1)
})

test('dev on another data folder has its own registry and can run beside the default one', () => {
  const { options } = readDevOptions(['--data', '/tmp/x'], {})
  expect(options.registryFile).toBe('/tmp/x/dev/registry.json')
})
