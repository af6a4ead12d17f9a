/** An ad counts as seen once half of it was visible for this long, in milliseconds. */
const seenAfter = 1_000

interface Watched {
  readonly seen: () => void
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Watches elements, and says once for each that half of it was visible for a second. */
export function watchHalfSeen() {
  const watched = new Map<Element, Watched>()
  const pause = (each: Watched) => {
    clearTimeout(each.timer)
    each.timer = undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const each = watched.get(target)
        if (each === undefined) continue
        pause(each)
        if (isIntersecting && intersectionRatio >= 0.5) begin(target, each)
      }
    },
    { threshold: 0.5 },
  )
  const begin = (target: Element, each: Watched) => {
    each.timer = setTimeout(() => {
      // A page in the background is seen by nobody: the observer tells again when it comes back.
      if (document.visibilityState === 'hidden') return begin(target, each)
      stop(target)
      each.seen()
    }, seenAfter)
  }
  const stop = (target: Element) => {
    const each = watched.get(target)
    if (each === undefined) return
    pause(each)
    watched.delete(target)
    observer.unobserve(target)
  }
  return (target: Element, seen: () => void): (() => void) => {
    watched.set(target, { seen, timer: undefined })
    observer.observe(target)
    return () => stop(target)
  }
}
