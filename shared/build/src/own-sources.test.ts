import { expect, test } from 'vitest'
import { ownPackage, ownSource } from './own-sources.ts'

test.each([
  ['/team/src/module.ts', true],
  ['/checkout/shared/ui/src/toast.tsx', true],
  ['/team/node_modules/@tessera/ui/src/toast.js', true],
  ['/team/node_modules/.pnpm/@tessera+ui@1.6.0/node_modules/@tessera/ui/src/grid/pin.js', true],
  ['/team/node_modules/@tessera/ui/node_modules/masonic/src/index.js', false],
  ['/team/node_modules/masonic/src/index.ts', false],
  ['/team/src/table.js', false],
])('builds treat %s as a source of the product: %s', (path, isOwn) => {
  expect(ownSource.test(path)).toBe(isOwn)
})

test('styles of an installed package of the product are its own, those of a package inside of it are not', () => {
  expect(ownPackage.test('/team/node_modules/@tessera/ui/src/base.css')).toBe(true)
  expect(ownPackage.test('/team/node_modules/@tessera/ui/node_modules/masonic/a.css')).toBe(false)
})
