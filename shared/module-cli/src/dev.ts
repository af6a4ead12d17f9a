import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { type Arguments, nameOf } from './arguments.ts'
import { roomOf } from './local-build.ts'
import { Fault, type Outcome } from './outcome.ts'

/** Returns the program that runs a module from source, and its arguments. */
function programOf(asked: Arguments): readonly string[] {
  const name = nameOf(asked)
  if (!asked.isAlone) return ['shared/commands/src/dev.ts', name]
  return ['shared/testing/alone/main.ts', name, ...asked.harness]
}

/** Runs a module from source until it is stopped, alone or in the product. */
export async function dev(asked: Arguments): Promise<Outcome> {
  await roomOf(nameOf(asked))
  const { NODE_ENV: _, ...env } = process.env
  const [program = '', ...args] = programOf(asked)
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  process.on('SIGINT', () => {})
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  if (code !== 0 && code !== null) throw new Fault('It ended by itself; see the error above.')
  return { lines: [], data: {} }
}
