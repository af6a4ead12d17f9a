import { afterAll, expect, test } from 'vitest'
import { pooledReaders } from './pooled.ts'
import { heavy } from './port.ts'
import { oddReaders } from './testing/odd-readers.ts'

const readers = pooledReaders({
  threads: 1,
  script: new URL('./testing/odd-worker.ts', import.meta.url),
  limits: {
    milliseconds: 300,
    runningMilliseconds: 20_000,
    heapMegabytes: 24,
    outputBytes: 100_000,
  },
})
afterAll(() => readers.close())

const { endless, hoarding, long, counting, deep, broken } = oddReaders
const by = (who: string, signal?: AbortSignal) => ({ by: { who, signal } })
const ten = { ok: true, output: 'x'.repeat(10) }
const readTen = (who = 'ada') => readers.read(long, { input: 10, ...by(who) })
const busy = { ok: false, fault: 'too-busy' }

test('a file is read in another thread, in parts', async () => {
  const file = { size: 9, read: async (_: number, length: number) => new Uint8Array(length) }
  const reading = { input: null, file, ...by('ada') }
  expect(await readers.read(counting, reading)).toEqual({ ok: true, output: 8 })
})

test.each([
  ['takes too long', () => readers.read(endless, { input: null, ...by('ada') })],
  ['takes too much memory', () => readers.read(hoarding, { input: null, ...by('ada') })],
  ['says too much', () => readers.read(long, { input: 200_000, ...by('ada') })],
  ['is beyond a budget', () => readers.read(deep, { input: null, ...by('ada') })],
])('a file that %s is refused, and the next one is read', async (_, read) => {
  expect(await read()).toEqual(heavy)
  expect(await readTen()).toEqual(ten)
})

test('a fault of a reader, and bytes that cannot be read, are no fault of the file', async () => {
  await expect(readers.read(broken, { input: null, ...by('ada') })).rejects.toThrow('A fault')
  const file = { size: 9, read: () => Promise.reject(new Error('The store is down.')) }
  const reading = { input: null, file, ...by('ada') }
  await expect(readers.read(counting, reading)).rejects.toThrow('The store is down.')
  expect(await readTen()).toEqual(ten)
})

test('a reading ends when its asker is gone, and the next in line is read', async () => {
  const asker = new AbortController()
  const endlessly = readers.read(endless, { input: null, ...by('eve', asker.signal) })
  const next = readTen()
  asker.abort()
  expect(await endlessly).toEqual(busy)
  expect(await next).toEqual(ten)
})

test('a member has so many readings in the line, and other members go before them', async () => {
  const asker = new AbortController()
  const endlessly = readers.read(endless, { input: null, ...by('eve', asker.signal) })
  const ended: string[] = []
  const more = Array.from({ length: 4 }, () => readTen('eve').then(() => ended.push('eve')))
  expect(await readTen('eve')).toEqual(busy)
  const other = readTen('ada').then(() => ended.push('ada'))
  asker.abort()
  await Promise.all([endlessly, other, ...more])
  expect(ended.indexOf('ada')).toBeLessThanOrEqual(1)
  expect(ended).toHaveLength(5)
})
