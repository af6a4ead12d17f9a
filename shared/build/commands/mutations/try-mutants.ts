import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { root } from '../root.ts'
import { mutantsOf, withMutant } from './mutants.ts'

// Tries the mutants of one file, from the n-th on, for the process that forked this file. The mutated
// text exists only in memory: vitest loads it in place of the file. It is a process of its own so
// that a mutant that never ends can be ended.
const [file = '', first = '0', ...testFiles] = process.argv.slice(2)
// It ends with the process that forked it, as by Ctrl-C.
process.on('disconnect', () => process.exit(1))
const path = join(root, file)
const original = readFileSync(path, 'utf8')
let text = original

async function openVitest(): Promise<Vitest> {
  return createVitest(
    'test',
    { root, watch: false, reporters: [{}], bail: 1, fsModuleCache: false, maxWorkers: 1 },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          load: (id) => (id.split('?')[0] === path ? text : undefined),
        },
      ],
    },
  )
}

const vitest = await openVitest()

async function passes(specifications: TestSpecification[]): Promise<boolean> {
  if (specifications.length === 0) return true
  vitest.invalidateFile(path)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
}

/** Tests that fail without a mutant would kill every one. */
async function sound(specifications: readonly TestSpecification[]): Promise<TestSpecification[]> {
  const kept: TestSpecification[] = []
  for (const each of specifications) {
    process.send?.({ kind: 'checking' })
    if (await passes([each])) kept.push(each)
  }
  return kept
}

const there = new Map((await vitest.globTestSpecifications()).map((each) => [each.moduleId, each]))
const wanted = testFiles.flatMap((test) => there.get(join(root, test)) ?? [])
const tests = await sound(wanted)
process.send?.({ kind: 'ready', tests: tests.length })

/** Runs the tests in the order given until one fails: the nearest test file kills most mutants. */
async function survives(index: number): Promise<boolean> {
  for (const each of tests) {
    process.send?.({ kind: 'running', index })
    if (!(await passes([each]))) return false
  }
  return true
}

for (const [index, mutant] of mutantsOf(original, file.endsWith('x')).entries()) {
  if (index < Number(first)) continue
  text = withMutant(original, mutant)
  process.send?.({ kind: 'tried', index, survived: await survives(index) })
}
await vitest.close()
process.exit(0)
