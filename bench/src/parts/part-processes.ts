import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** A running process. */
export interface RunningProcess {
  readonly pid: number
  readonly parent: number
  /** True when its environment has the mark. */
  readonly isMarked: boolean
}

/** The variable that marks every process that a run starts, for it may outlive the one that started it. */
export const markName = 'TESSERA_RUN'

function readLinuxProcess(pid: number, mark: string): readonly RunningProcess[] {
  try {
    // The name stands in brackets and may hold any character.
    const [state, parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    if (state === 'Z') return []
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
    return [{ pid, parent: Number(parent), isMarked: environment.includes(mark) }]
  } catch {
    // It has ended, or is somebody else's.
    return []
  }
}

function readProcesses(mark: string): readonly RunningProcess[] {
  if (process.platform === 'win32') return []
  if (process.platform === 'linux')
    return readdirSync('/proc').flatMap((name) =>
      /^\d+$/.test(name) ? readLinuxProcess(Number(name), mark) : [],
    )
  const listed = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,ppid=,command='], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return listed.split('\n').flatMap((line) => {
    const [, pid, parent] = /^\s*(\d+)\s+(\d+)\s/.exec(line) ?? []
    const isMarked = line.includes(mark)
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), isMarked }]
  })
}

/** Returns the marked processes with all below them: browsers and databases overwrite their environment. */
export function oursAmong(all: readonly RunningProcess[]): readonly RunningProcess[] {
  const ours = new Map(all.flatMap((each) => (each.isMarked ? [[each.pid, each]] : [])))
  for (let before = -1; before < ours.size; ) {
    before = ours.size
    for (const each of all) if (ours.has(each.parent)) ours.set(each.pid, each)
  }
  return [...ours.values()]
}

/** Returns those that nobody of ours started, and those that these started: the rest end with them. */
export function nearestOf(ours: readonly RunningProcess[]): readonly RunningProcess[] {
  const parents = new Map(ours.map(({ pid, parent }) => [pid, parent]))
  return ours.filter(({ parent }) => !parents.has(parents.get(parent) ?? -1))
}

function signal({ pid }: RunningProcess, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

const between = 200
const patience = 10_000

/** Ends all processes with a mark: asks each once, so that it can stop what it started, and kills what is left. */
export async function endMarked(mark: string): Promise<void> {
  const find = () => oursAmong(readProcesses(`${markName}=${mark}`))
  const asked = new Set<number>()
  for (let waited = 0; waited < patience; waited += between) {
    const ours = find()
    if (ours.length === 0) return
    for (const each of nearestOf(ours)) {
      if (!asked.has(each.pid)) signal(each, 'SIGTERM')
      asked.add(each.pid)
    }
    await new Promise((resolve) => setTimeout(resolve, between))
  }
  for (const each of find()) signal(each, 'SIGKILL')
}
