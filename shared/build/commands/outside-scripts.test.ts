import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleScript } from './bundle-script.ts'
import { outsideScripts } from './outside-scripts.ts'
import { root } from './root.ts'

for (const { entry, file } of outsideScripts)
  test(`${file} holds what its source gives; npm run fix writes it`, async () => {
    const { code } = await import(join(root, file))
    expect(code).toBe(await bundleScript(entry))
  })
