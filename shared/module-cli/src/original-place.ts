import { SourceMap } from 'node:module'
import { posix } from 'node:path'
import { z } from '@tessera/contracts/schema'

/** A source map, as far as it is read. */
export const ReadMap = z.object({
  version: z.literal(3),
  file: z._default(z.string(), ''),
  sources: z.array(z.string()),
  sourcesContent: z._default(z.array(z.nullable(z.string())), []),
  names: z._default(z.array(z.string()), []),
  mappings: z.string().check(z.regex(/^[\w+/,;]*$/)),
  sourceRoot: z._default(z.string(), ''),
})
export type ReadMap = z.infer<typeof ReadMap>

/** A place in a source file. */
export interface OriginalPlace {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The name at that place; empty when the map has none. */
  readonly name: string
  /** The line, and those before and after it, with their numbers. */
  readonly around: readonly { readonly line: number; readonly text: string }[]
}

const longestLine = 160

function linesAround(text: string | null | undefined, line: number): OriginalPlace['around'] {
  if (typeof text !== 'string') return []
  const lines = text.split('\n')
  return [line - 1, line, line + 1]
    .filter((each) => each >= 1 && each <= lines.length)
    .map((each) => ({
      line: each,
      text: (lines[each - 1] ?? '').replaceAll('\t', '  ').slice(0, longestLine),
    }))
}

/** Returns the path of a source in its repository, from the folder of the built file. */
function sourcePath(source: string, folder: string): string {
  if (source.includes('://')) return source.slice(0, longestLine)
  return posix.join(folder, source).slice(0, longestLine)
}

/**
 * Finds the place in the sources that a place of a built file comes from, lines and columns from 1;
 * undefined for code that the bundler wrote.
 */
export function originalPlace(
  { map, folder }: { readonly map: ReadMap; readonly folder: string },
  { line, column }: { readonly line: number; readonly column: number },
): OriginalPlace | undefined {
  const payload = { ...map, sourcesContent: map.sourcesContent.map((text) => text ?? '') }
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1)
  if (!('originalSource' in entry) || typeof entry.originalSource !== 'string') return undefined
  const { originalSource, originalLine, originalColumn } = entry
  const name: unknown = Reflect.get(entry, 'name')
  if (entry.generatedLine !== line - 1) return undefined
  return {
    file: sourcePath(originalSource, folder),
    line: originalLine + 1,
    column: originalColumn + 1,
    name: typeof name === 'string' ? name : '',
    around: linesAround(map.sourcesContent[map.sources.indexOf(originalSource)], originalLine + 1),
  }
}
