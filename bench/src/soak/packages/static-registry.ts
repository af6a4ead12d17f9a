import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** The index of packed packages (shared/commands/src/packages/pack.ts). */
interface Index {
  readonly packages: readonly {
    readonly name: string
    readonly version: string
    readonly file: string
    readonly integrity: string
    readonly shasum: string
    readonly manifest: object
  }[]
}

/** Serves a folder of packed packages as a registry, from its index alone. */
export async function serveRegistry(
  folder: string,
): Promise<{ readonly address: string; close(): void }> {
  const { packages }: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname)
    const named = packages.find(({ name }) => path === `/${name}`)
    const filed = packages.find(({ file }) => path === `/-/${file}`)
    if (filed !== undefined) return void response.end(await readFile(join(folder, filed.file)))
    if (named === undefined) {
      response.statusCode = 404
      return void response.end('{}')
    }
    const { name, version, file, integrity, shasum, manifest } = named
    const dist = { tarball: `http://${request.headers.host}/-/${file}`, integrity, shasum }
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist } },
        time: { [version]: '2020-01-01T00:00:00.000Z' },
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}/`, close: () => server.close() }
}
