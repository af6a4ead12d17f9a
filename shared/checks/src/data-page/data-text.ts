/** A table of the service, as its statement and its comment describe it. */
export interface DataRow {
  readonly name: string
  /** The first sentence of its comment. */
  readonly holds: string
  readonly rowsOf: string
  readonly download: string
  readonly deletion: string
  readonly kept: string
}

/** The tables of a context. */
export interface DataContext {
  readonly context: string
  readonly rows: readonly DataRow[]
}

const head = `# Data of the service

For operators: the tables of the database by context, what they hold about members, and how long.

- **Rows of** names the columns that say whose a row is: a member, or a row of another table that is a member's. Without any, rows lead to no member.
- **Download** is what the download of an account has of them: a file, or the reason to leave them out.
- **Deletion** of an account deletes rows by foreign keys, and by parts that domains add (\`server/src/contexts/all-deletes.ts\`). [A restored backup](backup.md#deletions) loses these accounts again.
- **Kept** names the job that deletes rows after their time.

Each table states this at the end of its \`tables.ts\` ([decision 128](decisions/128-tables-state-their-facts.md)); \`npm run fix\` makes this page of it. The demo world adds the tables \`drawings\` and \`seeds\`; jobs and sums of upkeep have schemas of their own.
`

const titles = ['Table', 'Holds', 'Rows of', 'Download', 'Deletion', 'Kept']

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** Returns the text of docs/data.md: a list of tables for each context. */
export const dataText = (contexts: readonly DataContext[]): string =>
  [
    head,
    ...contexts.map(({ context, rows }) => {
      const lines = rows.map(({ name, holds, rowsOf, download, deletion, kept }) =>
        line([`\`${name}\``, holds, rowsOf, download, deletion, kept]),
      )
      return `## ${context}\n\n${[line(titles), line(titles.map(() => '---')), ...lines].join('\n')}\n`
    }),
  ].join('\n')

/** Returns the first sentence of the comment above each table of a source, by the table's name. */
export function commentsOfTables(source: string): ReadonlyMap<string, string> {
  const found = source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+ = pgTable\(\s*'(\w+)'/g,
  )
  return new Map(
    [...found].map(([, comment = '', name = '']) => {
      const text = comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
      return [name, /^.*?[.](?= |$)/.exec(text)?.[0] ?? text]
    }),
  )
}
