import type { BoardCard } from '@tessera/contracts/entities/board'

/** The pictures of a board's card: a large one and up to two small ones, all different. */
interface Collage {
  readonly large: string | null
  readonly small: readonly [string | null, string | null]
}

/** Chooses a board's pictures for its card. */
export function collageOf(board: Pick<BoardCard, 'image_cover_url' | 'cover_images'>): Collage {
  const large = board.image_cover_url ?? board.cover_images[0] ?? null
  const [first = null, second = null] = [...new Set(board.cover_images)].filter(
    (image) => image !== large,
  )
  return { large, small: [first, second] }
}
