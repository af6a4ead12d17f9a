import { startProcess } from '@tessera/server/main/start-process'
import { sampleSitesBase } from '@tessera/server/platform/sample-content/port'
import { siteAnswer } from './import-sites.ts'

// The service with a hundred sites beside it, which answer as late as sites far away.
await startProcess(async () => ({
  blobs: (kept) => kept,
  sites: {
    pathOf: async (link) => {
      const { hostname = '', pathname = '' } = URL.parse(link) ?? {}
      return /^h\d+\.test$/.test(hostname) ? `${sampleSitesBase}${hostname}${pathname}` : undefined
    },
    answer: async (path) => siteAnswer(path.slice(sampleSitesBase.length)),
  },
  openStandIn: null,
  fill: async () => {},
}))
