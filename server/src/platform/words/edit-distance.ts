/**
 * Returns the edit distance between two words (missing, extra, changed and swapped letters); stops
 * counting above `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = b.map((_, at) => at + 1)
  last.unshift(0)
  for (const [row, letter] of a.entries()) {
    const next = [row + 1]
    for (const [column, theirs] of b.entries()) {
      const changed = (last[column] ?? 0) + (letter === theirs ? 0 : 1)
      const swapped =
        letter === b[column - 1] && a[row - 1] === theirs
          ? (before[column - 1] ?? most) + 1
          : changed
      next.push(Math.min(changed, swapped, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    before = last
    last = next
  }
  return Math.min(last[b.length] ?? most + 1, most + 1)
}
