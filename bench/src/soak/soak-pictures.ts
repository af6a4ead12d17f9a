import { undiciPages } from '@tessera/server/platform/pages/undici'
import { type SampleSites, sampleSitesBase } from '@tessera/server/platform/sample-content/port'

/** The host of the pictures of made feeds, which no name server knows. */
export const picturesHost = 'pictures.example'

/**
 * Fetches the pictures of made feeds from a port of this machine, through the guard with the exception that tests make.
 * They are sample sites, which no production start has.
 */
export function soakPictures(port: number): SampleSites {
  const host = `http://${picturesHost}:${port}`
  const address = '127.0.0.1'
  const pages = undiciPages({
    brand: 'Soak',
    resolve: async () => [address],
    alsoReachable: { address, port },
  })
  return {
    pathOf: async (link) => {
      const url = URL.parse(link)
      return url?.host === picturesHost ? sampleSitesBase + url.pathname.slice(1) : undefined
    },
    async answer(path) {
      const url = `${host}/${path.slice(sampleSitesBase.length)}`
      const came = await pages.fetch(url, { maxBytes: 50_000_000, accept: ['image/'] })
      return came.ok
        ? new Response(came.bytes, { headers: { 'Content-Type': came.contentType } })
        : undefined
    },
  }
}
