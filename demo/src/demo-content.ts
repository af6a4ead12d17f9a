import type { SampleContent } from '@tessera/server/platform/sample-content/port'
import { drawnOnDemand } from './drawn-on-demand.ts'
import { drawSize } from './pictures/prepare-demo.ts'
import { seedDemoWorld, wantsDemoWorld } from './seed.ts'

/** The demo world as a start plugs it in. */
export const demoContent: SampleContent = {
  blobs: (kept, db) => drawnOnDemand(kept, db, drawSize),
  async fill(ports, onProgress) {
    if (!(await wantsDemoWorld(ports))) return
    // Loaded here, because the text of two thousand pins is of no use once it is in the tables.
    const { wholeWorld } = await import('./whole-world.ts')
    await seedDemoWorld(ports, {
      ...wholeWorld,
      onProgress: (done, total) => {
        if (done % 100 === 0 || done === total)
          onProgress(`Drawing the demo world: ${done} of ${total} pictures.`)
      },
    })
  },
}
