import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'

/** Returns the page's name: its title without the product's name. */
export function nameIn(title: string, brand: string): string {
  const tail = ` · ${brand}`
  return title.endsWith(tail) ? title.slice(0, -tail.length) : title
}

/** Returns a store with the current page's name, which follows the document's title. */
export function followTitle(page: Document, brand: string): ReadableAtom<string> {
  const $name = atom(nameIn(page.title, brand))
  const watch = new MutationObserver(() => $name.set(nameIn(page.title, brand)))
  watch.observe(page.head, { childList: true, characterData: true, subtree: true })
  return $name
}
