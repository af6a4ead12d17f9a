import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The places where GitHub looks for the file, in its order. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']

/** True when a pattern of CODEOWNERS is of a folder: `*`, `/save/`, or `save/` at any depth. */
function isOf(pattern: string, folder: string): boolean {
  if (pattern === '*') return true
  if (!pattern.endsWith('/')) return false
  return pattern.startsWith('/')
    ? `/${folder}/`.startsWith(pattern)
    : `/${folder}/`.includes(`/${pattern}`)
}

/** Returns the first owner of a folder, by the last line of a CODEOWNERS text that matches it. */
export function ownerIn(text: string, folder: string): string | undefined {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
  return lines.findLast(([pattern = '']) => isOf(pattern, folder))?.[1]
}

/** Returns the team that owns a package, by CODEOWNERS of its repository; undefined without such a file. */
export function teamOf(room: string): string | undefined {
  for (let folder = room; folder !== dirname(folder); folder = dirname(folder)) {
    const file = places.map((place) => join(folder, place)).find((path) => existsSync(path))
    if (file !== undefined)
      return ownerIn(readFileSync(file, 'utf8'), relative(folder, room).split(sep).join('/'))
  }
  return undefined
}
