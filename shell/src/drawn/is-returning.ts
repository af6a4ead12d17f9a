/** The facts of a tab about how a document was opened. */
interface Tab {
  readonly history: { readonly state: unknown }
  readonly performance: { getEntriesByType(type: string): readonly object[] }
  readonly sessionStorage: Pick<Storage, 'getItem'>
}

/** Returns the scroll position that the shell kept for a history entry (navigation/scroll-memory.ts). */
function keptPlace(storage: Pick<Storage, 'getItem'>, entry: string): number {
  try {
    const places: unknown = JSON.parse(storage.getItem('tessera:scroll') ?? '[]')
    const found = new Map(Array.isArray(places) ? places : [])
    return Number(found.get(entry) ?? 0)
  } catch {
    return 0
  }
}

/**
 * True when a reload, or a way back, leads to a place further down. The first screen isn't what the
 * reader saw there, so the page is shown once it's at that place.
 */
export function isReturning({ history, performance, sessionStorage }: Tab): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry === undefined || Reflect.get(entry, 'type') === 'navigate') return false
  const state = Object(history.state)
  if (Object.keys(state).some((slot) => slot.startsWith('grid:'))) return true
  return keptPlace(sessionStorage, String(state.key ?? 'default')) > 0
}
