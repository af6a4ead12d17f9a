import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReplacedPackages, replacedPieces } from '../src/replaced-pieces.ts'
import { root } from './root.ts'
import { runProgram } from './run-program.ts'
import { say, table } from './say.ts'

const router = 'react-router'
const names = [router]
/** A folder of this checkout with the packages of the versions that it has. */
const installedIn: Readonly<Record<string, string>> = {
  [router]: 'shell/node_modules/react-router-dom',
}

async function versionAt(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8')
  const { version }: { version: string } = JSON.parse(text)
  return version
}

/** Returns the range of the major version that this checkout has of a package. */
async function majorOf(name: string): Promise<string> {
  const installed = installedIn[name] ?? ''
  const [major] = (await versionAt(join(root, installed))).split('.')
  return `^${major}.0.0`
}

/** Installs versions of the packages into a folder; returns why that failed, or undefined. */
async function install(
  folder: string,
  rangeOf: (name: string) => string | Promise<string>,
): Promise<string | undefined> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'next', private: true }))
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const wanted = await Promise.all(names.map(async (name) => `${name}@${await rangeOf(name)}`))
  const { ok, output } = await runProgram('npm', ['install', ...flags, ...wanted], {}, folder)
  return ok ? undefined : output
}

async function fits(packages: ReplacedPackages): Promise<boolean> {
  const rows: [string, string][] = []
  let all = true
  for (const { name, misfits } of replacedPieces) {
    const found = await misfits(packages).catch((cause: unknown) => [`cannot be read: ${cause}`])
    all &&= found.length === 0
    rows.push([name, found.length === 0 ? 'fits' : found.join('; ')])
  }
  console.log(table(rows))
  return all
}

async function tryVersions(rangeOf: (name: string) => string | Promise<string>): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-next-'))
  const at = (name: string) => join(folder, 'node_modules', name)
  try {
    const fault = await install(folder, rangeOf)
    if (fault !== undefined) {
      console.log(fault)
      return false
    }
    const versions = await Promise.all(
      names.map(async (name) => `${name} ${await versionAt(at(name))}`),
    )
    say(versions.join(', '))
    return await fits({ router: at(router) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Tries each piece that the build replaces in other packages on their newest versions, of the same major
 * number and of any, and says which ones still fit (decision 055). False when one does not, or the versions
 * could not be installed.
 */
export async function soakNext(): Promise<boolean> {
  say('The newest versions with the same major number …')
  const minor = await tryVersions(majorOf)
  say('The newest versions …')
  return (await tryVersions(() => 'latest')) && minor
}
