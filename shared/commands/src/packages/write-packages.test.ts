import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PackageIndex, packageIndexFile } from '@tessera/contracts/releases/package-index'
import { z } from '@tessera/contracts/schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markedVersion, type PackedTarball } from './pack.ts'
import { hashesOf } from './tarball.ts'
import { writePackages } from './write-packages.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-packages-'))
})
afterEach(() => rm(folder, { recursive: true }))

function packed(version: string, text = version): PackedTarball {
  const name = '@tessera/bus'
  const bytes = Buffer.from(text)
  const manifest = { name, version, exports: {}, dependencies: {}, peerDependencies: {} }
  return {
    name,
    version,
    file: `bus-${version}.tgz`,
    ...hashesOf(bytes),
    bytes: bytes.length,
    manifest,
    files: [],
    tarball: bytes,
  }
}

const versionAt = (at: number): string => `1.6.0-a00000000${at}`

const index = async (): Promise<PackageIndex> =>
  z.parse(PackageIndex, JSON.parse(await readFile(join(folder, packageIndexFile), 'utf8')))

const listed = async () => (await index()).packages.map(({ version }) => version)
const tarballs = async () => (await readdir(folder)).filter((name) => name.endsWith('.tgz'))

test('ten versions of the packages stay, the newest first, and the tarballs of older ones go', async () => {
  const versions = ['1.5.0', '1.5.1', ...Array.from({ length: 10 }, (_, at) => versionAt(at))]
  for (const version of versions) await writePackages([packed(version)], folder)
  const kept = versions.slice(2).toReversed()
  expect(await listed()).toEqual(kept)
  expect((await index()).version).toBe(versionAt(9))
  expect(await tarballs()).toEqual(kept.toReversed().map((version) => `bus-${version}.tgz`))
})

test('packing a version again lists it once, as the present one', async () => {
  for (const at of [1, 2, 1]) await writePackages([packed(versionAt(at))], folder)
  expect(await listed()).toEqual([versionAt(1), versionAt(2)])
  expect((await index()).version).toBe(versionAt(1))
})

test.each(['{"packages":', '{"contract":"1.6.0","version":"../x","packages":[]}'])(
  'a broken index (%s) is replaced, and tarballs that nothing lists go',
  async (broken) => {
    await writePackages([packed(versionAt(1))], folder)
    await writeFile(join(folder, packageIndexFile), broken)
    await writeFile(join(folder, 'notes.txt'), 'not of the packages')
    await writePackages([packed(versionAt(2))], folder)
    expect(await listed()).toEqual([versionAt(2)])
    expect(await readdir(folder)).toEqual([
      `bus-${versionAt(2)}.tgz`,
      packageIndexFile,
      'notes.txt',
    ])
  },
)

test('the version has a mark that follows from the bytes of all packages', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((text) => markedVersion([packed('1.6.0', text)]))
  expect([same, other]).toEqual([one, expect.not.stringMatching(one ?? '')])
  expect(one).toMatch(/^\d+\.\d+\.\d+-a[0-9a-f]{9}$/)
})
