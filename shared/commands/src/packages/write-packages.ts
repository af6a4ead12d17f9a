import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PackageIndex, packageIndexFile } from '@tessera/contracts/releases/package-index'
import { z } from '@tessera/contracts/schema'
import { contractVersion } from '@tessera/contracts/version'
import type { PackedTarball } from './pack.ts'

/** Versions that stay in the folder, for repositories whose lockfiles name them. */
const keptVersions = 10

async function listedIn(folder: string): Promise<PackageIndex['packages']> {
  try {
    const text = await readFile(join(folder, packageIndexFile), 'utf8')
    return z.parse(PackageIndex, JSON.parse(text)).packages
  } catch {
    return []
  }
}

/**
 * Writes tarballs and their index, from which a registry is served. Earlier versions stay for a while, so that
 * a team's lockfile holds when the product moves on. The index comes last and at once.
 */
export async function writePackages(
  packed: readonly PackedTarball[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { file, tarball: bytes } of packed) await writeFile(join(folder, file), bytes)
  const newest = packed.map(({ files: _, tarball: __, ...each }) => each)
  const version = newest[0]?.version ?? contractVersion
  const before = (await listedIn(folder)).filter((each) => each.version !== version)
  const versions = new Set([version, ...before.map((each) => each.version)])
  const kept = new Set([...versions].slice(0, keptVersions))
  const packages = [...newest, ...before].filter((each) => kept.has(each.version))
  const index = { contract: contractVersion, version, packages }
  const aside = join(folder, `${packageIndexFile}.new`)
  await writeFile(aside, `${JSON.stringify(index, null, 1)}\n`)
  await rename(aside, join(folder, packageIndexFile))
  const files = new Set(packages.map(({ file }) => file))
  for (const name of await readdir(folder))
    if (name.endsWith('.tgz') && !files.has(name)) await rm(join(folder, name))
}
