import { readFacts } from '@tessera/commands/room-facts'
import type { Surface, SurfaceBudget } from '@tessera/contracts/room-facts'

/** A page that a room states, with the name that figures give it. */
export interface NamedSurface extends Surface {
  readonly name: string
}

/** Lists the surfaces that the rooms of this checkout state. */
export async function statedSurfaces(): Promise<readonly NamedSurface[]> {
  const rooms = await readFacts()
  return rooms.flatMap(({ facts: { surfaces = {} } }) =>
    Object.entries(surfaces).map(([name, surface]) => ({ name, ...surface })),
  )
}

/** Returns the budget of a surface. */
export async function budgetOf(name: string): Promise<SurfaceBudget> {
  const surface = (await statedSurfaces()).find((each) => each.name === name)
  if (surface === undefined) throw new Error(`No facts.ts of a room states the surface "${name}".`)
  return surface.budget
}
