/** The distance from an edge at which the page scrolls, and its speed. */
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

/**
 * Scrolls while the pointer is near the upper or lower edge, by the time since the last frame. An item
 * that was picked up near an edge scrolls only once it is dragged toward that edge.
 */
export function scrollAlong(
  scroller: Element | null,
  pointer: { readonly from: number; readonly at: number },
  milliseconds: number,
): void {
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  const by = (pixelsPerSecond * milliseconds) / 1000
  const target = scroller ?? window
  const { from, at } = pointer
  if (at < first + edge && at < from) target.scrollBy(0, -by)
  else if (at > last - edge && at > from) target.scrollBy(0, by)
}
