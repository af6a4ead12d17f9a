import type { GraphUse, ModuleGraph } from '@tessera/contracts/releases/module-graph'

/** A part, and what each module does with it, in words. */
export interface PartRow {
  readonly part: string
  readonly uses: readonly (readonly [does: GraphUse['does'], modules: readonly string[]])[]
}

/** Returns the name of a use: with the version of a package, and for a canary with its mark. */
function nameOf({ builds }: ModuleGraph, { module, build, version }: GraphUse, canary: string) {
  const found = builds.find((each) => each.module === module && each.build === build)
  return [module, version, found?.standing === 'canary' ? canary : undefined]
    .filter((text) => text !== undefined)
    .join(' ')
}

/** Returns the parts whose name, users or their teams have a text, as rows. */
export function partRows(
  graph: ModuleGraph,
  { text, canary }: { readonly text: string; readonly canary: string },
): readonly PartRow[] {
  const wanted = text.trim().toLowerCase()
  const teams = new Map(graph.builds.map(({ module, team = '' }) => [module, team]))
  return graph.parts.flatMap(({ part, uses }) => {
    const said = [part, ...uses.flatMap(({ module }) => [module, teams.get(module) ?? ''])]
    if (!said.some((each) => each.toLowerCase().includes(wanted))) return []
    const does = [...new Set(uses.map((use) => use.does))]
    return [
      {
        part,
        uses: does.map((each) => {
          const names = uses
            .filter((use) => use.does === each)
            .map((use) => nameOf(graph, use, canary))
          return [each, [...new Set(names)]] as const
        }),
      },
    ]
  })
}
