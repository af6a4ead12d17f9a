import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { listTests } from './test-run/list-tests.ts'
import type { FileOfRun } from './test-run/run-report.ts'

const document = 'docs/spec-coverage.md'
const rowId = /\b[VS]\d+\.\d+\b/g

/** A row of the specs that the title of a test names. */
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

/** Every row that a test or a block around it names. A test that is skipped proves nothing. */
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

/** The rows that the list of tests names and no test of a run proved, and the other way round. */
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
    `Made from the titles of the tests by \`npm run fix\`; ${ids} rows are named. V is the visitor spec, S the signed-in one.`,
    '',
    '| Row | What the test shows | Test |',
    '|---|---|---|',
    ...new Set(rows),
    '',
  ].join('\n')
}

/** What docs/spec-coverage.md should say now. */
const wanted = async (): Promise<string> => render(proofsIn(await listTests()).toSorted(byId))

/** Whether the document says what the tests' titles say. */
export async function specCoverageIsTrue(): Promise<boolean> {
  const path = join(root, document)
  return existsSync(path) && readFileSync(path, 'utf8') === (await wanted())
}

/** Writes the document anew. */
export async function writeSpecCoverage(): Promise<void> {
  writeFileSync(join(root, document), await wanted())
}

if (import.meta.main) await writeSpecCoverage()
