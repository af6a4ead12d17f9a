import { readdirSync, readFileSync } from 'node:fs'

/** The megabytes of a process at rest, and of its parts. */
export interface ProcessMemory {
  readonly name: string
  /** Its own pages, and its share of those that other processes have too. */
  readonly all: number
  readonly parts: Readonly<Record<MemoryPart, number>>
}

/** Kinds of memory that the pages of a process hold. */
export const memoryParts = [
  'programs',
  'compiled code',
  'WebAssembly memory',
  'malloc',
  'V8 heaps, stacks and the rest',
] as const
type MemoryPart = (typeof memoryParts)[number]

const kilobytesPerMegabyte = 1_024
/** Nothing else of a service maps as much at once: V8 takes its heap in pages of 256 KB. */
const wasmLeastKilobytes = 64 * kilobytesPerMegabyte

interface Mapping {
  readonly permissions: string
  readonly file: string
  readonly size: number
  readonly own: number
}

/** Reads the mappings of /proc/PID/smaps. */
function mappingsOf(smaps: string): readonly Mapping[] {
  return smaps.split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m).flatMap((text) => {
    const [, permissions, file] = /^\S+ (\S+) \S+ \S+ \S+ *(.*)$/m.exec(text) ?? []
    const figure = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(text)?.[1])
    if (permissions === undefined || file === undefined) return []
    return [{ permissions, file, size: figure('Size'), own: figure('Pss') }]
  })
}

function partOf({ permissions, file, size }: Mapping): MemoryPart {
  if (file === '[heap]') return 'malloc'
  if (file.startsWith('/')) return 'programs'
  if (permissions.includes('x')) return 'compiled code'
  return size >= wasmLeastKilobytes ? 'WebAssembly memory' : 'V8 heaps, stacks and the rest'
}

/** Sums the mappings of a process by what they hold. */
export function memoryIn(name: string, smaps: string): ProcessMemory {
  const mappings = mappingsOf(smaps)
  const sum = (counted: readonly Mapping[]) =>
    counted.reduce((total, { own }) => total + own, 0) / kilobytesPerMegabyte
  const of = (part: MemoryPart) => sum(mappings.filter((mapping) => partOf(mapping) === part))
  return {
    name,
    all: sum(mappings),
    parts: {
      programs: of('programs'),
      'compiled code': of('compiled code'),
      'WebAssembly memory': of('WebAssembly memory'),
      malloc: of('malloc'),
      'V8 heaps, stacks and the rest': of('V8 heaps, stacks and the rest'),
    },
  }
}

interface Running {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

function running(): readonly Running[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? []
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return [{ pid: Number(name), parent: Number(parent), command }]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}

/** Returns the memory of a process and of all that it started, by the file that each runs. */
export function memoryOfTree(pid: number): readonly ProcessMemory[] {
  const all = running()
  const below = (parent: number): readonly Running[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)])
  return [...all.filter((each) => each.pid === pid), ...below(pid)].map(({ pid: each, command }) =>
    memoryIn(
      /[\w-]+\/src\/[\w/.-]+|[\w-]+\.mjs/.exec(command)?.[0] ?? command,
      readFileSync(`/proc/${each}/smaps`, 'utf8'),
    ),
  )
}
