import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../world/', import.meta.url)

/** Reads a file of `demo/world/`: its lines that hold something, without comments. */
export const writtenLines = (file: string): readonly string[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Splits a line into its cells. */
export const cellsOf = (line: string, mark = '|'): readonly string[] =>
  line.split(mark).map((cell) => cell.trim())

/** Reads a file whose lines are rows of cells. */
export const writtenRows = (file: string): readonly (readonly string[])[] =>
  writtenLines(file).map((line) => cellsOf(line))

/** Returns the files of a folder in `demo/world/`. */
export const writtenFiles = (name: string): readonly string[] =>
  readdirSync(new URL(`${name}/`, folder))
    .toSorted()
    .map((file) => `${name}/${file}`)
