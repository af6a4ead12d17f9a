import type { SampleContent } from '@tessera/server/platform/sample-content/port'
import type { Gallery } from '../keep-pictures.ts'
import { keptGallery } from '../pictures/kept-gallery.ts'
import { resize } from '../pictures/resize.ts'
import { seedDemoWorld } from '../seed.ts'
import { type Resize, sizedOnDemand } from '../sized-on-demand.ts'
import { smallWorld } from './small-world.ts'
import { tinyGallery, tinySize } from './tiny-gallery.ts'

const smallContent = (resized: Resize, gallery: () => Gallery): SampleContent => ({
  blobs: (kept, db) => sizedOnDemand(kept, db, resized),
  sites: null,
  openStandIn: null,
  async fill(ports) {
    await seedDemoWorld(ports, {
      world: smallWorld,
      gallery: gallery(),
      asset: async () => new Uint8Array(),
      onProgress: () => {},
    })
  },
})

/** A dozen demo pins for tests, with pictures of one pixel. */
export const smallDemo: SampleContent = smallContent(tinySize, () => tinyGallery)

/** The same pins with their pictures, for people to look at. */
export const picturedSmallDemo: SampleContent = smallContent(resize, keptGallery)
