import { expect, test } from 'vitest'
import { portsOf, readAloneOptions } from './options.ts'

test('a module runs alone on four ports, from source unless told otherwise', () => {
  expect(readAloneOptions(['save'])).toEqual({
    name: 'save',
    port: 3800,
    isBuilt: false,
    backend: null,
  })
  const args = ['save', '--port', '5000', '--built', '--backend', 'http://localhost:4000']
  expect(readAloneOptions(args)).toEqual({
    name: 'save',
    port: 5000,
    isBuilt: true,
    backend: 'http://localhost:4000',
  })
  expect(portsOf(5000)).toEqual({ product: 5000, module: 5001, shell: 5002, stage: 5003 })
})

test.each([
  [[], 'Say which module'],
  [['save', '--backend', 'https://events.example.org'], 'must be on this machine'],
  [['save', '--port', 'x'], "not 'x'"],
  [['save', '--port', '70000'], 'from 1 to 65000'],
])('%j is refused with the fix', (args, message) => {
  expect(readAloneOptions(args)).toContain(message)
})
