/** How near an edge the pointer scrolls the page, and how fast. */
const edge = 90
const pixelsPerSecond = 840

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(getComputedStyle(element).overflowY)

/** Returns the element that scrolls around an item; null where the page does. */
export function scrollerOf(item: Element): Element | null {
  let element = item.parentElement
  while (element !== null && element !== document.body && !scrolls(element))
    element = element.parentElement
  return element === document.body ? null : element
}

/** Scrolls while the pointer is near the upper or lower edge, by the time since the last frame. */
export function scrollAlong(scroller: Element | null, y: number, milliseconds: number): void {
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  const by = (pixelsPerSecond * milliseconds) / 1000
  const target = scroller ?? window
  if (y < first + edge) target.scrollBy(0, -by)
  else if (y > last - edge) target.scrollBy(0, by)
}
