import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { logIn } from '@tessera/contracts/calls/session'
import type { ShownPin, Surface, SurfaceBudget } from '@tessera/contracts/room-facts'
import { demoPassword } from '@tessera/demo/demo-password'
import { smallDemo } from '@tessera/demo/small/small-demo'
import { cheapPasswords } from '@tessera/server/conformance/cheap-passwords'
import { business, type Person, visitor } from '@tessera/server/conformance/person'
import { users } from '@tessera/server/contexts/identity/accounts/tables'
import { boards } from '@tessera/server/contexts/pins/boards/tables'
import { pins } from '@tessera/server/contexts/pins/pins/tables'
import { createMemoryService, type MemoryService } from '@tessera/server/memory-service'
import { eq } from '@tessera/server/platform/database/sql'
import { builtModules, builtShell, documentFiles, isScript, sum } from '../house/first-load.ts'
import { sentBy } from '../service/sent-statements.ts'
import { type NamedSurface, statedSurfaces } from './surfaces.ts'

/** The owner of the board, who is the member that opens the surfaces. */
const shownOwner = 'mira_okafor'

/** The encodings that browsers accept. */
const accepted = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

/** The service in memory with the built modules and shell, and the small demo world. */
async function openService(): Promise<MemoryService> {
  const built = await builtModules()
  const bases = built.map((_, at) => `http://localhost:${3_101 + at}/`)
  const modules = built.map((module, at) => ({ ...module, base: bases[at] ?? '' }))
  const service = await createMemoryService({
    sample: smallDemo,
    passwords: cheapPasswords,
    registry: { schema: 1, modules },
    shell: { ...(await builtShell()), base: '/assets/' },
    moduleHosts: {
      // The base of a built module is its folder.
      async read(url) {
        const at = bases.findIndex((base) => url.startsWith(base))
        const path = url.slice(bases[at]?.length)
        return new Uint8Array(await readFile(join(root, built[at]?.base ?? '', 'dist', path)))
      },
    },
  })
  // Their statements would be counted with those of a document.
  await service.ports.jobs.stop()
  return service
}

async function shownOf({ ports }: MemoryService): Promise<ShownPin> {
  const [found] = await ports.db
    .select({ pinId: pins.id, boardId: boards.id, slug: boards.slug, ownerId: users.id })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(eq(users.username, shownOwner))
    .orderBy(pins.id)
    .limit(1)
  if (found === undefined) throw new Error(`${shownOwner} has no pin in the small demo world.`)
  return { ...found, owner: shownOwner }
}

async function peopleOf(service: MemoryService) {
  const member = visitor(service)
  await member.done(logIn, { username_or_email: shownOwner, password: demoPassword })
  return { visitor: visitor(service), member, business: await business(service) }
}

/**
 * Counts the statements of some work, twice, and once more when these differ: what only the first time needs, or
 * is written once in a while (the query of a search, the last use of a session), is not its own.
 */
async function statementsOf(work: () => Promise<void>): Promise<number> {
  const count = async () => (await sentBy(work)).length
  const [first, second] = [await count(), await count()]
  return first === second ? second : Math.min(second, await count())
}

async function takenBy(
  { call, input }: Surface,
  {
    path,
    shown,
    person,
  }: { readonly path: string; readonly shown: ShownPin; readonly person: Person },
): Promise<Pick<SurfaceBudget, 'document' | 'documentStatements' | 'callStatements'>> {
  let document = 0
  const documentStatements = await statementsOf(async () => {
    const response = await person.send(path, { headers: accepted })
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`)
    document = (await response.arrayBuffer()).byteLength
  })
  const callStatements = await statementsOf(async () => {
    await person.done(call, input?.(shown) ?? {})
  })
  return { document, documentStatements, callStatements }
}

/** A surface with what it takes. */
export interface TakenBySurface extends Pick<NamedSurface, 'name' | 'budget'> {
  readonly taken: SurfaceBudget
}

/** Measures what each surface takes: bytes from the build, statements in the small demo world. */
export async function measureSurfaces(): Promise<readonly TakenBySurface[]> {
  const modules = await builtModules()
  const service = await openService()
  try {
    const people = await peopleOf(service)
    const shown = await shownOf(service)
    const measured: TakenBySurface[] = []
    for (const surface of await statedSurfaces()) {
      const path = surface.path(shown)
      const files = await documentFiles(modules, path.replace(/\?.*/, ''))
      const taken = {
        script: sum(files.filter(isScript)),
        style: sum(files.filter(({ url }) => url.endsWith('.css'))),
        ...(await takenBy(surface, { path, shown, person: people[surface.who] })),
      }
      measured.push({ name: surface.name, budget: surface.budget, taken })
    }
    return measured
  } finally {
    await service.stop()
  }
}
