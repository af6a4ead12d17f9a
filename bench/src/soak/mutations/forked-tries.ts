import { fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { z } from '@tessera/contracts/schema'

/** A message of a forked process that tries mutants. */
const Said = z.union([
  z.object({ kind: z.literal('checking') }),
  z.object({ kind: z.literal('ready'), tests: z.number() }),
  z.object({ kind: z.literal('running'), index: z.number() }),
  z.object({
    kind: z.literal('tried'),
    index: z.number(),
    survived: z.boolean(),
    why: z.optional(z.string()),
  }),
])

/** A test file that takes longer has met a mutant that never ends, which kills that mutant. */
const longest = 180_000

/** A mutant that no test killed; `why` when it wasn't the tests that let it pass. */
interface Survived {
  readonly index: number
  readonly why: string | undefined
}

interface Round {
  readonly tests: number
  readonly survived: readonly Survived[]
  /** The mutant that never ended, if there was one. */
  readonly stuck: number | undefined
}

/** A script of this folder that tries mutants, and its arguments: `args(first)` starts at the n-th mutant. */
interface Tries {
  readonly script: string
  readonly args: (first: number) => readonly string[]
}

/** Tries the mutants from one on, until all are tried or one never ends. */
function round({ script, args }: Tries, first: number): Promise<Round> {
  const child = fork(join(import.meta.dirname, script), [...args(first)], {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
  })
  let found = 0
  let at: number | undefined
  let errors = ''
  const survived: Survived[] = []
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
    if (said.kind === 'tried' && said.survived) survived.push({ index: said.index, why: said.why })
  })
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => {
      clearTimeout(timer)
      if (code === 0 || at !== undefined) {
        resolve({ tests: found, survived, stuck: code === 0 ? undefined : at })
      } else reject(new Error(`The tests of ${args(first).join(' ')} did not start. ${errors}`))
    }),
  )
}

/** Tries all mutants of a script, and starts again behind each that never ends. */
export async function runTries(tries: Tries): Promise<Omit<Round, 'stuck'>> {
  const survived: Survived[] = []
  let tests = 0
  for (let first: number | undefined = 0; first !== undefined; ) {
    const tried: Round = await round(tries, first)
    survived.push(...tried.survived)
    tests = Math.max(tests, tried.tests)
    first = tried.stuck === undefined ? undefined : tried.stuck + 1
  }
  return { tests, survived }
}
