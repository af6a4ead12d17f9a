import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { listTests } from './test-run/list-tests.ts'
import type { FileOfRun } from './test-run/run-report.ts'

const document = 'docs/spec-coverage.md'
const rowId = /\b[VS]\d+\.\d+\b/g

/** A row of the specs in the title of a test. */
export interface Proof {
  readonly id: string
  readonly title: string
  readonly file: string
}

const parts = (id: string): readonly [string, number, number] => {
  const [section = '', row = ''] = id.slice(1).split('.')
  return [id.charAt(0), Number(section), Number(row)]
}

/** Orders V before S, then by section and row. */
function byId(a: Proof, b: Proof): number {
  const [specA, sectionA, rowA] = parts(a.id)
  const [specB, sectionB, rowB] = parts(b.id)
  return (
    specB.localeCompare(specA) || sectionA - sectionB || rowA - rowB || a.file.localeCompare(b.file)
  )
}

/** Returns the rows that tests and their blocks name. Skipped tests do not count. */
export function proofsIn(files: readonly FileOfRun[]): readonly Proof[] {
  return files.flatMap(({ file, tests }) =>
    tests
      .filter(({ state }) => state !== 'skipped')
      .flatMap(({ blocks, title }) =>
        [...new Set([...blocks, title].join(' ').match(rowId))].map((id) => ({
          id,
          title: title.replace(rowId, '').trim().replaceAll('|', '\\|'),
          file,
        })),
      ),
  )
}

const keyOf = ({ id, file }: Proof): string => `${id} in ${file}`

/** Returns rows that are listed but did not run, and rows that ran but are not listed. */
export function proofsApart(
  listed: readonly FileOfRun[],
  ran: readonly FileOfRun[],
): readonly string[] {
  const listedKeys = new Set(proofsIn(listed).map(keyOf))
  const ranKeys = new Set(proofsIn(ran).map(keyOf))
  return [
    ...[...listedKeys.difference(ranKeys)].map(
      (key) => `${key} is named by a test that did not run`,
    ),
    ...[...ranKeys.difference(listedKeys)].map((key) => `${key} is named by a computed title`),
  ].toSorted()
}

function render(proofs: readonly Proof[]): string {
  const rows = proofs.map(({ id, title, file }) => `| ${id} | ${title} | ${file} |`)
  const ids = new Set(proofs.map(({ id }) => id)).size
  return [
    '# What of the specs is proven',
    '',
    `For contributors: the rows of the specs that tests name in their titles, ${ids} in all. V is the visitor spec, S the signed-in one. Made by \`npm run fix\`.`,
    '',
    '| Row | What the test shows | Test |',
    '|---|---|---|',
    ...new Set(rows),
    '',
  ].join('\n')
}

/** Returns the text of docs/spec-coverage.md. */
const wanted = async (): Promise<string> => render(proofsIn(await listTests()).toSorted(byId))

/** True when the document matches the titles of the tests. */
export async function specCoverageIsTrue(): Promise<boolean> {
  const path = join(root, document)
  return existsSync(path) && readFileSync(path, 'utf8') === (await wanted())
}

/** Writes the document. */
export async function writeSpecCoverage(): Promise<void> {
  writeFileSync(join(root, document), await wanted())
}

if (import.meta.main) await writeSpecCoverage()
