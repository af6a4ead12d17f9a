/** Text that no database keeps: with a zero in it, or with half a character. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Whether such text is anywhere in what was sent, names of fields included. */
export function hasUnstorable(sent: unknown): boolean {
  if (typeof sent === 'string') return isUnstorable(sent)
  if (typeof sent !== 'object' || sent === null) return false
  return Object.entries(sent).some(([name, value]) => isUnstorable(name) || hasUnstorable(value))
}
