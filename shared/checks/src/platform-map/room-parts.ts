import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contractParts } from '@tessera/build/contract/contract-parts'
import { sentAndHeard } from '@tessera/build/contract/sent-and-heard'
import { usedParts } from '@tessera/build/contract/used-parts'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import type { Parts } from '@tessera/contracts/releases/gate/compare-shapes'
import { isShared } from '@tessera/contracts/shared-packages'
import type { ModuleDefinition } from '@tessera/module'

/** The facts, requests, calls and slots that the sources of a room use and offer. */
export interface RoomParts {
  /** The folder, such as `mfe-save` or `shared/pins`. */
  readonly room: string
  readonly emits: readonly string[]
  readonly hears: readonly string[]
  /** Parts of the contract, such as `call PinResource.get` and `slot way-in`. */
  readonly uses: readonly string[]
  /** The overlays, slots and requests that it provides, as `overlay save-pin`. */
  readonly offers: readonly string[]
  /** The shared packages that it imports. */
  readonly shares: readonly string[]
}

const exclude = (name: string) => name === 'node_modules' || name === 'dist'

/** Returns the paths of a folder's sources, without tests. */
function sourcesIn(folder: string): readonly string[] {
  const paths = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude }).sort()
  return paths.filter((path) => !/\.(test|spec|conformance)\.tsx?$/.test(path))
}

/** Reads the definition of a module; other rooms have none. */
async function definitionOf(room: string): Promise<Partial<ModuleDefinition>> {
  const file = join(root, room, 'src/module.ts')
  if (!room.startsWith('mfe-')) return {}
  const { default: definition }: { default: ModuleDefinition } = await import(
    pathToFileURL(file).href
  )
  return definition
}

const offersOf = (definition: Partial<ModuleDefinition>): readonly string[] => [
  ...Object.keys(definition.overlays ?? {}).map((name) => `overlay ${name}`),
  ...Object.values(definition.slots ?? {}).map(({ slot }) => `slot ${slot}`),
  ...(definition.handles ?? []).map(({ request }) => `request ${request}`),
]

const importing = /(?:from|import\() ?'([^'.][^']*)'/g

async function readParts(room: string, parts: Parts): Promise<RoomParts> {
  const sources = sourcesIn(`${room}/src`)
  const texts = sources.map((path) => readFileSync(join(root, path), 'utf8'))
  const { emits, hears } = await sentAndHeard(
    sources.map((path, at) => ({ path: join(root, path), text: texts[at] ?? '' })),
  )
  const definition = await definitionOf(room)
  // A module.ts names the slots that the module fills, not those that it draws.
  const views = sources
    .filter((path) => !path.endsWith('/src/module.ts'))
    .map((path) => join(root, path))
  const named = texts.flatMap((text) => [...text.matchAll(importing)].map(([, name = '']) => name))
  return {
    room,
    emits,
    hears: Object.keys(hears),
    uses: await usedParts({ sources: views, definition }, parts),
    offers: offersOf(definition),
    shares: [...new Set(named.filter(isShared))],
  }
}

/** Shared packages that only declare, build, check and test. */
const apart = ['browsers', 'build', 'checks', 'commands', 'contracts', 'testing']

/** Returns the facts of the shell, the modules and the shared packages. */
export function readRooms(): Promise<readonly RoomParts[]> {
  const packages = readdirSync(join(root, 'shared')).filter((name) => !apart.includes(name))
  const rooms = ['shell', ...moduleFolders(), ...packages.map((name) => `shared/${name}`)]
  const parts = contractParts()
  return Promise.all(rooms.map((room) => readParts(room, parts)))
}

const answering = /\banswer\w*\(\s*(\w+)\b/g
const callImport = /import \{([^}]*)\} from '@tessera\/contracts\/(calls\/[\w-]+)'/g

/** Returns the names of the calls that a source of the service answers. */
async function answeredIn(text: string): Promise<readonly string[]> {
  const answered = new Set([...text.matchAll(answering)].map(([, name]) => name))
  const found = [...text.matchAll(callImport)].map(async ([, names = '', file = '']) => {
    const exported: Readonly<Record<string, { readonly name?: unknown }>> = await import(
      `@tessera/contracts/${file}`
    )
    return names.split(',').map((each) => {
      const [name = '', local = name] = each.trim().split(' as ')
      return answered.has(local) ? exported[name]?.name : undefined
    })
  })
  return (await Promise.all(found)).flat().filter((name) => typeof name === 'string')
}

/** Returns the domains of the service that answer each call. */
export async function readAnswers(): Promise<ReadonlyMap<string, readonly string[]>> {
  const answers = new Map<string, string[]>()
  for (const path of sourcesIn('server/src/contexts')) {
    const domain = path.split('/').slice(3, -1).join('/')
    for (const call of await answeredIn(readFileSync(join(root, path), 'utf8')))
      answers.set(call, [...new Set([...(answers.get(call) ?? []), domain])])
  }
  return answers
}
