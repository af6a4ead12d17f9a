/** A shortcut: its keys as `aria-keyshortcuts` has them, and what they do. */
export interface Shortcut {
  readonly keys: string
  readonly does: string
}

/** Returns the text of an element without the parts that screen readers skip, such as the drawn key. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * Returns the shortcuts of the page: of every element that states its keys by `aria-keyshortcuts`, by the element's
 * name. So a view that tells assistive technology about its keys is in the list. Each key stands once.
 */
export function shortcutsOnPage(page: Pick<Document, 'querySelectorAll'>): readonly Shortcut[] {
  const found = new Map<string, Shortcut>()
  for (const element of page.querySelectorAll('[aria-keyshortcuts]')) {
    const keys = element.getAttribute('aria-keyshortcuts') ?? ''
    const does = element.getAttribute('aria-label') ?? textOf(element)
    const isShown = element.closest('[inert], [hidden]') === null
    if (keys !== '' && does !== '' && isShown && !found.has(keys)) found.set(keys, { keys, does })
  }
  return [...found.values()]
}
