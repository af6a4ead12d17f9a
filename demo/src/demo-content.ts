import type { SampleContent } from '@tessera/server/platform/sample-content/port'
import { drawnOnDemand } from './drawn-on-demand.ts'
import { drawSize } from './pictures/prepare-demo.ts'
import { seedDemoWorld, wantsDemoWorld } from './seed.ts'

/** The demo world as the service's sample content. */
export const demoContent: SampleContent = {
  blobs: (kept, db) => drawnOnDemand(kept, db, drawSize),
  async fill(ports, onProgress) {
    if (!(await wantsDemoWorld(ports))) return
    // Loaded on demand: the text of 2,000 pins is not needed once it is in the tables.
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
