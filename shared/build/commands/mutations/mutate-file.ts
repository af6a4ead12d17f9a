import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '@tessera/contracts/schema'
import { root } from '../root.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/** The result of one file's mutants. */
export interface MutatedFile {
  readonly file: string
  /** Number of test files that ran; 0 when no test reaches the file. */
  readonly tests: number
  readonly mutants: number
  readonly survivors: readonly Mutant[]
}

const Said = z.union([
  z.object({ kind: z.literal('checking') }),
  z.object({ kind: z.literal('ready'), tests: z.number() }),
  z.object({ kind: z.literal('running'), index: z.number() }),
  z.object({ kind: z.literal('tried'), index: z.number(), survived: z.boolean() }),
])

/** A test file that takes longer has met a mutant that never ends, which kills that mutant. */
const longest = 180_000

interface Round {
  readonly tests: number
  readonly survived: readonly number[]
  /** The mutant that never ended, if there was one. */
  readonly stuck: number | undefined
}

/** Tries the mutants from one on, until all are tried or one never ends. */
function round(file: string, first: number, tests: readonly string[]): Promise<Round> {
  const child = fork(join(import.meta.dirname, 'try-mutants.ts'), [file, String(first), ...tests], {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
  })
  let found = 0
  let at: number | undefined
  let errors = ''
  const survived: number[] = []
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  let timer = setTimeout(end, longest)
  child.stderr?.on('data', (text) => {
    errors += String(text)
  })
  child.on('message', (message) => {
    clearTimeout(timer)
    timer = setTimeout(end, longest)
    const said = z.parse(Said, message)
    if (said.kind === 'ready') found = said.tests
    else at = said.kind === 'running' ? said.index : undefined
    if (said.kind === 'tried' && said.survived) survived.push(said.index)
  })
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => {
      clearTimeout(timer)
      if (code === 0 || at !== undefined) {
        resolve({ tests: found, survived, stuck: code === 0 ? undefined : at })
      } else reject(new Error(`${file} cannot be mutated: its tests did not start. ${errors}`))
    }),
  )
}

/** Tries every mutant of a file against the given test files, the nearest first. */
export async function mutateFile(file: string, tests: readonly string[]): Promise<MutatedFile> {
  const mutants = mutantsOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))
  const survived: number[] = []
  let found = 0
  for (let first: number | undefined = 0; first !== undefined; ) {
    const tried: Round = await round(file, first, tests)
    survived.push(...tried.survived)
    found = Math.max(found, tried.tests)
    first = tried.stuck === undefined ? undefined : tried.stuck + 1
  }
  if (found === 0 && tests.length > 0) {
    throw new Error(`${file} cannot be mutated: its tests fail as they are: ${tests.join(', ')}`)
  }
  return {
    file,
    tests: found,
    mutants: mutants.length,
    survivors: mutants.filter((_, index) => survived.includes(index)),
  }
}
