import type { SampleContent } from '@tessera/server/platform/sample-content/port'
import { resize } from './pictures/resize.ts'
import { seedDemoWorld, wantsAdHistory, wantsDemoWorld } from './seed.ts'
import { demoSitePages } from './sites/demo-site-pages.ts'
import { sizedOnDemand } from './sized-on-demand.ts'

/** The demo world as the service's sample content. */
export const demoContent: SampleContent = {
  blobs: (kept, db) => sizedOnDemand(kept, db, resize),
  sites: demoSitePages(async () => (await import('./sites/demo-shelf.ts')).demoShelf),
  openStandIn: async (place) =>
    (await import('./identity-provider/open-stand-in.ts')).openStandIn(place),
  async fill(ports, onProgress) {
    if (await wantsDemoWorld(ports)) {
      // Loaded on demand: the text of the pins is not needed once it is in the tables.
      const { wholeWorld } = await import('./whole-world.ts')
      onProgress('Adding the demo world.')
      await seedDemoWorld(ports, { ...wholeWorld, onProgress: () => {} })
    }
    if (await wantsAdHistory(ports)) await (await import('./ad-history.ts')).makeAdHistory(ports)
  },
}
