import { type FileHandle, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fileStream } from './file-stream.ts'

const opened: FileHandle[] = []
let asked = 0
/** Holds back the opening of a file. */
let held = Promise.resolve()

vi.mock('node:fs/promises', async (actual) => {
  const fs = await actual<typeof import('node:fs/promises')>()
  const open: typeof fs.open = async (...given) => {
    asked += 1
    await held
    const file = await fs.open(...given)
    opened.push(file)
    return file
  }
  return { ...fs, open }
})

const size = 600_000
let folder: string
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-stream-'))
  path = join(folder, 'bytes')
  await writeFile(
    path,
    Uint8Array.from({ length: size }, (_, at) => at % 251),
  )
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  opened.splice(0)
  asked = 0
})

/** A closed file handle has no descriptor. */
const stillOpen = () => opened.filter(({ fd }) => fd !== -1).length

test('a file streams whole or in part, and is closed after its last byte', async () => {
  for (const [first, last] of [
    [0, size - 1],
    [10, 19],
    [size - 1, size - 1],
    [0, 256 * 1024 - 1],
  ] as const) {
    const reader = fileStream(path, { first, last }).getReader()
    const bytes: number[] = []
    // A reader that knows the length doesn't ask for the end.
    while (bytes.length < last - first + 1) bytes.push(...((await reader.read()).value ?? []))
    expect(bytes.length).toBe(last - first + 1)
    expect([bytes[0], bytes.at(-1)]).toEqual([first % 251, last % 251])
    await vi.waitFor(() => expect(stillOpen()).toBe(0))
    expect(await reader.read()).toEqual({ done: true, value: undefined })
  }
  expect(opened).toHaveLength(4)
})

test('a reader that stops leaves no file open, whenever it stops', async () => {
  const range = { first: 0, last: size - 1 }
  const begun = fileStream(path, range).getReader()
  await begun.read()
  await begun.cancel()
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const opening = fileStream(path, range).getReader()
  const reading = opening.read()
  await vi.waitFor(() => expect(asked).toBe(2))
  const cancelled = opening.cancel()
  resolve()
  await cancelled
  expect((await reading).done).toBe(true)
  await fileStream(path, range).cancel()
  await vi.waitFor(() => expect(opened).toHaveLength(2))
  await vi.waitFor(() => expect(stillOpen()).toBe(0))
})

test('a file that is missing, or shorter than requested, fails the stream and is closed', async () => {
  const short = await new Response(fileStream(path, { first: 0, last: size + 9 })).bytes()
  expect(short.byteLength).toBe(size)
  const missing = fileStream(join(folder, 'nothing'), { first: 0, last: 9 })
  await expect(new Response(missing).bytes()).rejects.toThrow()
  expect(await new Response(fileStream(path, { first: 0, last: -1 })).bytes()).toHaveLength(0)
  expect(stillOpen()).toBe(0)
})
