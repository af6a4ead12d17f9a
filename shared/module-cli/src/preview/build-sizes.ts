import { GatedModule } from '@tessera/contracts/releases/gate/build-facts'
import { z } from '@tessera/contracts/schema'

/** The brotli bytes of a build: of each of its views with what the module loads first, and of all scripts and styles. */
export interface BuildSizes {
  readonly views: ReadonlyMap<string, number>
  readonly all: number
}

/** Returns the sizes that a descriptor states; undefined for one without facts, and for the shell. */
export function buildSizes(descriptor: unknown): BuildSizes | undefined {
  const { data } = z.safeParse(GatedModule, descriptor)
  if (data === undefined) return undefined
  const { sizes } = data.facts
  const sum = (paths: readonly string[]) =>
    [...new Set([...data.preload, ...paths])].reduce((all, path) => all + (sizes[path] ?? 0), 0)
  const all = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
  const named = [
    ...data.pages.map((each) => [`page ${each.name}`, each] as const),
    ...data.overlays.map((each) => [`overlay ${each.name}`, each] as const),
    ...data.slots.map((each) => [`slot ${each.name}`, each] as const),
  ]
  return {
    // As the gate counts: where scripts import others, a view may load all of them.
    views: new Map(
      named.map(([name, { preload }]) => [name, data.importsNothing === true ? sum(preload) : all]),
    ),
    all,
  }
}
