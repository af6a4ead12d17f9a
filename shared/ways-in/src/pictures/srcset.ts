/** A picture of a `srcset`; the width is 0 where only a density or nothing is given. */
export interface Candidate {
  readonly address: string
  readonly width: number
  readonly density: number
}

/** Parses a `srcset`; a comma within an address belongs to it. */
function candidatesOf(srcset: string): readonly Candidate[] {
  return [...srcset.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)].map(
    ([, address = '', number, unit]) => ({
      address,
      width: unit === 'w' ? Number(number) : 0,
      density: unit === 'x' ? Number(number) : 1,
    }),
  )
}

/** Returns the largest picture of some `srcset`s. */
export function largestOf(srcsets: readonly string[]): Candidate | undefined {
  const [largest] = srcsets
    .flatMap(candidatesOf)
    .sort((a, b) => b.width - a.width || b.density - a.density)
  return largest
}
