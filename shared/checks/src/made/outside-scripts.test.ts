import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bundleScript } from '@tessera/commands/bundle-script'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'
import { outsideScripts } from './outside-scripts.ts'

test('the Save button’s script stays under 5 kB', async () => {
  const code = await bundleScript('shared/ways-in/src/save-button/run.ts')
  expect(new TextEncoder().encode(code).length).toBeLessThan(5_000)
})

test('the conversion tag stays under 6 kB as it is, and under 2 kB by brotli', async () => {
  const code = await bundleScript('shared/ways-in/src/conversion-tag/run.ts')
  expect(new TextEncoder().encode(code).length).toBeLessThan(6_000)
  expect(brotliCompressSync(code).length).toBeLessThan(2_000)
})

for (const { entry, file } of outsideScripts)
  test(`${file} holds what its source gives; npm run fix writes it`, async () => {
    const { code } = await import(join(root, file))
    expect(code).toBe(await bundleScript(entry))
  })
