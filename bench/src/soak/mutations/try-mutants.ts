import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import type { TestSpecification } from 'vitest/node'
import { mutantsOf, withMutant } from './mutants.ts'
import { openMutatedVitest } from './mutated-vitest.ts'

// Tries the mutants of one file, from the n-th on, for the process that forked this file. It is a process
// of its own so that a mutant that never ends can be ended.
const [file = '', first = '0', ...testFiles] = process.argv.slice(2)
// It ends with the process that forked it, as by Ctrl-C.
process.on('disconnect', () => process.exit(1))
const original = readFileSync(join(root, file), 'utf8')
const vitest = await openMutatedVitest()

/** Tests that fail without a mutant would kill every one. */
async function sound(specifications: readonly TestSpecification[]): Promise<TestSpecification[]> {
  const kept: TestSpecification[] = []
  for (const each of specifications) {
    process.send?.({ kind: 'checking' })
    if ((await vitest.runWith(each, undefined)) !== 'failed') kept.push(each)
  }
  return kept
}

const tests = await sound(vitest.specify({ files: testFiles }))
process.send?.({ kind: 'ready', tests: tests.length })

/** Runs the tests in the order given until one fails: the nearest test file kills most mutants. */
async function survives(index: number, text: string): Promise<boolean> {
  for (const each of tests) {
    process.send?.({ kind: 'running', index })
    if ((await vitest.runWith(each, { file, text })) === 'failed') return false
  }
  return true
}

for (const [index, mutant] of mutantsOf(original, file.endsWith('x')).entries()) {
  if (index < Number(first)) continue
  const survived = await survives(index, withMutant(original, mutant))
  process.send?.({ kind: 'tried', index, survived })
}
await vitest.close()
process.exit(0)
