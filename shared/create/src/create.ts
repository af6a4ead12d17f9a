import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Fault } from './fault.ts'
import { nameFault } from './name-fault.ts'
import type { Product } from './product.ts'
import { repositoryFiles, type Versions } from './repository.ts'
import { lastLines, runProgram } from './run-program.ts'

/** The place and the product of a command, and what it tells meanwhile. */
export interface Around {
  readonly product: Product
  readonly versions: Versions
  /** True to leave the packages for later. */
  readonly isBare: boolean
  /** The folder that the command was started in. */
  readonly folder: string
  readonly say: (text: string) => void
}

/** Writes files into a folder, and the folders that they are in. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** Installs the packages of a repository. */
export async function install(folder: string): Promise<void> {
  const { ok, output } = await runProgram('npm', ['install', '--no-fund', '--no-audit'], folder)
  if (!ok)
    throw new Fault(
      `The packages could not be installed; mend this, then run npm install in ${folder}:\n${lastLines(output)}`,
      3,
    )
}

const nextSteps = (name: string): readonly string[] => [
  `${name} is written. Go on with:`,
  `  cd ${name}`,
  '  npm run dev                         runs it alone, with the shell and a service in memory',
  '  npm test                            runs its test',
  `  npx tessera-module publish ${name}${' '.repeat(Math.max(1, 9 - name.length))}gives it to everybody (needs TESSERA_TOKEN)`,
]

/**
 * Writes the repository of a new module. It is written beside its place and then moved there, so that it is
 * whole or not there.
 */
export async function create(name: string, around: Around): Promise<readonly string[]> {
  const fault = nameFault(name)
  if (fault !== undefined) throw new Fault(fault, 2)
  const folder = join(around.folder, name)
  if (existsSync(folder))
    throw new Fault(`${folder} exists already; choose another name, or delete it.`)
  const files = repositoryFiles({ name, product: around.product, versions: around.versions })
  around.say(`Writing ${Object.keys(files).length} files to ${name} …`)
  const aside = `${folder}.new`
  await rm(aside, { recursive: true, force: true })
  await writeFiles(aside, files)
  await rename(aside, folder)
  if (!around.isBare) {
    around.say(`Installing the packages, those of the product from ${around.product.origin} …`)
    await install(folder)
  }
  return nextSteps(name)
}
