import { dirname, join } from 'node:path'

/** Sources by their path from the root. */
type Sources = ReadonlyMap<string, string>

/** Folders that need each other, sorted. */
type FolderCycle = readonly string[]

type Edges = ReadonlyMap<string, ReadonlySet<string>>

const imported =
  /(?:\bfrom\s*|^\s*import\s*|(\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?))['"](\.[^'"]+)['"]/gm
const aside = /\.(test|spec|conformance)\.tsx?$|\.d\.ts$|\/(test|testing|conformance|e2e)\//

/** Returns the room of a file: its first folder, or the second as well in `shared`. */
const roomOf = (file: string): string => /^(shared\/)?[^/]+/.exec(file)?.[0] ?? ''

/** True for code of a room, apart from its tests. */
const isCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !aside.test(file.slice(roomOf(file).length))

/** Returns the files of the same room that a file imports. What `module.ts` loads later doesn't count. */
function importsOf(file: string, text: string, sources: Sources): readonly string[] {
  return [...text.matchAll(imported)].flatMap(([, isLater, specifier = '']) => {
    const target = join(dirname(file), specifier)
    if (isLater !== undefined && file.endsWith('/module.ts')) return []
    return sources.has(target) && roomOf(target) === roomOf(file) && isCode(target) ? [target] : []
  })
}

function edgesOf(sources: Sources, between: ReadonlySet<string>): Edges {
  const placeOf = (file: string) => (between.has(dirname(file)) ? file : dirname(file))
  const edges = new Map<string, Set<string>>()
  for (const [file, text] of sources) {
    if (!isCode(file)) continue
    const place = placeOf(file)
    const known = edges.get(place) ?? new Set()
    for (const target of importsOf(file, text, sources)) known.add(placeOf(target))
    known.delete(place)
    edges.set(place, known)
  }
  return edges
}

/** Returns everything that a folder reaches by imports. */
function reachedFrom(folder: string, edges: Edges): ReadonlySet<string> {
  const reached = new Set<string>(edges.get(folder))
  for (const each of reached) for (const next of edges.get(each) ?? []) reached.add(next)
  return reached
}

/**
 * Returns the groups of folders in which each reaches each other one by imports. A file that lies between
 * folders counts for itself: it composes them, or all of them use it.
 */
export function folderCycles(
  sources: Sources,
  between: ReadonlySet<string>,
): readonly FolderCycle[] {
  const edges = edgesOf(sources, between)
  const reached = new Map([...edges.keys()].map((folder) => [folder, reachedFrom(folder, edges)]))
  const placed = new Set<string>()
  return [...edges.keys()].toSorted().flatMap((folder) => {
    if (placed.has(folder)) return []
    const cycle = [...(reached.get(folder) ?? [])].filter((other) =>
      reached.get(other)?.has(folder),
    )
    for (const each of cycle) placed.add(each)
    return cycle.length > 1 ? [cycle.toSorted()] : []
  })
}

/** Reads a list of cycles: a folder in each line, an empty line between cycles. */
export const readCycles = (list: string): readonly FolderCycle[] =>
  list
    .replace(/^#.*\n/gm, '')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line !== ''))
    .filter((cycle) => cycle.length > 0)

const same = (one: FolderCycle, other: FolderCycle): boolean =>
  one.length === other.length && one.every((folder) => other.includes(folder))

/** Returns how the cycles of today differ from those that are listed, a line for each difference. */
export function differencesOf(
  today: readonly FolderCycle[],
  listed: readonly FolderCycle[],
): readonly string[] {
  const added = today.flatMap((cycle) => {
    const [known = []] = listed
      .filter((each) => each.some((folder) => cycle.includes(folder)))
      .toSorted((one, other) => other.length - one.length)
    const fresh = cycle.filter((folder) => !known.includes(folder))
    if (fresh.length === 0) return []
    return [
      `${fresh.join(', ')} ${fresh.length > 1 ? 'are' : 'is'} in a new cycle of ${cycle.length} folders; move a file or an import, so that one of them doesn't need the others.`,
    ]
  })
  const gone = listed.flatMap((cycle) =>
    today.some((each) => same(each, cycle))
      ? []
      : [`The cycle around ${cycle[0]} is no longer as it is listed; list what is left of it.`],
  )
  return [...added, ...gone]
}

/** Writes cycles as a list. */
export const writeCycles = (cycles: readonly FolderCycle[]): string =>
  cycles.map((cycle) => `${cycle.join('\n')}\n`).join('\n')
