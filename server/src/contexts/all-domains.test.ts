import { paths } from '@tessera/contracts/paths'
import { expect, test } from 'vitest'
import { servedPages } from './all-domains.ts'

test('no path has its document registered twice, and each is a path of the product', () => {
  const patterns = servedPages.map(({ pattern }) => pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
  const known = new Set<string>(Object.values(paths).map(({ pattern }) => pattern))
  for (const pattern of patterns) expect(known).toContain(pattern)
})
