import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processAge } from './process-age.ts'

/** A lock on a folder, or the process that holds it. */
export type LockAttempt = { ok: true; release(): void } | { ok: false; pid: number }

const CLAIM = /^lock[.](\d+)$/
const RELEASED = 'released'

function claims(folder: string): number[] {
  return readdirSync(folder)
    .map((name) => Number(CLAIM.exec(name)?.[1]))
    .filter((number) => number > 0)
    .sort((a, b) => b - a)
}

/** Returns the process that holds a claim; undefined when it ended or released the claim. */
function holderOf(path: string, age: typeof processAge): number | undefined {
  try {
    const [pid, started] = readFileSync(path, 'utf8').split(' ')
    if (!pid || !started || pid === RELEASED) return undefined
    return age(Number(pid)) === decodeURIComponent(started) ? Number(pid) : undefined
  } catch {
    return undefined
  }
}

function place(folder: string, text: string, put: (draft: string) => void): void {
  const draft = join(folder, `lock.draft.${randomUUID()}`)
  writeFileSync(draft, text)
  try {
    put(draft)
  } finally {
    rmSync(draft, { force: true })
  }
}

function claim(folder: string, number: number, age: typeof processAge): boolean {
  const text = `${process.pid} ${encodeURIComponent(age(process.pid) ?? 'unknown')}`
  try {
    place(folder, text, (draft) => linkSync(draft, join(folder, `lock.${number}`)))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes the exclusive lock on a folder. Claims are numbered files; the highest number counts, is
 * never removed, and names its process and that process's start time. A claim of a dead process is
 * followed by the next number, which only one process can create. So a crash leaves nothing in the
 * way, and two processes that find the same dead claim can't both win.
 */
export function lockFolder(folder: string, age: typeof processAge = processAge): LockAttempt {
  for (;;) {
    const [latest = 0] = claims(folder)
    const pid = latest ? holderOf(join(folder, `lock.${latest}`), age) : undefined
    if (pid !== undefined) return { ok: false, pid }
    const mine = latest + 1
    if (!claim(folder, mine, age)) continue
    const path = join(folder, `lock.${mine}`)
    const standing = claims(folder)
    // A slow process may have created a number that others passed long ago.
    if (standing.some((number) => number > mine)) {
      rmSync(path, { force: true })
      continue
    }
    for (const number of standing.slice(1)) rmSync(join(folder, `lock.${number}`), { force: true })
    const release = () => place(folder, RELEASED, (draft) => renameSync(draft, path))
    return { ok: true, release }
  }
}
