import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'

/** The page's name as its title says it, without the product's. */
export function nameIn(title: string, brand: string): string {
  const tail = ` · ${brand}`
  return title.endsWith(tail) ? title.slice(0, -tail.length) : title
}

/** The name of the page on the screen, whichever part of the product writes it into the title. */
export function followTitle(page: Document, brand: string): ReadableAtom<string> {
  const $name = atom(nameIn(page.title, brand))
  const watch = new MutationObserver(() => $name.set(nameIn(page.title, brand)))
  watch.observe(page.head, { childList: true, characterData: true, subtree: true })
  return $name
}
