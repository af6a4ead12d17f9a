/** A commit, with the files that it touches. */
export interface LoggedCommit {
  readonly hash: string
  readonly subject: string
  readonly body: string
  readonly files: readonly string[]
}

/** The format of `git log --name-only` that `commitsIn` reads: records and fields have separators of their own. */
export const logFormat = '--format=%x1e%H%x1f%s%x1f%b%x1f'

/** Reads the output of `git log`. */
export const commitsIn = (log: string): readonly LoggedCommit[] =>
  log
    .split('\x1e')
    .slice(1)
    .map((record) => {
      const [hash = '', subject = '', body = '', files = ''] = record.split('\x1f')
      return { hash, subject, body, files: files.split('\n').filter((file) => file !== '') }
    })

/** Files that commands write from the sources, and the line of a module in CODEOWNERS. */
const made: ReadonlySet<string> = new Set(['pnpm-lock.yaml', 'docs/spec-coverage.md', 'CODEOWNERS'])

/** Returns the folders of the modules that a commit touches. */
const modulesOf = ({ files }: LoggedCommit): readonly string[] => [
  ...new Set(files.flatMap((file) => /^mfe-[^/]+(?=\/)/.exec(file) ?? [])),
]

const outsideOf = ({ files }: LoggedCommit): readonly string[] =>
  files.filter((file) => !file.startsWith('mfe-') && !made.has(file))

/** Counts of the commits that touch a module and of those that stay inside one. */
export interface Locality {
  /** The commits that touch a module. */
  readonly touching: number
  /** Those that touch one module and nothing beside it, made files aside. */
  readonly inside: number
  /** The files outside of modules that the others touch, most often first. */
  readonly beside: readonly (readonly [file: string, commits: number])[]
}

/** Counts the commits that stay inside one module, and what the others touch beside it. */
export function localityOf(commits: readonly LoggedCommit[]): Locality {
  const touching = commits.filter((commit) => modulesOf(commit).length > 0)
  const counts = new Map<string, number>()
  for (const commit of touching)
    for (const file of outsideOf(commit)) counts.set(file, (counts.get(file) ?? 0) + 1)
  return {
    touching: touching.length,
    inside: touching.filter(
      (commit) => modulesOf(commit).length === 1 && outsideOf(commit).length === 0,
    ).length,
    beside: [...counts].toSorted(([, one], [, other]) => other - one),
  }
}

/** Lists the commits that touch two modules or more without a line `Across-modules: the reason` in the message. */
export const unexplained = (commits: readonly LoggedCommit[]): readonly LoggedCommit[] =>
  commits.filter(
    (commit) => modulesOf(commit).length > 1 && !/^Across-modules: *\S/im.test(commit.body),
  )
