import { expect, test } from 'vitest'
import { readTestOptions } from './test-options.ts'

test('without arguments all parts run over the checkout', () => {
  expect(readTestOptions([], '/house')).toEqual({
    options: { titles: false, parts: ['checks', 'unit', 'e2e'], folder: '/house' },
    faults: [],
  })
})

test('parts run in their own order, over the folder that is named', () => {
  const { options, faults } = readTestOptions(['e2e', 'unit', '--in', '/tmp/x'], '/house')
  expect(options).toEqual({ titles: false, parts: ['unit', 'e2e'], folder: '/tmp/x' })
  expect(faults).toEqual([])
})

test('--titles asks for the list of titles instead of a run', () => {
  const { options, faults } = readTestOptions(['--titles'], '/house')
  expect(options.titles).toBe(true)
  expect(faults).toEqual([])
})

test('every fault is listed at once', () => {
  const { faults } = readTestOptions(['units', '--colour', '--in'], '/house')
  expect(faults.join('\n')).toMatch(
    /--colour is not an option.*\n'units' is not a part.*\n--in needs/,
  )
})
