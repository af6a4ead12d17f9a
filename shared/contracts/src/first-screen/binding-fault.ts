import { readerPaths, readerRoots } from './parts.ts'
import type { FirstScreenTemplate } from './template.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The members of a part whose value is a path. */
const pathMembers = ['get', 'each', 'names', 'refinement', 'among', 'pin'] as const

/** The members whose own members have names of the template's author. */
const namedMembers: ReadonlySet<string> = new Set([
  'with',
  'params',
  'query',
  'from',
  'attributes',
  'words',
])

/** Roots whose members the address or the product names. */
const namedRoots: ReadonlySet<string> = new Set(['params', 'query', 'experiments'])

interface Known {
  readonly calls: ReadonlySet<string>
  /** The first names of paths. */
  readonly names: ReadonlySet<string>
  readonly texts: number
}

/** Returns why a path may not be read; undefined when it may. */
function pathFault(path: string, names: ReadonlySet<string>): string | undefined {
  const [root = '', field, more] = path.split('.')
  if (names.has(root) || readerPaths.has(path)) return undefined
  if (namedRoots.has(root) && field !== undefined && more === undefined) return undefined
  return `it reads ${path}, which is neither of its answers nor of the reader`
}

function partFault(part: unknown, known: Known): string | undefined {
  if (Array.isArray(part)) return firstFault(part, known)
  if (!isRecord(part)) return undefined
  const { names, texts, calls } = known
  if (typeof part.call === 'string' && !calls.has(part.call))
    return `it shows answers of ${part.call}, which is no call that reads`
  const words = isRecord(part.words) ? Object.values(part.words) : []
  const missing = [part.say, part.more, ...words].find(
    (place) => typeof place === 'number' && place >= texts,
  )
  if (missing !== undefined) return `it says the text ${String(missing)}, which it does not have`
  for (const member of pathMembers) {
    const path = part[member]
    const fault = typeof path === 'string' ? pathFault(path, names) : undefined
    if (fault !== undefined) return fault
  }
  const inner = typeof part.as === 'string' ? new Set([...names, part.as]) : names
  const parts = Object.entries(part).flatMap(([member, value]) =>
    namedMembers.has(member) && isRecord(value) ? Object.values(value) : [value],
  )
  return firstFault(parts, { names: inner, texts, calls })
}

function firstFault(parts: readonly unknown[], known: Known): string | undefined {
  for (const part of parts) {
    const fault = partFault(part, known)
    if (fault !== undefined) return fault
  }
  return undefined
}

/**
 * Returns what a template reads that it may not: the answer of another call, more of the reader than it may,
 * or a text that it does not have.
 */
export function bindingFault(
  { answers, texts, unless, content }: FirstScreenTemplate,
  calls: ReadonlySet<string>,
): string | undefined {
  const taken = Object.keys(answers).find((name) => readerRoots.has(name))
  if (taken !== undefined) return `it names an answer ${taken}, which is the reader's`
  const unknown = Object.values(answers).find((call) => !calls.has(call))
  if (unknown !== undefined) return `it reads answers of ${unknown}, which is no call that reads`
  const names = new Set(Object.keys(answers))
  return firstFault([unless, content], { names, texts: texts.length, calls })
}
