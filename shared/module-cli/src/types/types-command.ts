import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { moduleFoldersOf, nameIn } from '@tessera/build/room'
import { builtDescriptorPath } from '@tessera/contracts/descriptor-path'
import { BuildId, buildIdOf, shortBuildId } from '@tessera/contracts/releases/build-id'
import { GatedModule } from '@tessera/contracts/releases/gate/build-facts'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from '../arguments.ts'
import { Fault, type Outcome } from '../outcome.ts'
import { commandName, folderOf, isOneModule, root } from '../place.ts'
import { type ToolClient, toolClient } from '../tool-client.ts'
import { type OfferingBuild, typesText } from './types-text.ts'

/** The module that gets types, and whose: without a name, of all modules that it has types of. */
interface Aim {
  readonly module: string
  readonly owner?: string
}

/** Returns what the arguments ask for. Inside the folder of a module they name the other module alone. */
export function aimOf(
  asked: Pick<Arguments, 'command' | 'names'>,
  { here, modules }: { readonly here: string | undefined; readonly modules: readonly string[] },
): Aim {
  const [first, second] = asked.names
  const own = here ?? (modules.length === 1 ? modules[0] : undefined)
  if (first !== undefined && second !== undefined) return { module: first, owner: second }
  if (own !== undefined)
    return first === undefined ? { module: own } : { module: own, owner: first }
  return { module: nameOf(asked) }
}

const Running = z.object({ builds: z.record(z.string(), z.nullable(BuildId)) })

/** Reads what the active build of a module offers, from the product's registry. */
export async function offeringBuild(
  { send }: Pick<ToolClient, 'send'>,
  module: string,
): Promise<OfferingBuild> {
  const { builds } = z.parse(Running, await send('GET', '/registry.json'))
  const build = Object.hasOwn(builds, module) ? builds[module] : undefined
  if (!build)
    throw new Fault(
      `The product runs no build of ${module}; publish ${module} first, or check the name.`,
    )
  const raw = await send('GET', builtDescriptorPath(module, build))
  if ((await buildIdOf(raw)) !== build)
    throw new Fault(
      `The descriptor of ${module} is not that of build ${shortBuildId(build)}; ask the product's operator.`,
    )
  const { version, facts } = readModule(raw, `build ${shortBuildId(build)} of ${module}`)
  return { module, build, version, offers: facts.offers ?? {} }
}

/** Reads the descriptor of a build. Builds from before the gate state no facts. */
function readModule(raw: unknown, label: string): z.infer<typeof GatedModule> {
  const { data, error } = z.safeParse(GatedModule, raw)
  if (data !== undefined) return data
  const { path = [], message = '' } = error.issues[0] ?? {}
  if (Object(raw).facts === undefined)
    throw new Fault(
      `The descriptor of ${label} states no facts, so it is from before modules offered anything; its team publishes it again with the present packages.`,
    )
  throw new Fault(
    `The descriptor of ${label} could not be read (${`${path.join('.')}: ${message}`.slice(0, 200)}); bring the packages of this repository up to date, and if that does not help, tell its team.`,
  )
}

const typesFolder = (module: string): string => join(root, folderOf(module), 'src/from')

/** Returns the modules that a module has types of. */
function knownOwners(module: string): readonly string[] {
  const folder = typesFolder(module)
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  return files.flatMap((file) => /^([a-z][a-z0-9-]*)\.ts$/.exec(file)?.[1] ?? [])
}

/** Returns the module in whose folder the command was typed. */
function moduleHere(): string | undefined {
  const path = relative(root, process.env.INIT_CWD ?? process.cwd())
  const [folder = ''] = path.split(/[/\\]/)
  return moduleFoldersOf(root).includes(folder) ? folder.replace(/^mfe-/, '') : undefined
}

async function writeTypes(client: ToolClient, { module, owner }: Required<Aim>) {
  const build = await offeringBuild(client, owner)
  if (Object.keys(build.offers).length === 0)
    throw new Fault(
      `${owner} ${build.version} offers nothing to other modules; its team lists what it offers in offers of its module.ts.`,
    )
  const file = join(typesFolder(module), `${owner}.ts`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, typesText(build))
  return { module: owner, build: build.build, file, parts: Object.keys(build.offers) }
}

/** Writes the types of what other modules offer into a module. */
export async function writeAllTypes(asked: Arguments): Promise<Outcome> {
  const modules = await Promise.all(moduleFoldersOf(root).map((folder) => nameIn(root, folder)))
  const { module, owner } = aimOf(asked, { here: moduleHere(), modules })
  if (!modules.includes(module))
    throw new Fault(
      isOneModule
        ? `This repository holds the module ${modules.join()}, not ${module}.`
        : `This checkout has no module ${module}; choose from ${modules.join(', ')}.`,
    )
  const owners = owner === undefined ? knownOwners(module) : [owner]
  if (owners.length === 0)
    throw new Fault(
      `${module} has types of no other module; name one: ${commandName} types ${module} OTHER.`,
    )
  const client = toolClient({ origin: asked.at, proof: '' })
  const written = []
  for (const each of owners) written.push(await writeTypes(client, { module, owner: each }))
  return {
    lines: written.map(
      ({ module: of, build, file, parts }) =>
        `${relative(root, file)} has ${parts.length} ${parts.length === 1 ? 'part' : 'parts'} of build ${shortBuildId(build)} of ${of}.`,
    ),
    data: { module, written },
  }
}
