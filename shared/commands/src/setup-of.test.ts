import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'
import { setupOf } from './setup-of.ts'

test('the set-up of a checkout stands where its own package.json says, in older commits too', () => {
  expect(existsSync(setupOf(root))).toBe(true)
  const older = mkdtempSync(join(tmpdir(), 'tessera-older-'))
  const scripts = { module: 'node shared/build/old-place/setup.mjs module' }
  writeFileSync(join(older, 'package.json'), JSON.stringify({ scripts }))
  expect(setupOf(older)).toBe(join(older, 'shared/build/old-place/setup.mjs'))
  rmSync(older, { recursive: true })
})
