import { bracketed, splitList } from './css-text.ts'

/**
 * True when a selector matches only inside of elements that are a module's own. In a nested rule, `&` and what
 * has no `&` are inside of the parent, which `isNested` says to be the module's own.
 */
export function isAnchored(selector: string, name: string, isNested: boolean): boolean {
  if (isNested && !selector.includes('&')) return true
  for (let at = 0; at < selector.length; ) {
    const end = bracketed(selector, at)
    const sign = selector[at]
    if (sign === '&' && isNested) return true
    if (sign === '.' && selector.startsWith(`${name}-`, at + 1)) return true
    const [, inner] = /^:(?:is|where)\((.*)\)$/is.exec(functionAt(selector, at)) ?? []
    if (inner !== undefined && splitList(inner).every((one) => isAnchored(one, name, isNested)))
      return true
    // The selectors in the brackets of other functions match other elements.
    at = end
  }
  return false
}

/** Returns the function that begins at a colon, as `:is(.a, .b)`; an empty text when none does. */
function functionAt(selector: string, at: number): string {
  const [head = ''] = /^:[a-z-]+(?=\()/i.exec(selector.slice(at, at + 30)) ?? []
  if (head === '') return ''
  const start = at + head.length
  return selector.slice(at, bracketed(selector, start))
}
