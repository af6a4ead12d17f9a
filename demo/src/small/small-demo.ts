import type { SampleContent } from '@tessera/server/platform/sample-content/port'
import { drawnOnDemand } from '../drawn-on-demand.ts'
import { seedDemoWorld } from '../seed.ts'
import { smallWorld } from './small-world.ts'
import { tinyDrawing, tinySize } from './tiny-drawing.ts'

/** A dozen demo pins for tests, drawn as single pixels. */
export const smallDemo: SampleContent = {
  blobs: (kept, db) => drawnOnDemand(kept, db, tinySize),
  async fill(ports) {
    await seedDemoWorld(ports, {
      world: smallWorld,
      draw: tinyDrawing,
      asset: async () => new Uint8Array(),
      onProgress: () => {},
    })
  },
}
