import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '@tessera/contracts/schema'
import { productOrigin } from './product.ts'
import { shellIn } from './team-shell.ts'

const Named = z.record(z.string(), z.string())
const PackageJson = z.object({ scripts: Named, dependencies: Named, devDependencies: Named })
type PackageJson = z.infer<typeof PackageJson>

/** The settings of a team's shell. */
export const teamSettings = { TESSERA_URL: productOrigin, npm_config_yes: 'true' } as const

/**
 * Runs the command that begins a repository, or brings one up to date. npx may have kept the command of an earlier
 * product at this address, which says what to run instead.
 */
export async function runCreate(
  team: { readonly run: (command: string) => Promise<string> },
  command: string,
): Promise<string> {
  try {
    return await team.run(command)
  } catch (cause) {
    const [, instead] = /Run it as: (npx \S+\.tgz)/.exec(String(cause)) ?? []
    if (instead === undefined) throw cause
    return team.run(command.replace(/^npx \S+/, instead))
  }
}

/** Writes the repository of a module by the product's command, and returns its folder. The packages come later. */
export async function writeRepository(folder: string, name: string): Promise<string> {
  const create = `npx ${productOrigin}/packages/create.tgz ${name} --no-install`
  await runCreate(shellIn(folder, teamSettings), create)
  return join(folder, name)
}

/** Changes `package.json` of a repository. */
export async function changePackage(
  folder: string,
  change: (present: PackageJson) => PackageJson,
): Promise<void> {
  const path = join(folder, 'package.json')
  const whole: object = JSON.parse(await readFile(path, 'utf8'))
  const changed = change(z.parse(PackageJson, whole))
  await writeFile(path, JSON.stringify({ ...whole, ...changed }, null, 2))
}
