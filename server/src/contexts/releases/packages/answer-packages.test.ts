import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { packageIndexFile } from '@tessera/contracts/releases/package-index'
import { beforeEach, expect, test } from 'vitest'
import { quietLog } from '../../../platform/log/json-lines.ts'
import { answerPackages } from './answer-packages.ts'
import { archiveWith } from './archive-with.ts'
import { openPackages } from './open-packages.ts'

const empty = new Uint8Array(gzipSync(Buffer.alloc(1_024)))
const archives = {
  'create-1.9.0.tgz': await archiveWith(empty, { path: 'package/dist/create.mjs', text: 'run()' }),
  'contracts-1.8.0-a123456789.tgz': await archiveWith(empty, { path: 'package/a.js', text: '' }),
  'contracts-1.9.0.tgz': await archiveWith(empty, { path: 'package/a.js', text: 'export {}' }),
}

const listed = (name: string, version = '1.9.0') => {
  const file = `${name}-${version}.tgz`
  const bytes = Object.entries(archives).find(([each]) => each === file)?.[1] ?? new Uint8Array()
  return {
    name: `@tessera/${name}`,
    version,
    file,
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    shasum: createHash('sha1').update(bytes).digest('hex'),
    bytes: bytes.length,
    manifest: {
      name: `@tessera/${name}`,
      version,
      license: 'MIT',
      dependencies: { zod: '^4.0.0' },
    },
  }
}

let files: Map<string, Uint8Array<ArrayBuffer>>
let read: string[]
beforeEach(() => {
  read = []
  const packages = [listed('contracts'), listed('create'), listed('contracts', '1.8.0-a123456789')]
  const index = { contract: '1.9.0', version: '1.9.0', packages }
  files = new Map<string, Uint8Array<ArrayBuffer>>(Object.entries(archives))
  files.set(packageIndexFile, new TextEncoder().encode(JSON.stringify(index)))
})

const folder = {
  read: async (path: string) => {
    read.push(path)
    return files.get(path)
  },
}
const packages = openPackages(folder, quietLog)
const settings = { publicOrigin: 'https://pins.test', brand: 'Pins' }

const get = (path: string) =>
  answerPackages(
    // Nothing else of the settings is read.
    { packages, settings: Object.assign(Object.create(null), settings) },
    new Request(`http://localhost/packages/${path}`),
  )

test.each(['@tessera%2fcontracts', '@tessera/contracts'])(
  'installers find a package by its name: %s',
  async (path) => {
    const found = await (await get(path)).json()
    expect(found).toMatchObject({
      name: '@tessera/contracts',
      'dist-tags': { latest: '1.9.0' },
      versions: { '1.9.0': { license: 'MIT', dependencies: { zod: '^4.0.0' } } },
    })
    const { tarball, integrity } = found.versions['1.9.0'].dist
    expect(tarball).toBe('https://pins.test/packages/@tessera/contracts/-/contracts-1.9.0.tgz')
    const archive = await get(tarball.slice('https://pins.test/packages/'.length))
    const bytes = Buffer.from(await archive.arrayBuffer())
    expect(`sha512-${createHash('sha512').update(bytes).digest('base64')}`).toBe(integrity)
    expect(archive.headers.get('Cache-Control')).toContain('immutable')
  },
)

/** Returns the files of an archive, as the ustar format has them, and compares the sums of their headers. */
function unpacked(archive: Uint8Array): Readonly<Record<string, string>> {
  const tar = gunzipSync(archive)
  const found: Record<string, string> = {}
  const field = (at: number, from: number, to: number) =>
    tar.toString('utf8', at + from, at + to).replace(/[\0 ].*$/s, '')
  for (let at = 0; tar[at] !== 0 && at < tar.length; ) {
    const header = Buffer.from(tar.subarray(at, at + 512))
    const stated = Number.parseInt(field(at, 148, 156), 8)
    header.fill(' ', 148, 156)
    expect(header.reduce((sum, byte) => sum + byte, 0)).toBe(stated)
    const size = Number.parseInt(field(at, 124, 136), 8)
    found[field(at, 0, 100)] = tar.toString('utf8', at + 512, at + 512 + size)
    at += 512 + Math.ceil(size / 512) * 512
  }
  return found
}

test('the command that begins a module knows the product that it came from', async () => {
  const bytes = async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer())
  const archive = await bytes('create.tgz')
  const { 'package/dist/product.json': product = '', ...others } = unpacked(archive)
  expect(JSON.parse(product)).toEqual({ origin: 'https://pins.test', version: '1.9.0' })
  expect(others).toEqual({ 'package/dist/create.mjs': 'run()' })
  expect(await bytes('create-1.9.0.tgz')).toEqual(archive)
})

const listing = (version: string, name: string) => {
  const index = { contract: version, version, packages: [{ ...listed(name), version }] }
  files.set(packageIndexFile, new TextEncoder().encode(JSON.stringify(index)))
}

test('the command is packed once for each version, and one that was not there is looked for again', async () => {
  const create = () => get('create.tgz')
  listing('1.10.0', 'create')
  const packings = () => read.filter((path) => path === 'create-1.9.0.tgz').length
  const answers = await Promise.all([create(), create(), create()])
  const [one, two] = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  expect([answers.map(({ status }) => status), two, packings()]).toEqual([[200, 200, 200], one, 1])
  listing('1.11.0', 'create')
  const unpackedNow = unpacked(new Uint8Array(await (await create()).arrayBuffer()))
  expect([unpackedNow['package/dist/product.json'], packings()]).toEqual([
    expect.stringContaining('1.11.0'),
    2,
  ])
  listing('1.12.0', 'create')
  const archived = archives['create-1.9.0.tgz']
  files.delete('create-1.9.0.tgz')
  expect((await create()).status).toBe(404)
  files.set('create-1.9.0.tgz', archived)
  expect((await create()).status).toBe(200)
})

test('earlier versions stay, for lockfiles that name them', async () => {
  const { versions } = await (await get('@tessera/contracts')).json()
  expect(Object.keys(versions)).toEqual(['1.9.0', '1.8.0-a123456789'])
  const { tarball } = versions['1.8.0-a123456789'].dist
  expect((await get(tarball.slice('https://pins.test/packages/'.length))).status).toBe(200)
})

test('new packages are served from the next request on, and a broken index is none', async () => {
  expect((await (await get('')).json()).packages).toEqual(['@tessera/contracts', '@tessera/create'])
  files.set(
    packageIndexFile,
    new TextEncoder().encode('{"contract":"1.9.0","version":"1.9.0","packages":[]}'),
  )
  expect((await (await get('')).json()).packages).toEqual([])
  files.set(packageIndexFile, new TextEncoder().encode('{"contract":'))
  expect((await get('')).status).toBe(404)
})

test.each([
  ['react', 'This product has no package react.'],
  ['@tessera/none', 'This product has no package @tessera/none.'],
  ['@tessera/contracts/-/contracts-1.8.0.tgz', 'install 1.9.0'],
  ['@tessera/contracts/-/..%2f..%2findex.json', 'This product has no package'],
  ['create-1.8.0.tgz', 'This product has no package create-1.8.0.tgz'],
  ['%E0%A4%A', 'This product has no package'],
])('asking for %s says what there is', async (path, sentence) => {
  const answer = await get(path)
  expect([answer.status, (await answer.json()).error]).toEqual([
    404,
    expect.stringContaining(sentence),
  ])
})

test('a product without packages says whose turn it is', async () => {
  files.clear()
  expect((await (await get('')).json()).error).toContain('its operator has to set PACKAGES_DIR')
})
