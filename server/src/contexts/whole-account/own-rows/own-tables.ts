import { allTables } from '../../all-tables.ts'
import type { Download, TableFacts } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'

/** A table of which a download has rows or a reason, with how it has them. */
type Downloaded<How extends Download['how']> = TableFacts & {
  readonly download: Download & { readonly how: How }
}

const isDownloaded =
  <How extends Download['how']>(how: How) =>
  (facts: TableFacts): facts is Downloaded<How> =>
    facts.download.how === how

const byName = (one: TableFacts, other: TableFacts): number => (one.name < other.name ? -1 : 1)

/** The tables whose rows are in the download whole, each in a file of its own. */
export const wholeTables = allTables.filter(isDownloaded('whole')).toSorted(byName)

/** The tables of which parts of the download choose columns. */
export const chosenTables = allTables.filter(isDownloaded('chosen'))

/** The tables whose deleted rows are in the trash, in the order of its file. */
export const trashTables = chosenTables
  .flatMap((facts) => (facts.download.trash ? [{ facts, trash: facts.download.trash }] : []))
  .toSorted((one, other) => one.trash.place - other.trash.place)

/** A table of the demo world, which plugs in from outside and states nothing here. */
const ofDemo = ['drawings', whyLeftOut.derived] as const

/** Tables about a member that are not in the download, with the reason that the download says. */
export const leftOut: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...allTables
      .filter(isDownloaded('left out'))
      .map(({ name, download }) => [name, download.why] as const),
    ofDemo,
  ].toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
