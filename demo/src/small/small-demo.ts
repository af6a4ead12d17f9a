import type { SampleContent } from '@tessera/server/platform/sample-content/port'
import { seedDemoWorld } from '../seed.ts'
import { sizedOnDemand } from '../sized-on-demand.ts'
import { smallWorld } from './small-world.ts'
import { tinyGallery, tinySize } from './tiny-gallery.ts'

/** A dozen demo pins for tests, with pictures of one pixel. */
export const smallDemo: SampleContent = {
  blobs: (kept, db) => sizedOnDemand(kept, db, tinySize),
  sites: null,
  openStandIn: null,
  async fill(ports) {
    await seedDemoWorld(ports, {
      world: smallWorld,
      gallery: tinyGallery,
      asset: async () => new Uint8Array(),
      onProgress: () => {},
    })
  },
}
