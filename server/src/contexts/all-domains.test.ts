import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from '@tessera/contracts/paths'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../main/migrations-folder.ts'
import { readMigrations } from '../platform/database/migration-files.ts'
import { allBackfills, servedPages } from './all-domains.ts'

test('no path has its document registered twice, and each is a path of the product', () => {
  const patterns = servedPages.map(({ pattern }) => pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
  const known = new Set<string>(Object.values(paths).map(({ pattern }) => pattern))
  for (const pattern of patterns) expect(known).toContain(pattern)
})

test('each backfill that a migration waits for is in the code, since versions may be skipped', () => {
  const names = allBackfills.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  const awaited = readMigrations(migrationsFolder).flatMap(
    ({ afterBackfill }) => afterBackfill ?? [],
  )
  expect(awaited.filter((name) => !names.includes(name))).toEqual([])
})

const loaded = /^(?:import|export)(?! type)[^'"]*from '(\.[^']+)'/gm

/** Returns the files that a file loads, itself first; imports of types load nothing. */
function filesLoadedBy(file: string): readonly string[] {
  const found = new Set([file])
  for (const each of found)
    for (const [, specifier = ''] of readFileSync(each, 'utf8').matchAll(loaded)) {
      const target = join(dirname(each), specifier)
      if (existsSync(target)) found.add(target)
    }
  return [...found]
}

test('a thread of readers loads no door, which would load a context', () => {
  const files = filesLoadedBy(join(import.meta.dirname, 'all-readers.ts'))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => file.endsWith('/index.ts'))).toEqual([])
})
