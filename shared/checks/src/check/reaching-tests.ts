import { dirname, join, relative } from 'node:path'

/** Sources by their path from the root. */
export type Sources = ReadonlyMap<string, string>

const imported = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** The file that an import means, among the sources; packages of the checkout are looked up by name. */
function meant(specifier: string, from: string, sources: Sources): string | undefined {
  if (specifier.startsWith('.')) {
    const path = join(dirname(from), specifier)
    return sources.has(path) ? path : undefined
  }
  const [, room = '', rest = ''] = /^@tessera\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  const places = [`shared/${room}/src/${rest}`, `${room}/src/${rest}`]
  return places
    .flatMap((place) => [`${place}.ts`, `${place}.tsx`])
    .find((path) => sources.has(path))
}

/** Returns, for each file, the files that import it. */
export function importersIn(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, text] of sources) {
    for (const [, specifier = ''] of text.matchAll(imported)) {
      const target = meant(specifier, file, sources)
      if (target === undefined) continue
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

/** Returns the distance of two files in the folder tree. */
const stepsBetween = (one: string, other: string): number =>
  relative(dirname(one), dirname(other)).split('/').filter(Boolean).length

const wordsOf = (file: string): readonly string[] =>
  file.split(/[^a-z]+/i).filter((it) => it.length > 3)

const sharedWords = (one: string, other: string): number => {
  const words = new Set(wordsOf(one))
  return wordsOf(other).filter((word) => words.has(word) || words.has(`${word}s`)).length
}

type Importers = ReturnType<typeof importersIn>

/** Returns how near each test file is that reaches a file by imports; the smallest number is the nearest. */
function ranksOf(file: string, importers: Importers): ReadonlyMap<string, number> {
  const depths = new Map([[file, 0]])
  for (const [each, depth] of depths) {
    for (const importer of importers.get(each) ?? []) {
      if (!depths.has(importer)) depths.set(importer, depth + 1)
    }
  }
  const rank = (test: string): number =>
    (depths.get(test) ?? 0) * 10 + stepsBetween(file, test) - sharedWords(file, test) * 15
  const tests = [...depths.keys()].filter((each) => /\.test\.tsx?$/.test(each))
  return new Map(tests.map((each) => [each, rank(each)]))
}

/** Returns the test files that reach any of these files by imports, the nearest first. */
export function testsReaching(files: readonly string[], sources: Sources): readonly string[] {
  const importers = importersIn(sources)
  const nearest = new Map<string, number>()
  for (const file of files) {
    for (const [test, rank] of ranksOf(file, importers))
      nearest.set(test, Math.min(rank, nearest.get(test) ?? rank))
  }
  return [...nearest].toSorted(([, one], [, other]) => one - other).map(([test]) => test)
}

/** Returns the test files that reach a file by imports, the nearest first. */
export const reachingTests = (file: string, sources: Sources): readonly string[] =>
  testsReaching([file], sources)
