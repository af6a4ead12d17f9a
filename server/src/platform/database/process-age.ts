import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

function linuxAge(pid: number): string | undefined {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' || state === 'X' ? undefined : `${boot}/${fields[18]}`
  } catch {
    return undefined
  }
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function listedAge(pid: number): string | undefined {
  try {
    const listed = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return listed.trim() || undefined
  } catch {
    return exists(pid) ? 'unknown' : undefined
  }
}

/**
 * Returns when a running process was started, which tells it from a later process with the same id;
 * undefined when no process has that id.
 */
export function processAge(pid: number): string | undefined {
  try {
    return linuxAge(pid)
  } catch {
    return listedAge(pid)
  }
}
