import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { overlappingZip } from './testing/overlapping-zip.ts'
import { zipArchives } from './zip.ts'

const storedOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: async (first: number, length: number) => new Uint8Array(bytes.slice(first, first + length)),
})

const open = (bytes: Uint8Array, most = 10) => zipArchives.open(storedOf(bytes), most)

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

test('an archive whose files lie over each other is refused', async () => {
  const content = strToU8('x'.repeat(500))
  expect((await open(overlappingZip(content, 1)))?.files).toHaveLength(1)
  expect(await open(overlappingZip(content, 2))).toBeUndefined()
})

test.each([
  ['nothing', new Uint8Array()],
  ['a text', strToU8('PK is not enough')],
  ['half of an archive', zipSync({ a: strToU8('x'.repeat(500)) }).subarray(0, 60)],
])('%s is no archive', async (_, bytes) => {
  expect(await open(bytes)).toBeUndefined()
})

test('an archive is read in parts of at most a megabyte, and only where it is asked', async () => {
  const noise = crypto.getRandomValues(new Uint8Array(60_000))
  const files = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`${at}.bin`, noise.slice(0, 60_000 - at)]),
  )
  const { size, read } = storedOf(zipSync(files, { level: 0 }))
  let came = 0
  let most = 0
  const archive = await zipArchives.open(
    {
      size,
      async read(first, length) {
        const part = await read(first, length)
        came += part.length
        most = Math.max(most, part.length)
        return part
      },
    },
    100,
  )
  expect(await archive?.read('59.bin', 100_000)).toEqual(noise.slice(0, 59_941))
  expect(most).toBeLessThanOrEqual(1_048_576)
  expect(came).toBeLessThan(size / 10)
})

test('bytes that cannot be read now are no fault of the archive', async () => {
  const noise = crypto.getRandomValues(new Uint8Array(60_000))
  const { size, read } = storedOf(zipSync({ 'a.txt': noise }))
  let isDown = false
  const archive = await zipArchives.open(
    {
      size,
      read: (first, length) =>
        isDown ? Promise.reject(new Error('The store is down.')) : read(first, length),
    },
    10,
  )
  isDown = true
  await expect(archive?.read('a.txt', 100_000)).rejects.toThrow('The store is down.')
  const stored = { size, read: () => Promise.reject(new Error('The store is down.')) }
  await expect(zipArchives.open(stored, 10)).rejects.toThrow('The store is down.')
})
