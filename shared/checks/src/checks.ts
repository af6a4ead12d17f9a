import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { wrongCitationsOfDocuments } from './cited-tests.ts'
import { configurationIsTrue } from './configuration-page/write-configuration.ts'
import { dataIsTrue } from './data-page/write-data.ts'
import { wrongNamesOfDocuments } from './document-names/wrong-names-of-documents.ts'
import { faultsOfLanguages } from './languages/check-languages.ts'
import { errorsAreTrue } from './made/write-errors.ts'
import { metricsIsTrue } from './metrics-page/write-metrics.ts'
import { mapIsTrue } from './platform-map/write-map.ts'
import { specCoverageIsTrue } from './spec-coverage.ts'
import { physicalStylesOfCheckout } from './tree/physical-css.ts'
import { unusedConstantsOfContracts } from './tree/unused-constants.ts'
import { checkTypes } from './types/check-types.ts'

const importCache = 'node_modules/.cache/tessera/imports'

/** The result of a check, and its output. */
export interface CheckResult {
  readonly ok: boolean
  readonly output: string
}

/** One thing that `npm test` looks at besides the tests. */
export interface Check {
  readonly name: string
  run(): Promise<CheckResult>
}

/** Checks the import rules; `cached` reads only files that changed since the last such run. */
export async function importRules({ cached = false } = {}): Promise<CheckResult> {
  const rooms = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')))
  const result = await runProgram('depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    ...(cached ? ['--cache', importCache, '--cache-strategy', 'content'] : []),
    ...rooms.filter((name) => name !== 'node_modules'),
    'shared',
  ])
  return { ok: result.ok, output: result.output.split('‼')[0] ?? '' }
}

async function deadCode(): Promise<CheckResult> {
  const { ok, output } = await runProgram('knip', ['--no-progress'])
  const unused = await unusedConstantsOfContracts()
  const named = unused.map((name) => `No code reads the constant ${name}; remove it.`)
  return { ok: ok && unused.length === 0, output: [output, ...named].join('\n') }
}

async function madeDocuments(): Promise<CheckResult> {
  try {
    const isTrue = {
      'docs/spec-coverage.md': await specCoverageIsTrue(),
      'docs/errors.md': errorsAreTrue(),
      'docs/map.md': await mapIsTrue(),
      'docs/configuration.md': await configurationIsTrue(),
      'docs/data.md': await dataIsTrue(),
      'docs/metrics.md': await metricsIsTrue(),
    }
    const stale = Object.entries(isTrue).flatMap(([name, ok]) => (ok ? [] : [name]))
    return {
      ok: stale.length === 0,
      output: `${stale.join(', ')} does not match its sources; run: npm run fix`,
    }
  } catch (error) {
    return { ok: false, output: String(error) }
  }
}

async function languages(): Promise<CheckResult> {
  const faults = faultsOfLanguages()
  const how = `npm run fix adds the lines; write each translation there (docs/teams.md, "A language").`
  return { ok: faults.length === 0, output: [...faults, how].join('\n') }
}

async function citedTests(): Promise<CheckResult> {
  try {
    const wrong = await wrongCitationsOfDocuments()
    return { ok: wrong.length === 0, output: wrong.join('\n') }
  } catch (error) {
    return { ok: false, output: String(error) }
  }
}

/** Checks that the paths, names, commands and links of documents exist. */
export async function documentNames(): Promise<CheckResult> {
  const wrong = wrongNamesOfDocuments()
  return { ok: wrong.length === 0, output: wrong.join('\n') }
}

async function directions(): Promise<CheckResult> {
  const found = physicalStylesOfCheckout()
  const named = found.map((style) => `${style} names left or right; write it with start and end.`)
  return { ok: found.length === 0, output: named.join('\n') }
}

/** Every check, the quick ones first. */
export const checks: readonly Check[] = [
  {
    name: 'format and lint',
    run: () => runProgram('biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'styles turn with the reading direction', run: directions },
  { name: 'types', run: () => checkTypes() },
  { name: 'import rules', run: () => importRules() },
  { name: 'every text is in every language', run: languages },
  { name: 'dead code', run: deadCode },
  {
    name: 'documents that are made are up to date',
    run: madeDocuments,
  },
  { name: 'what documents name exists', run: documentNames },
  { name: 'tests that documents cite exist', run: citedTests },
]
