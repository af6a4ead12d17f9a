import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@tessera/commands/root'

/** The files of the repository, and the words of its sources. */
export interface RepositoryNames {
  /** The paths of all files and folders. */
  readonly paths: ReadonlySet<string>
  /** The ends of those paths: `a/b/c` has `a/b/c`, `b/c` and `c`. */
  readonly ends: ReadonlySet<string>
  readonly folderNames: ReadonlySet<string>
  /** The numbers of the decision records. */
  readonly decisions: ReadonlySet<string>
  /** The words of the sources. */
  readonly words: ReadonlySet<string>
  /** Returns the text of a file. */
  read(path: string): string
}

const made = new Set(['node_modules', 'dist', '.git', '.tessera'])
/** The folder of the root that commands write to; ads have an area of the same name. */
const outputs = 'reports'
const source = /\.(tsx?|mjs|css|json|ya?ml|html|sql|py)$/
/** Texts with names that are not there any more, or are not ours. */
const apart = /^pnpm-lock|migrations\/.*\.json$|row-mutations\.json$|checks\/src\/document-names\//

function parentsOf(path: string): readonly string[] {
  const parent = dirname(path)
  return parent === '.' ? [] : [parent, ...parentsOf(parent)]
}

const endsOf = (path: string): readonly string[] => {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(at).join('/'))
}

/** Returns the words of a text, those with hyphens as a whole and in parts. */
export const wordsOf = (text: string): readonly string[] => [
  ...new Set(text.match(/\$?\w+/g)),
  ...new Set(text.match(/[a-z]\w*(?:-\w+)+/g)),
]

/** Reads the names of a checkout. */
export function readRepositoryNames(): RepositoryNames {
  const files = globSync(['**/*', '.*', '.{ci,github}/**/*'], {
    cwd: root,
    exclude: (name) => made.has(name),
  }).filter((path) => !path.startsWith(`${outputs}/`))
  const folders = new Set(files.flatMap(parentsOf))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const sources = files.filter((path) => source.test(path) && !apart.test(path))
  return {
    paths: new Set([...files, ...folders]),
    ends: new Set([...files, ...folders].flatMap(endsOf)),
    folderNames: new Set(
      [...folders].flatMap((path) => path.split('/').slice(-1)).filter((name) => name !== outputs),
    ),
    words: new Set(sources.flatMap((path) => wordsOf(read(path)))),
    decisions: new Set(files.flatMap((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? [])),
    read,
  }
}
