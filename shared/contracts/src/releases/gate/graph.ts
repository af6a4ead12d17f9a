import { allHandledRequests, allRequests } from '../../events/all-requests.ts'
import { packageOf } from '../../shared-packages.ts'
import type { GraphBuild, GraphUse, ModuleGraph } from '../module-graph.ts'
import { readOfferName } from './offer-name.ts'
import { type GateBuild, type ReadBuild, readBuild } from './world.ts'

/** A build that people get, with its descriptor as it was built. */
export interface ServedBuild extends GateBuild, Pick<GraphBuild, 'build' | 'standing'> {}

type Does = GraphUse['does']
type Edge = readonly [part: string, does: Does, version?: string | undefined]

const sharedRequests = [...allRequests, ...allHandledRequests].map(
  ({ name, version }) => `${name}@${version}`,
)

/** Returns the requests that builds know. The facts of a build list what it sends and hears without its kind. */
const requestsOf = (builds: readonly ReadBuild[]): ReadonlySet<string> =>
  new Set([
    ...sharedRequests,
    ...builds.flatMap(({ module, facts }) => [
      ...(module?.handles ?? []),
      ...[...Object.keys(facts?.offers ?? {}), ...Object.keys(facts?.takes ?? {})].flatMap(
        (offer) => (offer.startsWith('request ') ? offer.slice('request '.length) : []),
      ),
    ]),
  ])

/** Returns what a build does with its parts, each once. */
function edgesOf(
  { module, uses, facts }: ReadBuild,
  requests: ReadonlySet<string>,
): readonly Edge[] {
  const sent = (name: string) => `${requests.has(name) ? 'request' : 'event'} ${name}`
  const { handles = [], slots = [] } = module ?? {}
  const {
    offers = {},
    takes = {},
    emits = [],
    hears = {},
    shares = [],
    versions = {},
  } = facts ?? {}
  const filled = new Set(slots.map(({ slot }) => `slot ${slot}`))
  const handled = new Set(handles)
  const drawn = uses.filter((part) => part.startsWith('slot ') && !filled.has(part))
  const packages = [...new Set(shares.map(packageOf))]
  return [
    ...Object.keys(offers).map((offer): Edge => [offer, 'offers']),
    ...emits.map((name): Edge => [sent(name), 'sends']),
    ...handles.map((name): Edge => [sent(name), 'handles']),
    ...Object.keys(hears)
      .filter((name) => !handled.has(name))
      .map((name): Edge => [sent(name), 'hears']),
    ...drawn.map((part): Edge => [part, 'draws']),
    ...[...filled].map((part): Edge => [part, 'fills']),
    ...Object.keys(takes)
      .filter((offer) => readOfferName(offer).kind === 'slot')
      .map((offer): Edge => [offer, 'fills']),
    ...uses.filter((part) => part.startsWith('call ')).map((part): Edge => [part, 'calls']),
    ...packages.map(
      (name): Edge => [
        `package ${name}`,
        module === undefined ? 'gives' : 'shares',
        versions[name],
      ],
    ),
  ]
}

/** Returns the version of a build, for people: a shell from before it had one states its contracts. */
const versionOf = ({ module, provides }: ReadBuild, descriptor: unknown): string => {
  const { version } = Object(descriptor)
  return module?.version ?? (typeof version === 'string' ? version : (provides ?? ''))
}

/** Returns who uses what, from the descriptors of the builds that people get. Builds without facts use nothing. */
export function graphOf(served: readonly ServedBuild[]): ModuleGraph {
  const parts = new Map<string, Map<string, GraphUse>>()
  const read = served.flatMap((build) => {
    const found = readBuild(build)
    return found === undefined ? [] : [{ ...build, found }]
  })
  const requests = requestsOf(read.map(({ found }) => found))
  for (const { module, build, found } of read)
    for (const [part, does, version] of edgesOf(found, requests)) {
      const uses = parts.get(part) ?? new Map<string, GraphUse>()
      const use = { module, build, does, ...(version === undefined ? {} : { version }) }
      parts.set(part, uses.set(`${module} ${build} ${does}`, use))
    }
  const builds = read.map(({ module, build, standing, descriptor, found }) => {
    const team = found.facts?.team
    const version = versionOf(found, descriptor)
    return { module, build, version, standing, ...(team === undefined ? {} : { team }) }
  })
  return {
    builds: builds.toSorted((a, b) => (a.module < b.module ? -1 : 1)),
    parts: [...parts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([part, uses]) => ({
        part,
        uses: [...uses].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use),
      })),
  }
}

type GraphPart = ModuleGraph['parts'][number]

/** Returns the parts of a name: whole, without its kind, or without its version too. */
export function partsNamed({ parts }: ModuleGraph, name: string): readonly GraphPart[] {
  const isNamed = ({ part }: GraphPart) => {
    const [, versioned = ''] = part.split(' ')
    return part === name || versioned === name || versioned.replace(/@\d+$/, '') === name
  }
  return parts.filter(isNamed)
}

/** The acts that give a part to others; a build that acts otherwise depends on the part. */
const giving: ReadonlySet<Does> = new Set(['offers', 'sends', 'draws', 'handles', 'gives'])

/** Returns the other modules that use something which a module offers, sends, draws or handles. */
export const dependentsOf = ({ parts }: ModuleGraph, module: string): readonly string[] => [
  ...new Set(
    parts
      .filter(({ uses }) => uses.some((use) => use.module === module && giving.has(use.does)))
      .flatMap(({ uses }) => uses.map((use) => use.module))
      .filter((name) => name !== module),
  ),
]

/** A build that has to be made with a new version of a package, or that is. */
export interface RaisedBuild extends GraphBuild {
  readonly has: string | undefined
  readonly isReady: boolean
  readonly dependents: number
}

const isShell = ({ uses }: GraphPart, module: string): boolean =>
  uses.some((use) => use.module === module && use.does === 'gives')

/**
 * Returns the active builds that have a shared package, in the order in which to rebuild them for a new major
 * version: those on which the fewest other modules depend first, and the shell, which gives it, last.
 */
export function raiseOrder(
  graph: ModuleGraph,
  { name, major }: { readonly name: string; readonly major: number },
): readonly RaisedBuild[] {
  const part = graph.parts.find((each) => each.part === `package ${name}`)
  if (part === undefined) return []
  const active = graph.builds.filter(({ standing }) => standing === 'active')
  const raised = active.flatMap((build) => {
    const use = part.uses.find((each) => each.module === build.module && each.build === build.build)
    if (use === undefined) return []
    const isReady = Number.parseInt(use.version ?? '0', 10) >= major
    const dependents = dependentsOf(graph, build.module).length
    return [{ ...build, has: use.version, isReady, dependents }]
  })
  const last = (build: RaisedBuild) => (isShell(part, build.module) ? 1 : 0)
  return raised.toSorted(
    (a, b) => last(a) - last(b) || a.dependents - b.dependents || (a.module < b.module ? -1 : 1),
  )
}
