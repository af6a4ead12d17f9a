const controls = 'a[href], button, input:not([hidden]), select, textarea'

/** Returns a node that takes the focus, or the first control in it. */
function takerIn(node: Node | null): HTMLElement | undefined {
  if (!(node instanceof HTMLElement) || !node.isConnected) return undefined
  if (node.matches(controls) || node.hasAttribute('tabindex')) return node
  return [...node.querySelectorAll<HTMLElement>(controls)].find(({ tabIndex }) => tabIndex >= 0)
}

/** Finds where a removed element was, and what stands there now. */
function neighborOf(lost: Node, records: readonly MutationRecord[]): HTMLElement | undefined {
  const gap = records.find(({ removedNodes }) =>
    [...removedNodes].some((one) => one.contains(lost)),
  )
  return gap && (takerIn(gap.nextSibling) ?? takerIn(gap.previousSibling))
}

const places = new WeakSet<Node>()

/** Finds the innermost place around a node that keeps the focus. */
function placeAround(node: Node | null): Node | null {
  let at = node
  while (at !== null && !places.has(at)) at = at.parentNode
  return at
}

/**
 * A `ref` for an element with `tabIndex={-1}`. When something in it is removed that has the focus, the next
 * control gets it, or the one before; else the element itself. So the next press of a key goes on from there.
 * Of places within each other, the innermost that is still there does it.
 *
 *     <ul ref={keepFocus} tabIndex={-1}>
 */
export function keepFocus(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined
  let focused: Node | null = null
  let nearest: Node | null = null
  places.add(place)
  const enter = ({ target }: FocusEvent) => {
    focused = target instanceof Node ? target : null
    nearest = placeAround(focused)
  }
  // Some browsers also send this when the element is removed.
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null
    })
  const removals = new MutationObserver((records) => {
    const lost = focused
    if (lost === null || place.contains(lost)) return
    focused = null
    if (nearest !== place && nearest?.isConnected === true) return
    if (document.activeElement !== document.body) return
    const taker = neighborOf(lost, records) ?? place
    taker.focus({ preventScroll: taker === place })
  })
  removals.observe(place, { childList: true, subtree: true })
  place.addEventListener('focusin', enter)
  place.addEventListener('focusout', leave)
  return () => {
    removals.disconnect()
    place.removeEventListener('focusin', enter)
    place.removeEventListener('focusout', leave)
  }
}
