import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Around, install, writeFiles } from './create.ts'
import { keptFiles } from './repository.ts'
import { lastLines, runProgram } from './run-program.ts'
import { upgradeOf } from './upgrade.ts'

async function sourcesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(join(folder, 'src'), { recursive: true }).catch(() => [])
  return found
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
}

/** Reads the files that an upgrade may change. */
async function readPresent({
  folder,
  product,
  versions,
}: Around): Promise<Readonly<Record<string, string>>> {
  const kept = Object.keys(keptFiles({ name: 'any', product, versions }))
  const paths = ['package.json', ...kept, ...(await sourcesIn(folder))]
  const read = paths.map(async (path) => {
    const text = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    return text === undefined ? [] : [[path, text] as const]
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}

/** Says what the product's gate says of the module as it is now. */
async function gateLines(folder: string, name: string): Promise<readonly string[]> {
  const args = ['--no-install', 'tessera-module', 'check', name]
  const { ok, output } = await runProgram('npx', args, folder)
  return ok
    ? ['The build fits what runs there.']
    : [
        `The gate has not admitted the build; tessera-module check ${name} says:`,
        lastLines(output, 20),
      ]
}

/** Brings the repository of a folder up to date with its product. */
export async function bringUpToDate(around: Around): Promise<readonly string[]> {
  const { folder, product, say } = around
  const { name, from, files, left } = upgradeOf(await readPresent(around), around)
  const paths = Object.keys(files)
  const stays = left.map(
    (path) => `  ${path} differs from the product's and stays, because it was changed here.`,
  )
  if (paths.length === 0)
    return [`${name} is up to date with ${product.origin} (packages ${product.version}).`, ...stays]
  say(`Changing ${paths.join(', ')} …`)
  await writeFiles(folder, files)
  const done = [`${name} goes from the packages ${from} to ${product.version}.`, ...stays]
  if (around.isBare) return [...done, 'Run npm install, and commit what changed.']
  say('Installing the packages …')
  await install(folder)
  say('Asking the product …')
  return [...done, ...(await gateLines(folder, name)), 'Commit what changed.']
}
