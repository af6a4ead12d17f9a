/** What a scroll was like. */
export interface ScrollSeen {
  readonly looks: number
  /** Of all the looks at a place of the screen, how many showed no tile. */
  readonly blank: number
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Waits until what was begun is drawn. */
export async function settled(): Promise<void> {
  for (let count = 0; count < 6; count += 1) await frame()
}

/** How much of the screen shows no tile, now; a gap between two tiles is not blank. */
function blankNow(columns: number): number {
  // By their places and not by what lies under a point: some grids let nothing be pointed at meanwhile.
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

/** How many places of the screen are looked at in each frame. */
const lookedAt = (columns: number): number => columns * Math.ceil((innerHeight - 40) / step)

/** Scrolls by so much each frame, and looks at every frame as it would be painted when `columns` says how. */
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

/** How far the top of a tile is from the top of the screen. */
export function topOf(name: string): number | null {
  const link = document.querySelector(`a[href="${name}"]`)
  return link === null ? null : link.getBoundingClientRect().top
}

/** The first tile, in the list's order, of those at the top of the screen, and how far its top is from there. */
export function topTile(): { readonly name: string; readonly top: number } | null {
  const links = [...document.querySelectorAll('a')].map((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return { name: link.getAttribute('href') ?? '', top, bottom }
  })
  const there = links.filter(({ bottom }) => bottom > 0)
  const first = there.toSorted((a, b) => a.name.localeCompare(b.name))[0]
  return first === undefined ? null : { name: first.name, top: first.top }
}
