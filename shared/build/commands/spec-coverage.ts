import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const document = 'docs/spec-coverage.md'
const testFile = /\.(test|spec)\.tsx?$/
const titled = /\b(?:test|it)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])([\s\S]*?)\1/g
const rowId = /\b[VS]\d+\.\d+\b/g

interface Proof {
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

function testFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => testFile.test(file) && existsSync(join(root, file)))
}

/** Every spec row that a test's title names. */
export function proofsIn(file: string, text: string): readonly Proof[] {
  return [...text.matchAll(titled)].flatMap(([, , title = '']) =>
    [...title.matchAll(rowId)].map(([id]) => ({
      id,
      title: title.replace(rowId, '').trim().replaceAll('|', '\\|'),
      file,
    })),
  )
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
    ...rows,
    '',
  ].join('\n')
}

/** What docs/spec-coverage.md should say now. */
function wanted(): string {
  const proofs = testFiles().flatMap((file) =>
    proofsIn(file, readFileSync(join(root, file), 'utf8')),
  )
  return render(proofs.toSorted(byId))
}

/** Whether the document says what the tests' titles say. */
export function specCoverageIsTrue(): boolean {
  const path = join(root, document)
  return existsSync(path) && readFileSync(path, 'utf8') === wanted()
}

/** Writes the document anew. */
export function writeSpecCoverage(): void {
  writeFileSync(join(root, document), wanted())
}

if (import.meta.main) writeSpecCoverage()
