import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '@tessera/commands/run-program'

/** Packages that a measurement alone needs, by name and version. */
interface Wanted {
  readonly dependencies: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, string>>
}

/**
 * Installs packages into a folder of their own, from npm's registry or its cache. So no checkout has them that
 * does not measure. Their scripts do not run.
 */
export async function installInto(folder: string, wanted: Wanted): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, ...wanted }))
  const args = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
  const { ok, output } = await runProgram('npm', args, {}, folder)
  const names = Object.entries(wanted.dependencies).map((each) => each.join('@'))
  if (!ok) throw new Error(`${names.join(' and ')} could not be installed:\n${output}`)
}
