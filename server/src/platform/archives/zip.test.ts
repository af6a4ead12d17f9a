import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipArchives } from './zip.ts'

const open = (bytes: Uint8Array, most = 10) => zipArchives.open(new Uint8Array(bytes), most)

/** Writes a number over each place where a record of the archive has it. */
function withSize(zip: Uint8Array, from: number, to: number): Uint8Array {
  const changed = new Uint8Array(zip)
  const view = new DataView(changed.buffer)
  for (let at = 0; at + 4 <= changed.length; at += 1)
    if (view.getUint32(at, true) === from) view.setUint32(at, to, true)
  return changed
}

test('files are listed with their sizes and read by name, folders left out', async () => {
  const archive = await open(zipSync({ 'a/b.txt': strToU8('Text'), 'a/': new Uint8Array() }))
  expect(archive?.files).toEqual([{ name: 'a/b.txt', size: 4 }])
  expect(new TextDecoder().decode(await archive?.read('a/b.txt', 10))).toBe('Text')
  expect(await archive?.read('a/b.txt', 3)).toBeUndefined()
  expect(await archive?.read('none', 10)).toBeUndefined()
})

test.each(['../evil.txt', '/etc/passwd', 'a/../../b', 'C:/x'])(
  'an archive with the name %s is refused',
  async (name) => {
    expect(await open(zipSync({ [name]: strToU8('x') }))).toBeUndefined()
  },
)

test('an archive of too many files is refused', async () => {
  const files = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}`, strToU8('x')]))
  expect(await open(zipSync(files))).toBeUndefined()
})

test('a bomb is not unpacked: neither by its true size nor by a false one', async () => {
  const size = 30_000_000
  const zip = zipSync({ bomb: new Uint8Array(size) })
  expect(zip.length).toBeLessThan(100_000)
  expect(await (await open(zip))?.read('bomb', 1_000_000)).toBeUndefined()
  const lying = await open(withSize(zip, size, 1_000))
  expect(lying?.files).toEqual([{ name: 'bomb', size: 1_000 }])
  expect(await lying?.read('bomb', 1_000_000)).toBeUndefined()
})

test.each([
  ['nothing', new Uint8Array()],
  ['a text', strToU8('PK is not enough')],
  ['half of an archive', zipSync({ a: strToU8('x'.repeat(500)) }).subarray(0, 60)],
])('%s is no archive', async (_, bytes) => {
  expect(await open(bytes)).toBeUndefined()
})
