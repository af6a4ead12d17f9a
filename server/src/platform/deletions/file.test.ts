import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deletionsFile } from './file.ts'

const folder = await mkdtemp(join(tmpdir(), 'tessera-deletions-'))
afterAll(() => rm(folder, { recursive: true }))

test('each deletion is a line of its own, in a file that its owner alone reads', async () => {
  const path = join(folder, 'deletions.jsonl')
  const [one, other] = [deletionsFile(path), deletionsFile(path)]
  const at = new Date('2026-01-02T03:04:05Z')
  await Promise.all([
    one.note({ at, kind: 'closed', user: '1' }),
    other.note({ at, kind: 'deleted', user: '2' }),
  ])
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
    expect.arrayContaining([
      { at: '2026-01-02T03:04:05.000Z', kind: 'closed', user: '1' },
      { at: '2026-01-02T03:04:05.000Z', kind: 'deleted', user: '2' },
    ]),
  )
  expect((await stat(path)).mode & 0o077).toBe(0)
})

test('a list that cannot be written fails the deletion', async () => {
  const list = deletionsFile(join(folder, 'missing/deletions.jsonl'))
  await expect(list.note({ at: new Date(), kind: 'deleted', user: '1' })).rejects.toThrow('ENOENT')
})

test('a line after one that was cut off stands alone', async () => {
  const path = join(folder, 'cut.jsonl')
  await writeFile(path, '{"at":"2026-01-0')
  const at = new Date('2026-01-02T03:04:05Z')
  await deletionsFile(path).note({ at, kind: 'deleted', user: '1' })
  const [, line = ''] = (await readFile(path, 'utf8')).split('\n')
  expect(JSON.parse(line)).toMatchObject({ user: '1' })
})
