import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runTries } from './forked-tries.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/** The result of one file's mutants. */
export interface MutatedFile {
  readonly file: string
  /** Number of test files that ran; 0 when no test reaches the file. */
  readonly tests: number
  readonly mutants: number
  readonly survivors: readonly Mutant[]
}

/** Tries every mutant of a file against the given test files, the nearest first. */
export async function mutateFile(file: string, tests: readonly string[]): Promise<MutatedFile> {
  const mutants = mutantsOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))
  const tried = await runTries({
    script: 'try-mutants.ts',
    args: (first) => [file, String(first), ...tests],
  })
  if (tried.tests === 0 && tests.length > 0) {
    throw new Error(`${file} cannot be mutated: its tests fail as they are: ${tests.join(', ')}`)
  }
  const survived = new Set(tried.survived.map(({ index }) => index))
  return {
    file,
    tests: tried.tests,
    mutants: mutants.length,
    survivors: mutants.filter((_, index) => survived.has(index)),
  }
}
