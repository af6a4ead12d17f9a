import { filterColumnKey } from '@tessera/contracts/filter-column-key'
import { layoutWide } from '@tessera/contracts/measure-values'

/** True when the filters were left open beside the results of a search. */
function isColumnKept(page: Window): boolean {
  try {
    return page.localStorage.getItem(filterColumnKey) === 'open'
  } catch {
    return false
  }
}

/** Leaves room beside a search's tiles for the filters where they were left open on a wide page. */
export function placeFilters(drawn: HTMLElement, page: Window): void {
  const isBeside = page.innerWidth > layoutWide && isColumnKept(page)
  drawn.querySelector('.d-filters')?.parentElement?.classList.toggle('d-beside', isBeside)
}
