/** The place in the browser's storage that tells whether the filters stand beside the results. */
const key = 'tessera.filter-column'

/** True when the filters were left open beside the results. */
export function isColumnKept(): boolean {
  try {
    return localStorage.getItem(key) === 'open'
  } catch {
    return false
  }
}

/** Remembers whether the filters stand beside the results. */
export function keepColumn(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(key, 'open')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the column is closed on the next page.
  }
}
