interface Track {
  readonly scrollLeft: number
  readonly clientWidth: number
}

/** Returns the slide that fills most of a track. `scrollLeft` is negative from right to left. */
export function slideShown({ scrollLeft, clientWidth }: Track, count: number): number {
  if (clientWidth === 0) return 0
  return Math.min(count - 1, Math.round(Math.abs(scrollLeft) / clientWidth))
}

/** Returns the slide that a key leads to; undefined when it leads nowhere. */
export function slideAfter(
  shown: number,
  { key, count, isRtl }: { readonly key: string; readonly count: number; readonly isRtl: boolean },
): number | undefined {
  const ways: Readonly<Record<string, number>> = {
    ArrowLeft: isRtl ? shown + 1 : shown - 1,
    ArrowRight: isRtl ? shown - 1 : shown + 1,
    Home: 0,
    End: count - 1,
  }
  const at = ways[key]
  return at === undefined || at === shown || at < 0 || at >= count ? undefined : at
}
