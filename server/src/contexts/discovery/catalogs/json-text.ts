const cleaned = (text: string): string => text.toWellFormed().replaceAll('\u0000', '')

/** Writes JSON that a database takes: without NUL and without half of a surrogate pair. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? cleaned(each) : each))
