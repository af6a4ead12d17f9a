import {
  sourceMapEnding,
  sourceMapMaxBytes,
  sourceMapType,
} from '@tessera/contracts/releases/error-calls'
import { sha256 } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import { descriptorOf } from './build-store.ts'
import type { ListedFiles } from './file-check.ts'
import type { NamedBuild } from './named-build.ts'
import { mapKey, scriptsIn } from './source-map-store.ts'
import type { Publisher } from './tokens.ts'
import { anotherModule, bytesOf, toolAnswer, toolRefusal } from './tool-answer.ts'

type MapPorts = Pick<Ports, 'db' | 'blobs'>

/** Lists the scripts of a build whose maps are not kept. */
async function withoutMap({ blobs }: MapPorts, named: NamedBuild, descriptor: ListedFiles) {
  const scripts = scriptsIn(descriptor)
  const sizes = await Promise.all(scripts.map(({ path }) => blobs.sizeOf(mapKey(named, path))))
  return scripts.filter((_, at) => sizes[at] === undefined).map(({ path }) => path)
}

/** Keeps a map. One that is kept stays as it is, because traces of reports stand on it. */
async function takeMap(
  { blobs }: MapPorts,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const kept = await blobs.get(key)
  if (kept === undefined) await blobs.put(key, { bytes, contentType: sourceMapType })
  else if ((await sha256(kept.bytes)) !== (await sha256(bytes)))
    return toolRefusal({
      code: 'conflict',
      message:
        'The service has another source map of this script, and keeps it; publish a new build to send another one.',
    })
  return toolAnswer({})
}

/**
 * Takes and gives the source maps of a build, for tokens of its module alone. The service never reads what
 * is in them: the command line does.
 */
export async function answerSourceMaps(
  ports: MapPorts,
  request: Request,
  asked: NamedBuild & { readonly sender: Publisher; readonly file: string },
): Promise<Response | undefined> {
  const { sender, module, build, file } = asked
  const other = anotherModule(sender, module)
  if (other !== undefined) return other
  const descriptor = await descriptorOf(ports, asked)
  if (descriptor === undefined)
    return toolRefusal({
      code: 'not-found',
      message: `The service has no build ${build} of ${module}; publish it first.`,
    })
  if (request.method === 'GET' && file === '')
    return toolAnswer({ missing: await withoutMap(ports, asked, descriptor) })
  const script = scriptsIn(descriptor).find(({ path }) => `${path}${sourceMapEnding}` === file)
  if (script === undefined)
    return toolRefusal({
      code: 'not-found',
      message: `The build has no script whose map is ${file}; build the module again.`,
    })
  if (request.method === 'PUT') {
    const bytes = await bytesOf(request, sourceMapMaxBytes(script))
    if (bytes instanceof Response) return bytes
    return takeMap(ports, mapKey(asked, script.path), bytes)
  }
  if (request.method !== 'GET') return undefined
  const kept = await ports.blobs.get(mapKey(asked, script.path))
  if (kept === undefined)
    return toolRefusal({
      code: 'not-found',
      message: `The service has no source map of ${script.path}; publish the build again from its sources.`,
    })
  const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }
  return new Response(kept.bytes, { headers: { ...headers, 'Content-Type': sourceMapType } })
}
