declare global {
  interface Navigator {
    /** Firefox and Safari have none. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/**
 * True when the person wants to load little, or the connection is slow. Then nothing is loaded that
 * nobody asked for.
 */
export function isMetered(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return (
    saveData ||
    effectiveType?.includes('2g') ||
    globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches ||
    false
  )
}
