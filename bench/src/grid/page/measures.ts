/** Observations during a scroll. */
export interface ScrollSeen {
  readonly looks: number
  /** Sampled positions that showed no tile. */
  readonly blank: number
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Waits until pending work is painted. */
export async function settled(): Promise<void> {
  for (let count = 0; count < 6; count += 1) await frame()
}

/** Counts the sampled positions without a tile; gaps between tiles aren't blank. */
function blankNow(columns: number): number {
  // Compares rectangles instead of using elementFromPoint: some grids disable pointer events
  // meanwhile.
  const tiles = [...document.querySelectorAll('a')].map((link) => link.getBoundingClientRect())
  const onTile = (x: number, y: number) =>
    tiles.some((tile) => tile.left <= x && tile.right >= x && tile.top <= y && tile.bottom >= y)
  let blank = 0
  for (let column = 0; column < columns; column += 1) {
    const x = ((column + 0.5) * document.body.clientWidth) / columns
    for (let y = 10; y < innerHeight - 30; y += step)
      if (!onTile(x, y) && !onTile(x, y + 20)) blank += 1
  }
  return blank
}

const step = 45

/** Returns how many positions are sampled per frame. */
const lookedAt = (columns: number): number => columns * Math.ceil((innerHeight - 40) / step)

/** Scrolls step by step and samples each frame when `columns` is given. */
export async function scrollThrough(
  distance: number,
  perFrame: number,
  columns?: number,
): Promise<ScrollSeen> {
  const frames = Math.round(Math.abs(distance / perFrame))
  let blank = 0
  for (let count = 0; count < frames; count += 1) {
    await frame()
    scrollBy({ top: perFrame, behavior: 'instant' })
    if (columns !== undefined) blank += blankNow(columns)
  }
  await settled()
  return { looks: frames * lookedAt(columns ?? 0), blank }
}

/** Returns the distance of a tile from the top of the screen. */
export function topOf(name: string): number | null {
  const link = document.querySelector(`a[href="${name}"]`)
  return link === null ? null : link.getBoundingClientRect().top
}

/** Returns the first tile at the top of the screen and its distance from there. */
export function topTile(): { readonly name: string; readonly top: number } | null {
  const links = [...document.querySelectorAll('a')].map((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return { name: link.getAttribute('href') ?? '', top, bottom }
  })
  const there = links.filter(({ bottom }) => bottom > 0)
  const first = there.toSorted((a, b) => a.name.localeCompare(b.name))[0]
  return first === undefined ? null : { name: first.name, top: first.top }
}
