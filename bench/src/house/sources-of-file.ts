import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'

/** The characters that each source has in a built file. */
export type SourceSizes = Readonly<Record<string, number>>

/** Returns a source's name without the folders that differ between machines. */
const nameOf = (source: string): string =>
  source.length > 300
    ? 'the entry of the federation'
    : source.replace(/^.*node_modules\//, '').replace(/^(?:webpack:\/\/\/?|\.\.?\/)+/, '')

/** Counts the characters of each source in a built file, by its source map. */
export async function sourcesOfFile(path: string): Promise<SourceSizes> {
  const map = new SourceMap(JSON.parse(await readFile(`${path}.map`, 'utf8')))
  const sizes: Record<string, number> = {}
  const lines = (await readFile(path, 'utf8')).split('\n')
  for (const [line, text] of lines.entries())
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column)
      // Code that the bundler wrote has no source.
      if (!('originalSource' in entry) || entry.originalSource === undefined) continue
      const name = nameOf(entry.originalSource)
      sizes[name] = (sizes[name] ?? 0) + 1
    }
  return sizes
}

const parses = /(?<![\w.$])z\.(?:parse|safeParse)\(/

/** Lists the sources of a built file that parse by themselves, so that it waits for zod. */
export async function parsingSources(path: string): Promise<readonly string[]> {
  const { sources, sourcesContent } = JSON.parse(await readFile(`${path}.map`, 'utf8'))
  const sizes = await sourcesOfFile(path)
  const texts: readonly (readonly [string, string])[] = sources.map(
    (source: string, at: number) => [nameOf(source), sourcesContent[at] ?? ''],
  )
  return texts.filter(([name, text]) => name in sizes && parses.test(text)).map(([name]) => name)
}

/** Lists the sources that grew most since the sizes that are known, new ones included. */
export function largestNewcomers(
  now: SourceSizes,
  known: SourceSizes,
  count = 10,
): readonly string[] {
  return Object.entries(now)
    .map(([name, size]) => ({ name, size, more: size - (known[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .slice(0, count)
    .map(({ name, size, more }) =>
      more === size ? `${name}: new, ${size} characters` : `${name}: ${more} more, ${size} now`,
    )
}
