import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { testFilesIn } from '../test-run/run-report.ts'

// Finds constants that no code reads. knip checks exports, but not the members of an object.

/** An exported object of constants. */
export interface ConstantList {
  readonly name: string
  readonly members: readonly string[]
}

/** A source file. Tests do not count as uses of a constant. */
export interface Source {
  readonly file: string
  readonly text: string
  readonly isTest: boolean
}

const contracts = 'shared/contracts/src'
const testSource = /\.(test|spec|conformance)\.tsx?$|\/(conformance|testing)\/|^(e2e|bench)\//

/** Constants that only tests read: the tested code cannot import the contracts, or the spec numbers more sites than there are. */
const heldByTests: ReadonlySet<string> = new Set([
  'measures.contentWide',
  'measures.contentNarrow',
  'timings.fetchMoreThrottle',
  'siteTypes.mobileWeb',
  'siteTypes.trends',
  'siteTypes.planningHub',
])

/** Lists whose members are used by name, as in refused('not-found'). */
const reachedByName: ReadonlySet<string> = new Set([
  'errorCodes',
  'adErrors',
  'backendErrors',
  'houseErrors',
  'productErrors',
  'recoveryTypes',
  'restoreErrors',
])

const isConstant = (value: unknown): boolean =>
  ['number', 'string', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isConstant)) ||
  (isPlain(value) && Object.values(value).every(isConstant))

/** True for a plain object and for the namespace of a file, as `export * as limits` makes it. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** True when the file imports or declares this list of the contracts. */
function imports(list: string, { file, text }: Source): boolean {
  const from = file.startsWith(contracts) ? '(\\.|@tessera/contracts/)' : '@tessera/contracts/'
  return (
    new RegExp(`import \\{[^}]*\\b${list}\\b[^}]*\\} from ['"]${from}`).test(text) ||
    new RegExp(`^export const ${list} = `, 'm').test(text)
  )
}

/** True when the code uses the whole list, so that any member may be used. */
function usedWhole(list: string, text: string): boolean {
  const values = text
    .replace(/^(import|export) [^;=]*? from .*$/gm, '')
    .replace(new RegExp(`\\btypeof ${list}\\b|\\bconst ${list}\\b`, 'g'), '')
    .replace(new RegExp(`\\{[^{}]*\\} = ${list}\\b`, 'g'), '')
  return new RegExp(`(?<![\\w.'"])${list}\\b(?!\\.\\w|['"]|:)`).test(values)
}

function reads(list: string, member: string, text: string): boolean {
  if (reachedByName.has(list)) return new RegExp(`(['"\`])${member}\\1|\\b${member}:`).test(text)
  const taken = new RegExp(`\\{[^{}]*\\b${member}\\b[^{}]*\\} = ${list}\\b`)
  return new RegExp(`\\b${list}\\.${member}\\b`).test(text) || taken.test(text)
}

/** Returns the constants, as `list.member`, that no code reads. */
export function unusedConstants(
  lists: readonly ConstantList[],
  sources: readonly Source[],
  held: ReadonlySet<string> = heldByTests,
): readonly string[] {
  const texts = sources.map((source) => ({ ...source, text: withoutComments(source.text) }))
  return lists.flatMap(({ name, members }) => {
    const naming = texts.filter((source) => reachedByName.has(name) || imports(name, source))
    const code = naming.filter(({ isTest }) => !isTest)
    if (!reachedByName.has(name) && code.some(({ text }) => usedWhole(name, text))) return []
    return members
      .filter((member) => {
        const readers = held.has(`${name}.${member}`) ? naming : code
        return !readers.some(({ text }) => reads(name, member, text))
      })
      .map((member) => `${name}.${member}`)
  })
}

async function listsOfContracts(): Promise<readonly ConstantList[]> {
  const lists: ConstantList[] = []
  for (const file of testFilesIn(join(root, contracts), '**/*.ts')) {
    if (testSource.test(file)) continue
    const exported: Readonly<Record<string, unknown>> = await import(join(root, contracts, file))
    for (const [name, value] of Object.entries(exported)) {
      if (isPlain(value) && isConstant(value)) lists.push({ name, members: Object.keys(value) })
    }
  }
  return lists
}

const declares = (file: string, text: string): boolean =>
  file.startsWith(contracts) &&
  /\b(errorCodes|errorFixes|errorCatalogue|adErrors|productErrors|recoveryTypes) = /.test(text)

/** Returns the constants of the contracts that no code of the checkout reads. */
export async function unusedConstantsOfContracts(): Promise<readonly string[]> {
  const sources = testFilesIn(root, '**/*.{ts,tsx}')
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ file, text }) => !declares(file, text))
    .map((source) => ({ ...source, isTest: testSource.test(source.file) }))
  return unusedConstants(await listsOfContracts(), sources)
}
