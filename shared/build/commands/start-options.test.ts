import { expect, test } from 'vitest'
import { readStartOptions } from './start-options.ts'

test('options win over the environment, and the registry lies with the data', () => {
  const { options, faults } = readStartOptions(['--port', '4000', '--data', '/tmp/x'], {
    PORT: '5000',
  })
  expect(faults).toEqual([])
  expect(options).toEqual({ port: 4000, data: '/tmp/x', registryFile: '/tmp/x/registry.json' })
})

test('every fault is listed at once', () => {
  const { faults } = readStartOptions(['--colour', 'red', '--port'], { PORT: 'many' })
  expect(faults).toHaveLength(3)
  expect(faults.join(' ')).toContain('many')
})
