import { runProgram } from '@tessera/commands/run-program'
import { say } from '@tessera/commands/say'

/** Writes the packages that a product of this checkout serves. Returns false, and says why, when that fails. */
export async function wrotePackages(): Promise<boolean> {
  say('Writing the packages …')
  const made = await runProgram(process.execPath, ['shared/commands/src/packages.ts'])
  if (!made.ok) console.log(made.output)
  return made.ok
}
