import { filterColumnKey } from './filter-column-key.ts'

/** True when the filters were left open beside the results. */
export function isColumnKept(): boolean {
  try {
    return localStorage.getItem(filterColumnKey) === 'open'
  } catch {
    return false
  }
}

/** Remembers whether the filters stand beside the results. */
export function keepColumn(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(filterColumnKey, 'open')
    else localStorage.removeItem(filterColumnKey)
  } catch {
    // Without storage the column is closed on the next page.
  }
}
