import { paths, reservedWords } from '@tessera/contracts/paths'
import type { PageDescriptor, RegisteredModule } from '@tessera/contracts/registry'
import { bySpecificity, paramsOf } from '@tessera/contracts/route-match'

/** The page that answers an address, and the module that it belongs to. */
export interface OwnedPage {
  readonly module: RegisteredModule
  readonly page: PageDescriptor
  readonly params: Readonly<Record<string, string>>
}

/** Finds whose page an address is. */
export function pageOwner(
  modules: readonly RegisteredModule[],
  path: string,
): OwnedPage | undefined {
  const pages = modules.flatMap((module) =>
    module.descriptor.pages.map((page) => ({ module, page })),
  )
  for (const { module, page } of pages.toSorted((a, b) =>
    bySpecificity(a.page.route, b.page.route),
  )) {
    const params = paramsOf(page.route, path)
    if (params !== undefined && isWhole(params) && !isReserved(page, params))
      return { module, page, params }
  }
  return undefined
}

/** Nothing between two slashes names nothing. */
const isWhole = (params: Readonly<Record<string, string>>): boolean =>
  Object.values(params).every((value) => value !== '')

/** `/media/` is nobody's profile. */
function isReserved(page: PageDescriptor, params: Readonly<Record<string, string>>): boolean {
  const people: readonly string[] = [
    paths.profile.pattern,
    paths.board.pattern,
    paths.section.pattern,
  ]
  return people.includes(page.route) && reservedWords.has(params.username ?? '')
}
