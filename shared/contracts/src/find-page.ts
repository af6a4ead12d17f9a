import { type PathMatch, type PathParams, pathTable } from './match-path.ts'
import type { PageDescriptor, RegisteredModule } from './registry-module.ts'

/** A page of a module, and the parameters of its address. */
export interface FoundPage {
  readonly module: RegisteredModule
  readonly page: PageDescriptor
  readonly params: PathParams
}

type Row = Omit<FoundPage, 'params'>
type Table = (path: string) => PathMatch<Row> | undefined

const tables = new WeakMap<readonly RegisteredModule[], Table>()

function tableOf(modules: readonly RegisteredModule[]): Table {
  const known = tables.get(modules)
  if (known !== undefined) return known
  const rows = modules.flatMap((module) =>
    module.descriptor.pages.map((page) => ({ module, page })),
  )
  const table = pathTable(rows, ({ page }) => page.route)
  tables.set(modules, table)
  return table
}

/**
 * Returns the page at a path, by the same table in the service and in the shell. Modules that are
 * switched off keep their addresses, so that their region can say so.
 */
export function findPage(
  modules: readonly RegisteredModule[],
  path: string,
): FoundPage | undefined {
  const match = tableOf(modules)(path)
  return match && { ...match.entry, params: match.params }
}
