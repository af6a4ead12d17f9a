import type { ViewName } from '../modules/host.ts'
import type { Shell } from '../shell/shell.ts'
import type { Surface } from './surfaces.ts'

type Host = Pick<Shell['host'], 'view'>

/** Older presses led to nothing: the navigation began by itself. */
const pressMost = 1_000

/** Remembers when somebody last pressed something. */
export function followPresses(tab: Window): () => number {
  let pressed = Number.NEGATIVE_INFINITY
  const note = ({ timeStamp }: Event) => {
    pressed = timeStamp
  }
  for (const type of ['click', 'keydown', 'popstate'])
    tab.addEventListener(type, note, { capture: true, passive: true })
  return () => {
    const now = tab.performance.now()
    return now - pressed < pressMost ? pressed : now
  }
}

/** Calls back once a view is on the screen; never when it can't be loaded. */
function whenReady(host: Host, view: ViewName, then: () => void): () => void {
  let isOver = false
  const stop = host.view(view).subscribe(({ status }) => {
    if (status !== 'ready' || isOver) return
    isOver = true
    then()
  })
  return () => {
    isOver = true
    stop()
  }
}

/** Calls back after the next frame. */
function afterFrame(tab: Window, then: (now: number) => void): void {
  tab.requestAnimationFrame(() => tab.setTimeout(() => then(tab.performance.now())))
}

/** Measures the time from a press to the frame that shows the next page; one navigation at a time. */
export function createNavigationTimer(parts: {
  readonly tab: Window
  readonly host: Host
  readonly timed: (surface: Surface, took: number) => void
}) {
  const { tab, host, timed } = parts
  let stop = () => {}
  return {
    /** Begins with a navigation to a page. A navigation before it that isn't over is not measured. */
    begin(surface: Surface, since: number): void {
      stop()
      let isCurrent = true
      let ended = () => {}
      const view = { module: surface.module, kind: 'page', name: surface.page } as const
      // Asking for a view loads it. A new build of its module comes first, with the same navigation.
      queueMicrotask(() => {
        if (!isCurrent) return
        ended = whenReady(host, view, () =>
          afterFrame(tab, (now) => {
            if (isCurrent) timed(surface, now - since)
          }),
        )
      })
      stop = () => {
        isCurrent = false
        ended()
      }
    },
    /** A page that nobody sees has no frames. */
    cancel(): void {
      stop()
    },
  }
}
