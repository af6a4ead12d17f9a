import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'

/** Texts by their path from the root. */
export type Texts = ReadonlyMap<string, string>

const wanted = /(\.tsx?|^docs\/architecture\.md)$/

const git = (args: readonly string[], input = ''): Buffer =>
  execFileSync('git', args, { cwd: root, input, maxBuffer: 1e9 })

const linesOf = (bytes: Buffer): readonly string[] =>
  bytes
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')

/** Splits what `git cat-file --batch` prints: a line with each text's length, then the text. */
function splitBatch(bytes: Buffer, paths: readonly string[]): Texts {
  const texts = new Map<string, string>()
  let at = 0
  for (const path of paths) {
    const end = bytes.indexOf('\n', at)
    const length = Number(bytes.toString('utf8', at, end).split(' ')[2])
    texts.set(path, bytes.toString('utf8', end + 1, end + 1 + length))
    at = end + 1 + length + 1
  }
  return texts
}

/** Reads the sources and docs/architecture.md of a revision; without one, those on the disk. */
export function revisionFiles(revision?: string): Texts {
  if (revision === undefined) {
    const paths = linesOf(git(['ls-files', '--cached', '--others', '--exclude-standard']))
    const there = paths.filter((path) => wanted.test(path) && existsSync(join(root, path)))
    return new Map(there.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  }
  const listed = linesOf(git(['ls-tree', '-r', '--name-only', revision]))
  const paths = listed.filter((path) => wanted.test(path))
  const asked = paths.map((path) => `${revision}:${path}`).join('\n')
  return splitBatch(git(['cat-file', '--batch'], asked), paths)
}
