import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { partsNamed, type RaisedBuild, raiseOrder } from '@tessera/contracts/releases/gate/graph'
import {
  type GraphBuild,
  type GraphUse,
  ModuleGraph,
} from '@tessera/contracts/releases/module-graph'
import { graphPath } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import type { Arguments } from './arguments.ts'
import { Fault, type Outcome } from './outcome.ts'
import { commandName } from './place.ts'
import type { ToolClient } from './tool-client.ts'

/** Returns lines whose cells stand below each other. */
function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const idText = ({ build }: Pick<GraphBuild, 'build'>): string =>
  build === null ? 'of the service' : shortBuildId(build)

const isOf = (use: GraphUse, { module, build }: GraphBuild): boolean =>
  use.module === module && use.build === build

const buildOf = ({ builds }: ModuleGraph, use: GraphUse): GraphBuild | undefined =>
  builds.find((build) => isOf(use, build))

const nameText = (graph: ModuleGraph, use: GraphUse): string =>
  buildOf(graph, use)?.standing === 'canary' ? `${use.module} (canary)` : use.module

/** Returns who does what with a part, as "sends: feed; hears: save". */
function usesText(graph: ModuleGraph, uses: readonly GraphUse[]): string {
  const does = [...new Set(uses.map((use) => use.does))]
  return does
    .map((each) => {
      const names = uses
        .filter((use) => use.does === each)
        .map((use) => [nameText(graph, use), use.version].filter(Boolean).join(' '))
      return `${each}: ${[...new Set(names)].sort().join(', ')}`
    })
    .join('; ')
}

function wholeGraph(graph: ModuleGraph): Outcome {
  const builds = graph.builds.map((build) => [
    build.module,
    build.version,
    idText(build),
    build.standing,
    build.team ?? 'no team',
  ])
  const parts = graph.parts.map(({ part, uses }) => [part, usesText(graph, uses)])
  return {
    lines: [
      'Builds',
      ...tableLines(builds).map((line) => `  ${line}`),
      'Parts',
      ...tableLines(parts).map((line) => `  ${line}`),
    ],
    data: { ...graph },
  }
}

/** Returns the builds that use the parts of a name, with their teams. */
function dependents(graph: ModuleGraph, name: string): Outcome {
  const parts = partsNamed(graph, name)
  if (parts.length === 0)
    throw new Fault(
      `No running build uses ${name}; name a part as ${commandName} graph lists it, such as session.changed@1 or react.`,
    )
  const rows = parts.flatMap(({ part, uses }) =>
    uses.map((use) => {
      const build = buildOf(graph, use)
      return {
        part,
        ...use,
        team: build?.team ?? null,
        standing: build?.standing ?? 'active',
      }
    }),
  )
  const lines = parts.flatMap(({ part }) => [
    part,
    ...tableLines(
      rows
        .filter((row) => row.part === part)
        .map((row) => [
          row.does,
          row.module,
          idText(row),
          row.standing,
          row.team ?? 'no team',
          row.version ?? '',
        ]),
    ).map((line) => `  ${line}`),
  ])
  return { lines, data: { parts: parts.map(({ part }) => part), uses: rows } }
}

function raised(text: string): { readonly name: string; readonly major: number } {
  const [, name, major] = /^(@?[^@]+)@(\d+)$/.exec(text) ?? []
  if (name !== undefined) return { name, major: Number(major) }
  throw new Fault(
    `--raise takes a package and its next major version, as react@20, not '${text}'.`,
    'usage',
  )
}

const stepLine = (build: RaisedBuild, package_: string): readonly string[] => [
  build.module,
  build.team ?? 'no team',
  idText(build),
  build.has === undefined ? 'states no version' : `${package_} ${build.has}`,
  build.isReady ? 'ready' : `${commandName} publish ${build.module} --percent 1`,
]

/** Returns the builds to make with a new major version of a shared package, in their order. */
function raise(graph: ModuleGraph, text: string): Outcome {
  const wanted = raised(text)
  const order = raiseOrder(graph, wanted)
  if (order.length === 0)
    throw new Fault(
      `No running build shares ${wanted.name}; see ${commandName} graph for those that are shared.`,
    )
  const steps = tableLines(order.map((build) => stepLine(build, wanted.name)))
  return {
    lines: [
      `Builds with ${wanted.name}, in the order in which to make them with ${wanted.name} ${wanted.major}:`,
      ...steps.map(
        (line, at) => `  ${String(at + 1).padStart(String(steps.length).length)}. ${line}`,
      ),
      `Each is a canary first; ${commandName} promote NAME gives it to everybody once it has not failed more often.`,
    ],
    data: { package: wanted.name, major: wanted.major, order: [...order] },
  }
}

/** Shows who uses what in the product, from the facts of its registry. */
export async function graph(
  { send }: Pick<ToolClient, 'send'>,
  { breaks, raise: wanted }: Pick<Arguments, 'breaks' | 'raise'>,
): Promise<Outcome> {
  if (wanted !== undefined) raised(wanted)
  const found = z.parse(ModuleGraph, await send('GET', graphPath))
  if (breaks !== undefined) return dependents(found, breaks)
  return wanted === undefined ? wholeGraph(found) : raise(found, wanted)
}
