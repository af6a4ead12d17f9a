import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishPackages } from '@tessera/commands/packages/publish'
import { hashesOf, tarball } from '@tessera/commands/packages/tarball'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { PackageIndex, packageIndexFile } from '@tessera/contracts/releases/package-index'
import { z } from '@tessera/contracts/schema'
import type { Registry } from './verdaccio.ts'

type Listed = PackageIndex['packages'][number]

/** Publishes the packages by the command that people run, and returns what it printed. */
async function published(registry: Registry, folder: string): Promise<string> {
  const args = [join(root, 'shared/commands/src/packages.ts'), '--out', folder, '--publish']
  const { ok, output } = await runProgram(process.execPath, args, registry.publisher)
  if (!ok) throw new Error(output)
  return output
}

/** Returns what is wrong with a package in a registry: other bytes than those of the tarball. */
async function faultsOf(
  registry: Registry,
  folder: string,
  { name, version, file }: Listed,
): Promise<readonly string[]> {
  const each = `${name}@${version}`
  const view = await runProgram('npm', ['view', each, 'dist.integrity'], registry.publisher)
  const there = view.printed.trim()
  const packed = hashesOf(readFileSync(join(folder, file))).integrity
  return there === packed ? [] : [`${each} has ${there} in the registry, and ${packed} was packed.`]
}

/** Writes a tarball that only has a manifest, as somebody would slip in under the name of a package. */
async function slippedIn(folder: string, name: string, version: string) {
  const manifest = Buffer.from(JSON.stringify({ name, version }))
  const bytes = tarball([{ path: 'package.json', bytes: manifest }])
  const path = join(folder, `slipped-in-${version}.tgz`)
  await writeFile(path, bytes)
  return { path, integrity: hashesOf(bytes).integrity }
}

/** Returns how other bytes come under the name of a package that is published: nobody may do that. */
async function faultsOfReplacing(
  registry: Registry,
  folder: string,
  listed: Listed,
): Promise<readonly string[]> {
  const { name, version } = listed
  const each = `${name}@${version}`
  const npm = (...args: readonly string[]) => runProgram('npm', args, registry.publisher)
  const other = await slippedIn(folder, name, version)
  const refused = await publishPackages(
    [{ ...listed, integrity: other.integrity }],
    { tag: 'latest', fileOf: () => other.path, say: () => {} },
    npm,
  ).then(
    () => 'published',
    (cause: Error) => cause.message,
  )
  const again = await npm('publish', other.path, '--tag', 'latest')
  const newer = await slippedIn(folder, name, '999.0.0')
  const [scope = ''] = name.split('/')
  const stranger = await runProgram('npm', ['publish', newer.path], {
    [`npm_config_${scope}:registry`]: registry.address,
  })
  const elsewhere = await fetch(new URL(`${scope}%2fnot-published`, registry.address))
  return [
    ...(refused.includes('another package') ? [] : [`${each} with other bytes: ${refused}`]),
    ...(again.ok ? [`${each}: the registry took other bytes for it.`] : []),
    ...(stranger.ok ? [`${name}: somebody without an account published it.`] : []),
    ...(elsewhere.status === 404 ? [] : [`${scope}/not-published came from another registry.`]),
    ...(await faultsOf(registry, folder, listed)),
  ]
}

/**
 * Publishes the packages of this checkout to a registry, twice: the second time has the same bytes, and so nothing to
 * do. Returns their index, and what is wrong.
 */
export async function publishTwice(
  registry: Registry,
  folder: string,
): Promise<{ readonly index: PackageIndex; readonly faults: readonly string[] }> {
  const first = await published(registry, folder)
  const index = z.parse(
    PackageIndex,
    JSON.parse(readFileSync(join(folder, packageIndexFile), 'utf8')),
  )
  const faults: string[] = []
  for (const listed of index.packages) {
    const each = `${listed.name}@${listed.version}`
    if (!first.includes(`Published ${each}.`)) faults.push(`${each} was not published:\n${first}`)
    faults.push(...(await faultsOf(registry, folder, listed)))
  }
  const again = await published(registry, folder)
  const left = index.packages.filter(({ name, version }) =>
    again.includes(`${name}@${version} is there already.`),
  )
  if (left.length < index.packages.length) faults.push(`Published again:\n${again}`)
  const [one] = index.packages
  if (one !== undefined) faults.push(...(await faultsOfReplacing(registry, folder, one)))
  return { index, faults }
}
