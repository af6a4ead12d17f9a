type Values = Readonly<Record<string, unknown>> | null

/** A value that an act changed, as text on both sides. */
interface Change {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** Writes a value of the log: moments and ids as they are, lists with commas, nothing as a dash. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns the values that differ before and after an act, in the order of their names. */
export function changesOf(before: Values, after: Values): readonly Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .toSorted()
    .map((field) => ({
      field: field.replaceAll('_', ' '),
      before: textOf(before?.[field]),
      after: textOf(after?.[field]),
    }))
    .filter((change) => change.before !== change.after)
}
