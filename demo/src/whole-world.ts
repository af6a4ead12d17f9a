import { readFile } from 'node:fs/promises'
import { demoWorld } from './content/world.ts'
import { prepareDemo } from './pictures/prepare-demo.ts'
import type { Seeding } from './seed.ts'

/** The whole demo world with its real drawings. */
export const wholeWorld: Omit<Seeding, 'onProgress'> = {
  world: demoWorld,
  draw: prepareDemo,
  asset: async (file) =>
    new Uint8Array(await readFile(new URL(`./assets/${file}`, import.meta.url))),
}
