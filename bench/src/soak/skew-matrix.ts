/** The result of a build of a module in a build of the shell. */
export interface TriedPair {
  /** The short ids of the builds. */
  readonly shell: string
  readonly module: string
  readonly build: string
  readonly faults: readonly string[]
}

/** The facts of a matrix beside its pairs. */
export interface MatrixFacts {
  /** The release that it belongs to, as `save@1.4.0`. */
  readonly release: string
  /** The names of builds that are releases, by their ids. */
  readonly labels: ReadonlyMap<string, string>
  /** The commit whose service answered. */
  readonly service: string
  readonly date: string
}

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]

/** Writes which builds of modules ran in which builds of the shell, as the page of a release. */
export function skewMatrix(
  pairs: readonly TriedPair[],
  { release, labels, service, date }: MatrixFacts,
): string {
  const shells = unique(pairs.map(({ shell }) => shell))
  const rows = unique(pairs.map(({ module, build }) => `${module} ${build}`))
  const named = (name: string, id: string): string => `${labels.get(id) ?? name} \`${id}\``
  const cell = (row: string, shell: string): string => {
    const tried = pairs.filter(
      (pair) => pair.shell === shell && `${pair.module} ${pair.build}` === row,
    )
    const faults = tried.flatMap((pair) => pair.faults)
    if (tried.length === 0) return 'not tried'
    return faults.length === 0 ? 'runs' : `fails: ${faults.join('; ').replaceAll('|', ' ')}`
  }
  return [
    `# ${release} beside the last builds`,
    '',
    `Written by \`npm run soak -- --builds --release ${release}\` on ${date}, in Chromium, with the service of commit ${service}. Each pair opened up to two pages of the module, as a member and as a visitor. Builds without a version are those of that commit.`,
    '',
    `| Build | ${shells.map((shell) => named('shell', shell)).join(' | ')} |`,
    `| --- |${' --- |'.repeat(shells.length)}`,
    ...rows.map((row) => {
      const [module = '', build = ''] = row.split(' ')
      return `| ${named(module, build)} | ${shells.map((shell) => cell(row, shell)).join(' | ')} |`
    }),
    '',
  ].join('\n')
}
