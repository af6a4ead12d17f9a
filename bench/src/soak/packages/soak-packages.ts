import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogOf } from '@tessera/commands/packages/catalog'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { say, table } from '@tessera/commands/say'
import { productAddresses } from '@tessera/contracts/releases/gate/product-addresses'
import { refusalsOf } from '@tessera/contracts/releases/gate/refusals-of'
import { serviceContract } from '@tessera/contracts/releases/gate/service-contract'
import { PackageIndex, packageIndexFile } from '@tessera/contracts/releases/package-index'
import { z } from '@tessera/contracts/schema'
import { failureOf, type Manager, managers, taken, writeConsumer } from './consumer.ts'
import { serveRegistry } from './static-registry.ts'

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

/** Returns what fails in a repository outside of the checkout, with the bytes of its build. */
async function tried(
  manager: Manager,
  folder: string,
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
  faults.push(...refusals(descriptor).map((why) => `${manager.name}, gate: ${why}`))
  return { faults, bytes: bytesOf(descriptor) }
}

/** Takes a module out of the checkout, with the packages from a registry, by three package managers. */
export async function soakPackages(): Promise<boolean> {
  const place = mkdtempSync(join(tmpdir(), 'tessera-packages-'))
  const packages = join(place, 'packages')
  const command = (file: string, ...args: readonly string[]) =>
    runProgram(process.execPath, [join(root, file), ...args])
  const made = [
    await command('shared/commands/src/packages.ts', '--out', packages),
    await command('shared/module-cli/src/main.ts', 'build', 'shell'),
    await command('shared/module-cli/src/main.ts', 'build', 'save'),
  ].find(({ ok }) => !ok)
  if (made !== undefined) throw new Error(made.output)
  const inside = bytesOf(descriptorIn(join(root, taken)))
  const index: unknown = JSON.parse(readFileSync(join(packages, packageIndexFile), 'utf8'))
  const { version: own } = z.parse(PackageIndex, index)
  const registry = await serveRegistry(packages)
  const others = (await runProgram('npm', ['config', 'get', 'registry'])).printed.trim()
  const catalog = catalogOf(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const rows: [string, string][] = [['inside', `${inside} bytes`]]
  const all: string[] = []
  try {
    for (const manager of managers) {
      say(`${taken} in a repository of its own, by ${manager.name} …`)
      const folder = join(place, manager.name)
      writeConsumer(folder, manager.settings(registry.address, others), { catalog, own })
      const { faults, bytes } = await tried(manager, folder)
      const isAsLarge = bytes <= inside * room && bytes >= inside / room
      all.push(...faults)
      if (!isAsLarge) all.push(`${manager.name}: ${bytes} bytes, and ${inside} inside`)
      rows.push([manager.name, `${bytes} bytes, ${faults.length} faults`])
    }
  } finally {
    registry.close()
    await rm(place, { recursive: true, force: true })
  }
  for (const fault of all) console.error(fault)
  console.log(table(rows))
  return all.length === 0
}
