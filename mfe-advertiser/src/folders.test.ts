import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const sources = files.filter((file) => /^[^.]+\/[^.]+\.tsx?$/.test(file))

/** Returns the folders that the files of a folder import at once; `import()` comes later. */
function folderImports(folder: string): readonly string[] {
  const own = sources.filter((file) => dirname(file) === folder)
  const targets = own.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(
      ([, path = '']) => dirname(join(folder, path)),
    ),
  )
  return [...new Set(targets)].filter((target) => target !== folder)
}

const imports = new Map(
  [...new Set(sources.map(dirname))].map((folder) => [folder, folderImports(folder)]),
)

const isImporting = (from: string, to: string): boolean => imports.get(from)?.includes(to) === true

/** Removes folders that import none of the rest, or that none of the rest imports, until only cycles are left. */
function cyclic(folders: readonly string[]): readonly string[] {
  const left = folders.filter(
    (folder) =>
      folders.some((other) => isImporting(folder, other)) &&
      folders.some((other) => isImporting(other, folder)),
  )
  return left.length === folders.length ? left : cyclic(left)
}

test('no folders of this module import each other, directly or through others', () => {
  expect(imports.size).toBeGreaterThan(50)
  expect(cyclic([...imports.keys()])).toEqual([])
})
