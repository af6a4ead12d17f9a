import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { processAge } from './process-age.ts'

const root = mkdtempSync(join(tmpdir(), 'tessera-lock-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folder = () => mkdtempSync(join(root, 'folder-'))
const lockInAnotherProcess = (at: string, then: string) => [
  '--input-type=module',
  '-e',
  `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)}
   const lock = lockFolder(${JSON.stringify(at)})
   console.log(JSON.stringify(lock)); ${then}`,
]

test('a second process that locks a folder is told who holds it, until it is released', () => {
  const at = folder()
  const first = lockFolder(at)
  expect(lockFolder(at)).toEqual({ ok: false, pid: process.pid })
  if (first.ok) first.release()
  expect(lockFolder(at).ok).toBe(true)
})

test('a lock of a killed process does not block', () => {
  const at = folder()
  const { signal } = spawnSync(
    process.execPath,
    lockInAnotherProcess(at, "process.kill(process.pid, 'SIGKILL')"),
  )
  expect(signal).toBe('SIGKILL')
  expect(readdirSync(at)).toEqual(['lock.1'])
  expect(lockFolder(at).ok).toBe(true)
  expect(readdirSync(at)).toEqual(['lock.2'])
})

test('a new process with the dead one’s id is not taken for it', () => {
  const at = folder()
  writeFileSync(join(at, 'lock.1'), `${process.pid} ${encodeURIComponent('long ago')}`)
  expect(lockFolder(at).ok).toBe(true)
})

test('a half-written lock counts for nothing', () => {
  const at = folder()
  writeFileSync(join(at, 'lock.1'), '')
  expect(lockFolder(at).ok).toBe(true)
})

test('a process that is slow to take a dead lock finds the folder taken', () => {
  const at = folder()
  writeFileSync(join(at, 'lock.1'), '999999999 x')
  let asked = false
  const slow = lockFolder(at, (pid) => {
    if (pid !== process.pid && !asked) {
      asked = true
      for (let quick = 0; quick < 2; quick++) {
        const lock = lockFolder(at)
        if (lock.ok && quick === 0) lock.release()
      }
    }
    return processAge(pid)
  })
  expect(asked).toBe(true)
  expect(slow).toEqual({ ok: false, pid: process.pid })
})

test('of many processes that start at once on a dead lock, exactly one gets the folder', async () => {
  const at = folder()
  writeFileSync(join(at, 'lock.1'), '999999999 x')
  // On a busy machine one starts seconds after another, so each stays until all have answered.
  const staying = lockInAnotherProcess(at, 'process.stdin.resume()')
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, staying, { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const ended = children.map((child) => once(child, 'exit'))
  const answers = await Promise.all(children.map(({ stdout }) => once(stdout, 'data')))
  for (const { stdin } of children) stdin.end()
  await Promise.all(ended)
  const winners = answers.filter(([answer]) => JSON.parse(String(answer)).ok)
  expect(winners).toHaveLength(1)
})
