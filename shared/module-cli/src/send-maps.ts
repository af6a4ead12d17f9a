import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  sourceMapEnding,
  sourceMapMaxBytes,
  sourceMapsPath,
} from '@tessera/contracts/releases/error-calls'
import { MissingFiles } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { forEach } from './for-each.ts'
import { Fault } from './outcome.ts'
import { type LocalBuild, readBuildFile } from './read-build.ts'
import type { ToolClient } from './tool-client.ts'

const zip = promisify(gzip)

/** Sends the source maps of a build that the service lacks. A script without one, or with a huge one, has none. */
export async function sendMaps(client: ToolClient, build: LocalBuild): Promise<void> {
  const { name, files } = build.descriptor
  const at = sourceMapsPath(name, build.id)
  const answer = await client.send('GET', at).catch((cause: unknown) => {
    // A service from before it kept maps.
    if (cause instanceof Fault && cause.code === 'not-found') return { missing: [] }
    throw cause
  })
  const { missing } = z.parse(MissingFiles, answer)
  const wanted = new Set(missing)
  const scripts = files.filter(({ path }) => wanted.has(path))
  await forEach(scripts, async (script) => {
    const map = await readBuildFile(build, `${script.path}.map`)
    if (map === undefined) return
    const bytes = new Uint8Array(await zip(map))
    if (bytes.length > sourceMapMaxBytes(script)) return
    await client.send('PUT', at + script.path + sourceMapEnding, bytes)
  })
}
