/** Matches text that PostgreSQL can't store: with a null character or half a surrogate pair. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** True when such text is anywhere in an input, field names included. */
export function hasUnstorable(sent: unknown): boolean {
  if (typeof sent === 'string') return isUnstorable(sent)
  if (typeof sent !== 'object' || sent === null) return false
  return Object.entries(sent).some(([name, value]) => isUnstorable(name) || hasUnstorable(value))
}
