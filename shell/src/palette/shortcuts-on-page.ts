import { z } from '@tessera/contracts/schema'
import { gridShortcuts } from '@tessera/ui/grid-shortcuts'

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

const Listed = z.array(z.object({ keys: z.string(), does: z.string() }))

/** Reads the shortcuts that a list or a table states for itself; see `@tessera/ui/shortcuts`. */
function statedBy(element: Element): readonly Shortcut[] {
  const text = element.getAttribute('data-shortcuts') ?? '[]'
  const found = z.safeParse(Listed, text === 'pins' ? gridShortcuts(element) : JSON.parse(text))
  return found.success ? found.data : []
}

/** Returns the shortcut of an element with `aria-keyshortcuts`, by the element's name. */
function namedBy(element: Element): readonly Shortcut[] {
  // A list says once what the keys of all its rows do.
  if (element.closest('[data-shortcuts]') !== null) return []
  const keys = element.getAttribute('aria-keyshortcuts') ?? ''
  const does = element.getAttribute('aria-label') ?? textOf(element)
  return keys === '' || does === '' ? [] : [{ keys, does }]
}

/**
 * Returns the shortcuts of the page: of every element that states its keys by `aria-keyshortcuts`, and of lists that
 * state those of their rows. So a view that tells assistive technology about its keys is in the list. Each key stands
 * once.
 */
export function shortcutsOnPage(page: Pick<Document, 'querySelectorAll'>): readonly Shortcut[] {
  const found = new Map<string, Shortcut>()
  for (const element of page.querySelectorAll('[aria-keyshortcuts], [data-shortcuts]')) {
    if (element.closest('[inert], [hidden]') !== null) continue
    const stated = element.hasAttribute('data-shortcuts') ? statedBy(element) : namedBy(element)
    for (const shortcut of stated) if (!found.has(shortcut.keys)) found.set(shortcut.keys, shortcut)
  }
  return [...found.values()]
}
