import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { listTests } from './test-run/list-tests.ts'
import type { FileOfRun } from './test-run/run-report.ts'

const documents = '{docs/**/,*/,shared/*/,}*.md'

/** A test file that a document names, and the title of a test in it where it names one. */
interface Citation {
  readonly line: number
  /** An ellipsis stands for any text. */
  readonly title?: string | undefined
  /** The end of the file's path, with or without `.test.ts` or `.spec.ts`. */
  readonly file: string
}

/** Names of test files that stand for others, or for those of a module that is not written yet. */
const example = /[*]|^mfe-notes[/]/

const cellsOf = (line: string): readonly string[] => line.split('|').slice(1, -1)

/** Returns the titles of a cell, each with the file in parentheses that follows it. */
function titlesIn(cell: string, line: number): readonly Citation[] {
  const parts = [...cell.matchAll(/`([^`]+)`|\(([^()]+)\)/g)]
  return parts.flatMap(([, title], at) => {
    if (title === undefined || /[.](test|spec)[.]/.test(title)) return []
    const file = parts.slice(at).find(([, , name]) => name !== undefined)?.[2] ?? ''
    return [{ line, title, file }]
  })
}

/**
 * Returns the tests that a document cites: titles in a table's column `Test`, and test files
 * anywhere. Skips code blocks.
 */
function citationsIn(text: string): readonly Citation[] {
  let column = -1
  return text
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, (block) => block.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .flatMap((content, at) => {
      const line = at + 1
      const cells = cellsOf(content)
      if (cells.some((cell) => cell.trim() === 'Test')) {
        column = cells.findIndex((cell) => cell.trim() === 'Test')
      }
      if (!content.startsWith('|')) column = -1
      const files = [...content.matchAll(/`([^`\s]+[.](?:test|spec)[.]tsx?)`/g)]
      return [
        ...titlesIn(cells[column] ?? '', line),
        ...files.flatMap(([, file = '']) => (example.test(file) ? [] : [{ line, file }])),
      ]
    })
}

const computed = /%[sdifjo]|\$\{[^}]*\}|\$[\w.]+/g

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function isTitle(cited: string, title: string): boolean {
  const pattern = cited.split('…').map(literal).join('.*')
  return new RegExp(`^${pattern}$`).test(title.replaceAll('\\"', '"').replaceAll(computed, '…'))
}

const isFile = (cited: string, file: string): boolean =>
  `/${file}`.endsWith(`/${cited}`) ||
  `/${file.replace(/[.](test|spec)[.]tsx?$/, '')}`.endsWith(`/${cited}`)

/** Returns the citations of a document that name no test and no block of tests, as sentences. */
export function wrongCitations(text: string, files: readonly FileOfRun[]): readonly string[] {
  return citationsIn(text).flatMap(({ line, title, file }) => {
    const cited = files.filter((each) => isFile(file, each.file))
    if (cited.length === 0) return [`${line}: no test file is called "${file}"`]
    const titles = cited.flatMap(({ tests }) =>
      tests.flatMap((each) => [...each.blocks, each.title]),
    )
    return title === undefined || titles.some((each) => isTitle(title, each))
      ? []
      : [`${line}: ${file} has no test "${title}"`]
  })
}

/** Returns the wrong citations of all documents, each with its file and line. */
export async function wrongCitationsOfDocuments(): Promise<readonly string[]> {
  const files = await listTests()
  const exclude = (name: string) => name === 'node_modules'
  return globSync(documents, { cwd: root, exclude }).flatMap((document) =>
    wrongCitations(readFileSync(join(root, document), 'utf8'), files).map(
      (fault) => `${document}:${fault}`,
    ),
  )
}
