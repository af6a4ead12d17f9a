/** The parts of a contract by name, each with its shape as lines. */
export type Parts = ReadonlyMap<string, readonly string[]>

/** The kind of a contract's change: none, an addition, or one that breaks older modules. */
export type Change = 'none' | 'minor' | 'major'

/** One line that breaks an older module, and the part that it belongs to. */
export interface Break {
  readonly part: string
  readonly line: string
}

interface Line {
  readonly kind: string
  /**
   * The reader of the value: the service reads 'input', a page reads 'output', both read 'payload'.
   */
  readonly reader: 'input' | 'output' | 'payload' | undefined
  readonly at: string
}

function parse(line: string): Line {
  const [kind = '', at = ''] = line.split(' ')
  const [root] = at.split(/[.[{|]/)
  const reader = (['input', 'output', 'payload'] as const).find((name) => name === root)
  return { kind, reader, at }
}

const parentOf = (at: string): string => at.replace(/(\.[^.[{|]*|\[\]|\{\}|\|)$/, '')

/** True when a line that went breaks a module that was built before. */
function breaksWhenGone(line: string): boolean {
  const { kind, reader } = parse(line)
  // A module may still send what the service no longer requires or limits, and an answer may hold
  // fewer of the values that the module knows.
  if (kind === 'required' || kind === 'limit') return reader !== 'input'
  if (kind === 'value') return reader !== 'output'
  return true
}

/** True when a line that was added breaks a module that was built before. */
function breaksWhenAdded(line: string, known: ReadonlySet<string>): boolean {
  const { kind, reader, at } = parse(line)
  if (kind === 'required') return reader !== 'output' && known.has(parentOf(at))
  if (kind === 'limit') return reader !== 'output' && known.has(at)
  if (kind === 'value') return reader !== 'input' && known.has(at)
  return false
}

/** Returns every line that breaks a module built against `before`. */
export function breaksOf(before: Parts, after: Parts): readonly Break[] {
  return [...before].flatMap(([part, lines]) => {
    const now = after.get(part)
    if (now === undefined) return [{ part, line: 'was taken away' }]
    const [was, is] = [new Set(lines), new Set(now)]
    const known = new Set(lines.map((line) => parse(line).at))
    return [
      ...lines.filter((line) => !is.has(line) && breaksWhenGone(line)).map((line) => `- ${line}`),
      ...now
        .filter((line) => !was.has(line) && breaksWhenAdded(line, known))
        .map((line) => `+ ${line}`),
    ].map((line) => ({ part, line }))
  })
}

const isSame = (one: readonly string[] | undefined, other: readonly string[]): boolean =>
  one !== undefined && one.join('\n') === other.join('\n')

/** Returns the names of the parts that are new or differ. */
export const changedParts = (before: Parts, after: Parts): readonly string[] =>
  [...after].filter(([part, lines]) => !isSame(before.get(part), lines)).map(([part]) => part)

/** Returns how the contract changed; breaks of the accepted parts count as additions. */
export function changeOf(before: Parts, after: Parts, accepted: ReadonlySet<string>): Change {
  if (breaksOf(before, after).some(({ part }) => !accepted.has(part))) return 'major'
  const isGone = [...before.keys()].some((part) => !after.has(part))
  return isGone || changedParts(before, after).length > 0 ? 'minor' : 'none'
}
