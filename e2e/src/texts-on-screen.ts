// Both functions run in the page, so each stands for itself.

/** Returns texts on the screen that are cut off without an ellipsis, or that stand beyond its edges. */
export function cutTexts(): readonly string[] {
  const scrolls = (element: Element | null): boolean => {
    if (element === null) return false
    const { overflowX } = getComputedStyle(element)
    return overflowX === 'auto' || overflowX === 'scroll' || scrolls(element.parentElement)
  }
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (element === null || text === '' || !element.checkVisibility({ opacityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    if (width < 2 || box.width < 2 || bottom < 0 || top > innerHeight) continue
    const { overflowX, display, webkitLineClamp } = getComputedStyle(element)
    // A part of a line is shortened with its line.
    const line = display === 'inline' ? (element.parentElement ?? element) : element
    const isShort = getComputedStyle(line).textOverflow === 'ellipsis'
    const short = isShort || webkitLineClamp !== 'none'
    const outside =
      (left < -1 || right > document.documentElement.clientWidth + 1) && !scrolls(element)
    const hidden = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    if (!short && (outside || hidden)) cut.push(`${element.tagName} ${text.slice(0, 60)}`)
  }
  return cut
}

/**
 * Returns words on the page that carry no mark of a pseudo-locale, except for names that are the same in
 * every language. People's words are in elements of their own direction; live regions say titles.
 */
export function untranslatedTexts(names: readonly string[]): readonly string[] {
  const elsewhere =
    'bdi, body [dir], time, [aria-hidden="true"], [role="status"], script, style, noscript'
  const marks = /[\u202a-\u202e]|[ÅåÇçÐðÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûÝýŽž~]/
  const plain: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    // The sign of a currency has letters, too.
    const text = (node.textContent ?? '').replaceAll('US$', '').trim()
    if (element === null || !/\p{Letter}{2}/u.test(text) || marks.test(text)) continue
    if (names.includes(text)) continue
    if (element.closest(elsewhere) !== null || !element.checkVisibility()) continue
    plain.push(`${element.tagName} ${text.slice(0, 60)}`)
  }
  return plain
}
