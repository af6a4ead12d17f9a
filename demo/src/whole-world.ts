import { readFile } from 'node:fs/promises'
import { demoWorld } from './content/world.ts'
import { keptGallery } from './pictures/kept-gallery.ts'
import type { Seeding } from './seed.ts'

/** The whole demo world with its kept pictures. */
export const wholeWorld: Omit<Seeding, 'onProgress'> = {
  world: demoWorld,
  gallery: keptGallery(),
  asset: async (file) =>
    new Uint8Array(await readFile(new URL(`./assets/${file}`, import.meta.url))),
}
