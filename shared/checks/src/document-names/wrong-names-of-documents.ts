import { exceptions } from './exceptions.ts'
import { decisionsIn } from './named-in.ts'
import { type RepositoryNames, readRepositoryNames } from './repository-names.ts'
import { decisionFault, wrongNamesIn } from './wrong-names.ts'

const isDocument = (path: string): boolean => /^(docs\/.+|[^/]+)\.md$|\/README\.md$/.test(path)
const isSource = (path: string): boolean => /\.(tsx?|mjs)$/.test(path) && !/\.test\./.test(path)

/** Returns the text that has to be true: of the changelog what is under its newest heading. */
function textOf(path: string, { read }: RepositoryNames): string {
  const text = read(path)
  return path === 'CHANGELOG.md' ? text.split('\n## ').slice(0, 2).join('\n## ') : text
}

/** Returns the decisions that comments of sources name and that do not exist. */
const wrongDecisionsOfSources = (names: RepositoryNames): readonly string[] =>
  [...names.paths].filter(isSource).flatMap((path) =>
    decisionsIn(names.read(path)).flatMap((number) => {
      const fault = decisionFault(number, names)
      return fault === undefined ? [] : [`${path}: ${fault}`]
    }),
  )

/** Returns what documents name and the repository does not have, each as a sentence with its place. */
export function wrongNamesOfDocuments(): readonly string[] {
  const names = readRepositoryNames()
  const found = [...names.paths].filter(isDocument).flatMap((document) =>
    wrongNamesIn(textOf(document, names), document, names).map((wrong) => ({
      document,
      ...wrong,
    })),
  )
  const excused = new Set(found.map(({ text }) => text))
  return [
    ...found
      .filter(({ text }) => !Object.hasOwn(exceptions, text))
      .map(({ document, line, fault }) => `${document}:${line}: ${fault}`),
    ...wrongDecisionsOfSources(names),
    ...Object.keys(exceptions)
      .filter((text) => !excused.has(text))
      .map((text) => `exceptions.ts: ${text} needs no exception; remove it`),
  ]
}
