/** Milliseconds from the press to the frame in which each part of a page shows. */
export interface NotedNavigation {
  /** The title of the closeup. */
  readonly title?: number
  /** The picture of the closeup: the tile's own, or the large one. */
  readonly picture?: number
  /** The large picture of the closeup. */
  readonly sharp?: number
  /** The list below the closeup, once that is closed. */
  readonly list?: number
  /** The list, once it takes presses again. */
  readonly active?: number
}

/**
 * Runs in a page: notes when the closeup over a list shows after a press on a tile, and when the list
 * is alone again after the closeup was closed.
 */
export function noteNavigation(): void {
  let noted: Record<string, number> = {}
  let run = 0
  const layer = () => document.querySelector('[data-page-layer]')
  const picture = () => layer()?.querySelector<HTMLImageElement>('article img')
  const isLoaded = () => picture()?.complete === true && (picture()?.naturalWidth ?? 0) > 0
  const marks: Readonly<Record<string, () => boolean>> = {
    title: () => (layer()?.querySelector('h1')?.textContent ?? '') !== '',
    picture: () => isLoaded() || picture()?.style.backgroundImage.includes('url') === true,
    sharp: isLoaded,
    list: () => layer() === null,
    active: () => layer() === null && document.querySelector('main [inert]') === null,
  }
  const afterFrame = (note: (time: number) => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => note(performance.now())
    port2.postMessage(0)
  }
  function follow(pressedAt: number, wanted: readonly string[]): void {
    run += 1
    const own = run
    const times: typeof noted = {}
    noted = times
    const seen = new Set<string>()
    const look = () => {
      if (own !== run || performance.now() - pressedAt > 5_000) return
      for (const name of wanted) {
        if (seen.has(name) || marks[name]?.() !== true) continue
        seen.add(name)
        afterFrame((time) => {
          times[name] = time - pressedAt
        })
      }
      if (seen.size < wanted.length) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  addEventListener(
    'click',
    ({ timeStamp }) =>
      follow(timeStamp, layer() === null ? ['title', 'picture', 'sharp'] : ['list', 'active']),
    { capture: true },
  )
  Object.assign(window, { notedNavigation: () => ({ ...noted }) })
}
