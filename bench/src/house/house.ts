import type { Line } from '../measure.ts'
import { firstLoadScript } from './first-load.ts'
import { followedPaths, numberedLines } from './followed-paths.ts'
import { fileFigures } from './product-files.ts'
import { revisionFiles, type Texts } from './revision-files.ts'

const targets: Readonly<Record<(typeof followedPaths)[number], string>> = {
  'Follow a save': 'at most 24',
  'Follow a bulk move': 'at most 28',
  'Follow a log-in with a second factor': 'at most 22',
  "Follow a search's suggestions": 'at most 12',
}

/** Lists the figures of the sources, by name. */
function figuresOf(texts: Texts): ReadonlyMap<string, string> {
  const { files, medianLines, lines, short, oneImporter } = fileFigures(texts)
  const document = texts.get('docs/architecture.md') ?? ''
  return new Map([
    ['product files', String(files)],
    ['median length', `${medianLines} lines`],
    ['files under 20 lines', String(short)],
    ['lines', String(lines)],
    ['files with one importer', String(oneImporter)],
    ...followedPaths.map((title): [string, string] => [
      `files on the path: ${title.replace('Follow a ', '')}`,
      numberedLines(document, title)?.length.toString() ?? 'not listed',
    ]),
  ])
}

/** The figures of the sources as they are, beside those of another revision; and the first load's bytes. */
export async function house(revision: string | undefined): Promise<readonly Line[]> {
  const now = figuresOf(revisionFiles())
  const then = revision === undefined ? undefined : figuresOf(revisionFiles(revision))
  const target = (name: string): string =>
    followedPaths
      .filter((title) => name.endsWith(title.replace('Follow a ', '')))
      .map((title) => targets[title])[0] ?? ''
  return [
    ...[...now].map(([name, ours]) => ({
      name,
      ours,
      beside: then?.get(name) ?? '',
      target: target(name),
    })),
    await firstLoadScript(),
  ]
}
