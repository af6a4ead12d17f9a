import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'
import { runProgram } from './run-program.ts'
import { runSpecs } from './run-specs.ts'
import { say } from './say.ts'

/** The builds of each module and of the shell that are tried with each other. */
const last = 3

async function must(command: string, args: readonly string[], folder: string): Promise<string> {
  const { ok, output, printed } = await runProgram(command, args, { CI: 'true' }, folder)
  if (!ok) throw new Error(`${command} ${args[0]} did not succeed:\n${output}`)
  return printed.trim()
}

/** Returns the last commits that changed what the shell and modules are built from, newest first. */
async function lastCommits(): Promise<readonly string[]> {
  const inputs = ['shell', 'shared', ':(glob)mfe-*/**', 'pnpm-lock.yaml']
  const log = await must('git', ['log', `-n${last}`, '--format=%H %s', '--', ...inputs], root)
  return log.split('\n')
}

const buildAll = `await (await import('./shared/build/commands/build.ts')).buildChanged()`

/** Builds the shell and all modules at a commit, in a clone of this repository. */
async function buildAt(commit: string, folder: string): Promise<void> {
  await must('git', ['clone', '--quiet', '--no-checkout', root, folder], root)
  await must('git', ['checkout', '--quiet', commit], folder)
  // Sets the clone up with its own packages; checking the help builds nothing.
  const setup = join(folder, 'shared/build/commands/setup.mjs')
  await must(process.execPath, [setup, 'module', 'help'], folder)
  await must(process.execPath, ['--input-type=module', '-e', buildAll], folder)
}

/**
 * Runs every one of the last three builds of each module in every one of the last three builds of the shell,
 * in Chromium, with the service of this checkout. The builds are those of the last commits that changed
 * their sources, made anew.
 */
export async function soakBuilds(): Promise<boolean> {
  const place = await mkdtemp(join(tmpdir(), 'tessera-builds-'))
  try {
    const folders: string[] = []
    for (const [at, line] of (await lastCommits()).entries()) {
      say(`Building ${line.slice(0, 10)} (${line.slice(41)}) …`)
      const folder = join(place, String(at))
      await buildAt(line.slice(0, 40), folder)
      folders.push(folder)
    }
    say(`The modules of each of these, in the shell of each …`)
    const ok = await runSpecs(['last-builds'], { BUILDS: JSON.stringify(folders) })
    say(ok ? 'Each module ran in each shell.' : 'Some did not; see above.')
    return ok
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
