import { limits } from '@tessera/contracts/limits'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { ReportFrame } from '@tessera/contracts/releases/error-calls'

/** A build whose files may be in a stack. */
export interface KnownBuild {
  readonly module: string
  readonly build: BuildId | null
  /** The URL of its files. */
  readonly base: string
  readonly files: ReadonlySet<string>
}

const longestLine = 600
const position = /:(\d{1,7}):(\d{1,7})\)?$/
/** Signs of a function's name, as `new Chart`, `async load`, `Board.render` and `<anonymous>`. */
const nameless = /[^\w$.<> #[\]]/
const longestName = 100

interface Located {
  readonly name: string
  readonly url: URL
  readonly line: number
  readonly column: number
}

function nameIn(text: string): string {
  const name = text.trim().replace(/^at /, '').replace(/[@(]$/, '').trim()
  return name.length > longestName || nameless.test(name) ? '' : name
}

/** Reads a line of a stack as Chromium, Firefox or Safari write it; undefined for a line without a file. */
function locatedIn(line: string): Located | undefined {
  const middle = line.indexOf('://')
  const place = position.exec(line)
  if (middle < 0 || place === null || place.index < middle) return undefined
  const scheme = /[a-z-]{2,30}$/.exec(line.slice(0, middle))
  if (scheme === null) return undefined
  const url = URL.parse(line.slice(scheme.index, place.index))
  if (url === null) return undefined
  const [, row, column] = place.map(Number)
  return {
    name: nameIn(line.slice(0, scheme.index)),
    url,
    line: row ?? 0,
    column: column ?? 0,
  }
}

function frameOf(
  { name, url, line, column }: Located,
  known: readonly KnownBuild[],
): ReportFrame | undefined {
  const address = `${url.origin}${url.pathname}`
  for (const { module, build, base, files } of known) {
    const file = address.startsWith(base) ? address.slice(base.length) : ''
    if (files.has(file)) return { of: module, build, file, line, column, name }
  }
  return undefined
}

/**
 * Reads the places of a stack that are in files of known builds; everything else is left out: other
 * addresses, query strings, messages. Undefined for what the code of a browser extension threw.
 */
export function framesIn(
  stack: string,
  known: readonly KnownBuild[],
): readonly ReportFrame[] | undefined {
  const located = stack
    .split('\n')
    .map((line) => locatedIn(line.slice(0, longestLine).trimEnd()))
    .filter((each) => each !== undefined)
  if (located[0]?.url.protocol.endsWith('-extension:')) return undefined
  return located
    .map((each) => frameOf(each, known))
    .filter((frame) => frame !== undefined)
    .slice(0, limits.reportedFrames)
}
