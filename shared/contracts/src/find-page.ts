import { type PathMatch, type PathParams, pathTable } from './match-path.ts'
import type { PageDescriptor, RegisteredModule } from './registry-module.ts'

/** A page of a module, and the parameters of its address. */
export interface FoundPage {
  readonly module: RegisteredModule
  readonly page: PageDescriptor
  readonly params: PathParams
}

type Row = Omit<FoundPage, 'params'>
type Find = (path: string) => PathMatch<Row> | undefined

const tables = new WeakMap<
  readonly RegisteredModule[],
  { readonly find: Find; readonly of: readonly RegisteredModule[] }
>()

function tableOf(modules: readonly RegisteredModule[]): Find {
  const known = tables.get(modules)
  // A tab puts a new build of a module in the place of the old one.
  if (known?.of.every((module, at) => module === modules[at])) return known.find
  const rows = modules.flatMap((module) =>
    module.descriptor.pages.map((page) => ({ module, page })),
  )
  const find = pathTable(rows, ({ page }) => page.route)
  tables.set(modules, { find, of: [...modules] })
  return find
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
