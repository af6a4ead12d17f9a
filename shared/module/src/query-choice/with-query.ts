/** A path with some of its query changed: a value that is null or empty leaves it. */
export function withQuery(
  path: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') changed.delete(name)
    else changed.set(name, value)
  }
  return changed.size === 0 ? path : `${path}?${changed}`
}

/** Returns the value that a query parameter chooses; the first one by default. */
export function choiceOf<Value extends string>(
  asked: string | null,
  values: readonly [Value, ...Value[]],
): Value {
  return values.find((value) => value === asked) ?? values[0]
}
