import { expect, test } from 'vitest'
import { lockfileFor } from './lockfile-for.ts'

const of = (module: string) => `  ${module}:
    dependencies:
      react:
        specifier: 'catalog:'
        version: 19.3.1

`
const lockfile = (...modules: readonly string[]) => `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      node:
        specifier: 'catalog:'
        version: 24.21.0

${modules.map(of).join('')}  shared/bus: {}

packages:

  mfe-like@1.0.0:
    resolution: {integrity: sha512-abc}
`

test('a new module changes the lockfile of no other module', () => {
  const [before, after] = [lockfile('mfe-auth'), lockfile('mfe-auth', 'mfe-notes')]
  expect(lockfileFor(['mfe-auth'], after)).toBe(before)
  expect(lockfileFor(['shared/bus'], after)).toBe(lockfile())
})

test('the lockfile of a module keeps its own packages and all versions', () => {
  const whole = lockfile('mfe-auth')
  expect(lockfileFor(['mfe-auth'], whole)).toBe(whole)
  const newer = whole.replace('mfe-like@1.0.0', 'mfe-like@1.0.1')
  expect(lockfileFor(['shared/bus'], newer)).not.toBe(lockfileFor(['shared/bus'], whole))
})
