type Published = '--dock' | '--notice'

const heights = new Map<Published, Map<HTMLElement, number>>()

/**
 * Publishes the greatest height: an element that leaves doesn't take the room of another. No height is
 * no property, because writing one gives every element of the page its styles again.
 */
function publish(name: Published, shown: ReadonlyMap<HTMLElement, number>): void {
  const { style } = document.documentElement
  const height = Math.max(0, ...shown.values())
  if (height === 0) style.removeProperty(name)
  else style.setProperty(name, `${height}px`)
}

/**
 * Returns a `ref` that keeps an element's height, and some room around it, in a custom property of the page.
 * Toasts stay above bars that publish `--dock`, and pages below notices that publish `--notice`.
 *
 *     const dock = publishHeight('--dock', 8)
 *     <div ref={dock} className={styles.bar}>
 */
export const publishHeight = (name: Published, room: number) => (element: HTMLElement | null) => {
  if (element === null || typeof ResizeObserver === 'undefined') return
  const shown = heights.get(name) ?? new Map<HTMLElement, number>()
  heights.set(name, shown)
  const sizes = new ResizeObserver(() => {
    shown.set(element, element.offsetHeight + room)
    // Not before the bar itself is painted.
    requestAnimationFrame(() => publish(name, shown))
  })
  sizes.observe(element)
  return () => {
    sizes.disconnect()
    shown.delete(element)
    publish(name, shown)
  }
}
