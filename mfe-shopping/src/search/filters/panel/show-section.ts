import type { FilterName } from '../engine/filter-names.ts'

/** Scrolls to a filter and focuses its first control; returns false when it is not there. */
export function showSection(body: HTMLElement | null, name: FilterName): boolean {
  const section = body?.querySelector(`[data-filter="${name}"]`)
  if (body === null || section === null || section === undefined) return false
  // Not `scrollIntoView`, which would scroll the page below the column too.
  body.scrollTop += section.getBoundingClientRect().top - body.getBoundingClientRect().top
  const control = section.querySelector('input')
  if (!(control instanceof HTMLElement)) return false
  control.focus({ preventScroll: true })
  return true
}
