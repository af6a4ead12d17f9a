import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchParts } from './watch-parts.ts'

const timedPart = pathToFileURL(join(import.meta.dirname, 'timed-part.ts')).href
const part = { flag: '--stuck', does: 'is stuck', minutes: 1 }
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-parts-'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Runs a part that starts a process in a group of its own, which writes as long as it lives, and then does something. */
async function watched(
  then: string,
): Promise<{ readonly code: number; readonly isEnded: boolean }> {
  const [file, beats] = [join(folder, 'run.ts'), join(folder, 'beats')]
  const beat = `while :; do echo >> ${beats}; sleep 0.02; done`
  await writeFile(
    file,
    `import { spawn } from 'node:child_process'
import { timedPart } from '${timedPart}'
await timedPart(${JSON.stringify(part)}, async () => {
  spawn('sh', ['-c', ${JSON.stringify(beat)}], { detached: true, stdio: 'ignore' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  ${then}
})`,
  )
  const code = await watchParts({ command: 'soak', file, args: [], parts: [part] })
  const written = await readFile(beats, 'utf8')
  await pause(200)
  return { code, isEnded: written !== '' && written === (await readFile(beats, 'utf8')) }
}

test('a part that keeps its process busy is ended at its limit with a sentence, and all that it started', async () => {
  vi.stubEnv('PART_MINUTES', '0.02')
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await watched('for (;;);')).toEqual({ code: 1, isEnded: true })
  expect(said.mock.calls.flat().join()).toContain('--stuck is not done after 1 second, its limit')
}, 30_000)

test('what a part leaves behind ends too, and the exit code is that of the part', async () => {
  expect(await watched('process.exit(3)')).toEqual({ code: 3, isEnded: true })
}, 30_000)
