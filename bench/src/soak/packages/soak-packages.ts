import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogOf } from '@tessera/commands/packages/catalog'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { say, table } from '@tessera/commands/say'
import { productAddresses } from '@tessera/contracts/releases/gate/product-addresses'
import { refusalsOf } from '@tessera/contracts/releases/gate/refusals-of'
import { serviceContract } from '@tessera/contracts/releases/gate/service-contract'
import type { PackageIndex } from '@tessera/contracts/releases/package-index'
import { failureOf, type Manager, managers, taken, writeConsumer } from './consumer.ts'
import { publishTwice } from './publish-twice.ts'
import { type Registry, startVerdaccio } from './verdaccio.ts'

/** The most by which a build from outside may differ in size from one of the checkout, as a factor. */
const room = 1.01

interface Descriptor {
  readonly facts: { readonly sizes: Readonly<Record<string, number>> }
}

const descriptorIn = (folder: string): Descriptor =>
  JSON.parse(readFileSync(join(folder, 'dist/module.json'), 'utf8'))

const bytesOf = ({ facts }: Descriptor): number =>
  Object.values(facts.sizes).reduce((total, size) => total + size, 0)

/** Returns why the gate of this checkout refuses a build of the module. */
function refusals(descriptor: Descriptor): readonly string[] {
  const shell: unknown = JSON.parse(readFileSync(join(root, 'shell/dist/shell.json'), 'utf8'))
  return refusalsOf(
    { module: 'save', descriptor },
    {
      builds: [{ module: 'shell', descriptor: shell, standing: 'active' }],
      contract: serviceContract,
      usernames: new Set(),
      grants: productAddresses,
      newWords: [],
    },
  ).map(({ message }) => message)
}

const bin = (name: string): string => join('node_modules/.bin', name)

/** Returns what is wrong with the lockfile of a repository: a package of the product without the hash of its tarball. */
function lockFaults({ name, lockfile }: Manager, folder: string, index: PackageIndex) {
  if (lockfile === undefined) return []
  const text = readFileSync(join(folder, lockfile), 'utf8')
  const names = (each: string) => [`${each}@${index.version}`, `"node_modules/${each}"`]
  const named = index.packages.filter((each) =>
    names(each.name).some((entry) => text.includes(entry)),
  )
  const faults = named
    .filter(({ integrity }) => !text.includes(integrity))
    .map((each) => `${name}, ${lockfile}: ${each.name} has another hash than its tarball.`)
  return named.length > 0 ? faults : [`${name}, ${lockfile}: it names no package of the product.`]
}

/** Returns what fails in a repository outside of the checkout, with the bytes of its build. */
async function tried(
  manager: Manager,
  folder: string,
  index: PackageIndex,
): Promise<{ readonly faults: readonly string[]; readonly bytes: number }> {
  const steps: readonly (readonly [string, string, readonly string[]])[] = [
    ['installs', 'npx', ['--yes', ...manager.install]],
    ['types', bin('tsc'), ['-p', '.']],
    ['types, nodenext', bin('tsc'), ['-p', 'tsconfig.nodenext.json']],
    ['tests', bin('vitest'), ['run', 'src/saving/save-confirmation']],
    ['builds', bin('tessera-module'), ['build', 'save']],
  ]
  const faults: string[] = []
  for (const [what, command, args] of steps) {
    const failure = await failureOf(folder, command, args)
    if (failure === undefined) continue
    faults.push(`${manager.name}, ${what}:\n${failure}`)
    if (what === 'installs' || what === 'builds') return { faults, bytes: 0 }
  }
  const descriptor = descriptorIn(folder)
  faults.push(...lockFaults(manager, folder, index))
  faults.push(...refusals(descriptor).map((why) => `${manager.name}, gate: ${why}`))
  return { faults, bytes: bytesOf(descriptor) }
}

/** Builds the shell and the module in the checkout, and returns the bytes of the module. */
async function bytesInside(): Promise<number> {
  for (const name of ['shell', 'save']) {
    const file = join(root, 'shared/module-cli/src/main.ts')
    const { ok, output } = await runProgram(process.execPath, [file, 'build', name])
    if (!ok) throw new Error(output)
  }
  return bytesOf(descriptorIn(join(root, taken)))
}

/** Takes the module out of the checkout by each package manager, and returns the rows of a table and what failed. */
async function takenOut(place: string, registry: Registry, index: PackageIndex) {
  const inside = await bytesInside()
  const others = (await runProgram('npm', ['config', 'get', 'registry'])).printed.trim()
  const catalog = catalogOf(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const rows: [string, string][] = [['inside', `${inside} bytes`]]
  const all: string[] = []
  for (const manager of managers) {
    say(`${taken} in a repository of its own, by ${manager.name} …`)
    const folder = join(place, manager.name)
    const settings = manager.settings(registry.address, others)
    writeConsumer(folder, settings, { catalog, own: index.version })
    const { faults, bytes } = await tried(manager, folder, index)
    const isAsLarge = bytes <= inside * room && bytes >= inside / room
    all.push(...faults)
    if (!isAsLarge) all.push(`${manager.name}: ${bytes} bytes, and ${inside} inside`)
    rows.push([manager.name, `${bytes} bytes, ${faults.length} faults`])
  }
  return { rows, faults: all }
}

/**
 * Publishes the packages to a registry that other people wrote, and takes a module out of the checkout with the
 * packages from there, by three package managers.
 */
export async function soakPackages(): Promise<boolean> {
  const place = await mkdtemp(join(tmpdir(), 'tessera-packages-'))
  try {
    const registry = await startVerdaccio(join(place, 'registry'))
    try {
      say('Publishing the packages to verdaccio, twice …')
      const { index, faults } = await publishTwice(registry, join(place, 'packages'))
      const { rows, faults: others } = await takenOut(place, registry, index)
      const all = [...faults, ...others]
      for (const fault of all) console.error(fault)
      console.log(
        table([
          [
            `published as ${index.version}`,
            `${index.packages.length} packages, ${faults.length} faults`,
          ],
          ...rows,
        ]),
      )
      return all.length === 0
    } finally {
      await registry.stop()
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
