import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pruneEarlierBuilds } from './prune-earlier-builds.ts'

test('files of the present build and of recent ones stay, older ones go', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-builds-'))
  const now = Date.now()
  const old = new Date(now - 15 * 24 * 60 * 60 * 1_000)
  for (const [name, made] of [
    ['a.0123456789.js', old],
    ['b.0123456789.js', old],
    ['b.0123456789.js.br', old],
    ['c.0123456789.js', new Date(now)],
    ['module.json', old],
  ] as const) {
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), made, made)
  }
  const current = [{ path: 'a.0123456789.js', kind: 'script' as const, bytes: 0 }]
  await pruneEarlierBuilds(folder, current, now)
  expect((await readdir(folder)).sort()).toEqual([
    'a.0123456789.js',
    'c.0123456789.js',
    'module.json',
  ])
  await rm(folder, { recursive: true })
})
