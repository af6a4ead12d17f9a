import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { overlappingZip } from '../../../platform/archives/testing/overlapping-zip.ts'
import { zipArchives } from '../../../platform/archives/zip.ts'
import { sha256 } from '../../../platform/secrets/sha256.ts'
import type { LibraryContent } from '../library/rows.ts'
import { manifestText } from '../library/write-library.ts'
import { libraryReader } from './read-library.ts'

const videos = { read: async () => ({ ok: false, fault: 'no-video' }) as const }

const read = (bytes: Uint8Array) =>
  libraryReader.read(
    { now: Date.UTC(2026, 10, 30) },
    {
      file: {
        size: bytes.length,
        read: async (first, length) => new Uint8Array(bytes.slice(first, first + length)),
      },
      archives: zipArchives,
      videos,
    },
  )

const codeOf = async (bytes: Uint8Array) => {
  const result = await read(bytes)
  return result.ok ? 'ok' : result.code
}

const board = JSON.stringify({
  id: '11',
  name: 'Lamps',
  privacy: 'public',
  created_at: '2025-01-01T00:00:00Z',
})

interface Made {
  readonly rows?: string
  readonly content?: Partial<LibraryContent>
  readonly more?: Record<string, Uint8Array>
}

async function download({ rows = `${board}\n`, content = {}, more = {} }: Made = {}) {
  const bytes = new Uint8Array(strToU8(`${board}\n`))
  const part = {
    kind: 'boards',
    rows: 1,
    bytes: bytes.length,
    sha256: await sha256(bytes),
  } as const
  const name = 'library/boards-00001.jsonl'
  const manifest = manifestText({
    format: 'tessera-library',
    version: 1,
    library: 'a'.repeat(32),
    made_at: '2026-11-01T00:00:00Z',
    parts: [{ name, ...part }],
    ...content,
  })
  const files = { 'library/manifest.json': strToU8(manifest), [name]: strToU8(rows), ...more }
  return zipSync(files, { level: 0 })
}

/** An archive that says it has that many files, in the form for more than 65,535. */
function sayingFiles(count: number): Uint8Array {
  const bytes = new Uint8Array(2 + 56 + 20 + 22)
  const view = new DataView(bytes.buffer)
  bytes.set(strToU8('PK'))
  view.setUint32(2, 0x06064b50, true)
  view.setBigUint64(6, 44n, true)
  view.setBigUint64(26, BigInt(count), true)
  view.setBigUint64(34, BigInt(count), true)
  view.setBigUint64(50, 2n, true)
  view.setUint32(58, 0x07064b50, true)
  view.setBigUint64(66, 2n, true)
  view.setUint32(74, 1, true)
  view.setUint32(78, 0x06054b50, true)
  view.setUint16(86, 0xffff, true)
  view.setUint16(88, 0xffff, true)
  view.setUint32(90, 0xffffffff, true)
  view.setUint32(94, 0xffffffff, true)
  return bytes
}

test('the plan counts a download by kind, and says which of it is not restored', async () => {
  expect(await read(await download())).toMatchObject({
    ok: true,
    library: 'a'.repeat(32),
    plan: { counts: { boards: 1 }, expected: {}, publicBoards: 1, pastSchedules: 0 },
  })
})

test('a download of an earlier version is restored as far as it holds', async () => {
  const pin = { id: '21', originId: '21', boardId: '11', mediaId: '31', createdAt: '2025-02-01' }
  const elsewhere = { ...pin, id: '22', originId: '20', boardId: '12' }
  const zip = zipSync({
    'data/boards.json': strToU8(`[{"id":"11","name":"Lamps","createdAt":"2025-01-01"}]`),
    'data/pins.json': strToU8(JSON.stringify([pin, elsewhere])),
    'pictures/31.webp': strToU8('x'),
  })
  const result = await read(zip)
  expect(result).toMatchObject({
    plan: { counts: { boards: 2, pins: 2 }, expected: {} },
    madeAt: null,
  })
  expect(result.ok && result.texts.at(-1)).toContain('"is_own":false')
})

test('each unfit file has its own sentence', async () => {
  const whole = await download()
  expect(await codeOf(strToU8('bookmarks'))).toBe('restore-not-ours')
  expect(await codeOf(zipSync({ 'a.txt': strToU8('x') }))).toBe('restore-not-ours')
  expect(await codeOf(whole.subarray(0, whole.length - 30))).toBe('restore-cut-off')
  expect(await codeOf(await download({ rows: `${board.replace('Lamps', 'Vases')}\n` }))).toBe(
    'restore-altered',
  )
  expect(await codeOf(await download({ content: { version: 2 } }))).toBe('restore-newer')
  expect(await codeOf(await download({ more: { '../../x': strToU8('x') } }))).toBe('restore-names')
  expect(await codeOf(sayingFiles(1_000_000))).toBe('restore-many')
  expect(await codeOf(overlappingZip(strToU8('x'.repeat(500)), 2))).toBe('restore-heavy')
})

test('a manifest whose counts were changed, or that names a file that is missing, is altered', async () => {
  const other = zipSync({
    'library/manifest.json': strToU8(
      manifestText({
        format: 'tessera-library',
        version: 1,
        library: 'a'.repeat(32),
        made_at: '',
        parts: [],
      }).replace('"parts": []', '"parts": [ ], "version": 1, "made_at": "2020"'),
    ),
  })
  expect(await codeOf(other)).toBe('restore-altered')
  const part = { kind: 'pins', rows: 1, bytes: 5, sha256: 'b'.repeat(64) } as const
  const parts = [{ name: 'library/pins-00001.jsonl', ...part }]
  expect(await codeOf(await download({ content: { parts } }))).toBe('restore-altered')
})

test('a small file that unpacks to gigabytes is refused before anything is unpacked', async () => {
  const zip = zipSync({ bomb: new Uint8Array(1_000) })
  const view = new DataView(zip.buffer, zip.byteOffset)
  for (let at = 0; at + 4 <= zip.length; at += 1)
    if (view.getUint32(at, true) === 1_000) view.setUint32(at, 3_100_000_000, true)
  expect(await codeOf(zip)).toBe('restore-heavy')
})
