import { createServer, type ServerResponse } from 'node:http'
import { undiciPages } from '../../../../platform/pages/undici.ts'
import { inProcessReaders } from '../../../../platform/readers/in-process.ts'
import { pageImagesReader } from '../find-images.ts'
import { type LookedUp, lookUpAnywhere } from '../look-up.ts'

/** The answer of a page: HTML, or a server that does something else. */
export type Shape = string | ((response: ServerResponse) => void)

/** The host of the pages; pictures of theirs stand without it in the tests. */
const host = 'shop.test'

const readers = inProcessReaders([pageImagesReader])

/** Serves pages of made shapes on loopback, and looks them up as the service does. */
export async function openShapeSite() {
  let shape: Shape = ''
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`)
    if (typeof shape === 'function') return shape(response)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(shape)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const place = server.address()
  const port = typeof place === 'object' && place !== null ? place.port : 0
  const pages = undiciPages({
    brand: 'Tessera',
    resolve: async () => ['127.0.0.1'],
    alsoReachable: { address: '127.0.0.1', port },
    milliseconds: 4_000,
  })
  const own = `http://${host}:${port}/`
  return {
    seen,
    /** Looks up a page of this shape. */
    async look(given: Shape): Promise<LookedUp> {
      shape = given
      seen.length = 0
      return lookUpAnywhere(
        { pages, readers, settings: { brand: 'Tessera' } },
        `${own}goods/lamp`,
        {
          who: 'ada',
        },
      )
    },
    /** Returns the addresses of pictures, those of this site by their path. */
    paths: (looked: LookedUp): readonly string[] =>
      looked.ok ? looked.found.items.map(({ url }) => url.replace(own, '/')) : [],
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
