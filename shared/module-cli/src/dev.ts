import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Arguments, nameOf } from './arguments.ts'
import { harnessFile } from './harness-file.ts'
import { sourceRoomOf } from './local-build.ts'
import { Fault, type Outcome } from './outcome.ts'
import { commandName, isOneModule, root } from './place.ts'

/** Returns the program that runs a module from source, and its arguments. */
function programOf(asked: Arguments): readonly string[] {
  const name = nameOf(asked)
  if (!asked.isAlone && isOneModule)
    throw new Fault(
      `Run it alone, ${commandName} dev ${name} --alone, or with a deployed product around it, --through URL.`,
      'usage',
    )
  if (!asked.isAlone) return [join(root, 'shared/commands/src/dev.ts'), name]
  return [harnessFile('alone'), name, ...asked.harness]
}

/** Runs a module from source until it is stopped, alone or in the product. */
export async function dev(asked: Arguments): Promise<Outcome> {
  await sourceRoomOf(nameOf(asked))
  const { NODE_ENV: _, ...env } = process.env
  const [program = '', ...args] = programOf(asked)
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  if (code !== 0 && code !== null) throw new Fault('It ended by itself; see the error above.')
  return { lines: [], data: {} }
}
