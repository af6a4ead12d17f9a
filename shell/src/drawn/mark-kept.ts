import { layoutWide } from '@tessera/contracts/measure-values'

/** True for a choice that the reader made before, written as its key in the browser's storage = its value. */
function isKept(choice: string, page: Window): boolean {
  const [key = '', value] = choice.split('=')
  try {
    return page.localStorage.getItem(key) === value
  } catch {
    return false
  }
}

/** Marks the parts of a drawn page that look otherwise on a wide screen by a choice that the reader made before. */
export function markKept(drawn: HTMLElement, page: Window): void {
  const isWide = page.innerWidth > layoutWide
  for (const part of drawn.querySelectorAll<HTMLElement>('[data-kept]'))
    part.toggleAttribute('data-is-kept', isWide && isKept(part.dataset.kept ?? '', page))
}
