import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@tessera/build/commands/root'
import { roomOf } from './local-build.ts'
import { Fault, type Outcome } from './outcome.ts'

/** Runs a module from source until it is stopped. */
export async function dev(name: string): Promise<Outcome> {
  await roomOf(name)
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'shared/build/commands/dev.ts'), name], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  process.on('SIGINT', () => {})
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  if (code !== 0 && code !== null) throw new Fault('It ended by itself; see the error above.')
  return { lines: [], data: {} }
}
