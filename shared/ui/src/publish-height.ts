/**
 * Returns a `ref` that keeps an element's height, and some room around it, in a custom property of the page.
 * Toasts stay above bars that publish `--dock`, and pages below notices that publish `--notice`.
 *
 *     const dock = publishHeight('--dock', 8)
 *     <div ref={dock} className={styles.bar}>
 */
export const publishHeight =
  (name: '--dock' | '--notice', room: number) => (element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => {
      style.setProperty(name, `${element.offsetHeight + room}px`)
    })
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty(name)
    }
  }
