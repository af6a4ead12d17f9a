import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { holdsModule, wholeRepository } from '@tessera/build/room'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { z } from '@tessera/contracts/schema'

/** Returns the folder that fits, from one upwards. */
function above(start: string, fits: (folder: string) => boolean): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (fits(folder)) return folder
    if (folder === dirname(folder)) return undefined
  }
}

const isCheckout = (folder: string): boolean => existsSync(join(folder, 'shared/module-cli/src'))

const here = process.cwd()

/** The checkout of the product, the operator's bundle of it, or the repository of one module, that a command runs in. */
export const root =
  process.env.TESSERA_BUNDLE ?? above(here, isCheckout) ?? above(here, holdsModule) ?? here

/** True in a repository that holds one module, outside of the product's. */
export const isOneModule = !isCheckout(root)

/** The words that start this command line. */
export const commandName = isOneModule ? 'npx tessera-module' : 'npm run module --'

/** The commands that a checkout has alone, by their first words. The operator runs them. */
const ofCheckout = 'new|token|grant|ungrant|grants|free|backend|allow|disallow|allowed'
const named = new RegExp(`npm run module --(?! (?:${ofCheckout})\\b)`, 'g')

/** Returns a sentence of the service with the commands as they are typed here. */
export const withCommandsOf = (text: string, name: string = commandName): string =>
  text.replaceAll(named, name)

/** Returns the folder of a module or the shell in its repository. */
export function folderOf(name: string): string {
  if (name === shellName) return name
  return isOneModule ? wholeRepository : `mfe-${name}`
}

/** The lockfiles of package managers, with the command that installs what they say. */
const lockfiles = {
  'pnpm-lock.yaml': ['pnpm@12.21.0', 'install', '--frozen-lockfile'],
  'package-lock.json': ['npm', 'ci'],
  'yarn.lock': ['yarn', 'install', '--immutable'],
} as const

/** Returns the lockfile of a repository. */
export const lockfileOf = (folder: string): keyof typeof lockfiles | undefined => {
  for (const name of ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'] as const)
    if (existsSync(join(folder, name))) return name
  return undefined
}

/** Returns the arguments of npx that install what the lockfile of a repository says. */
export function installing(folder: string): readonly string[] {
  const name = lockfileOf(folder)
  return name === undefined ? ['npm', 'install'] : lockfiles[name]
}

const Kept = z.object({ tessera: z.object({ product: z.string() }) })

/** Returns the product that a repository of one module is for; undefined when it does not say. */
export function keptProduct(): string | undefined {
  if (!isOneModule) return undefined
  try {
    const text: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return z.safeParse(Kept, text).data?.tessera.product
  } catch {
    return undefined
  }
}
