import type { BoardLink, Section } from '@tessera/contracts/entities/board'
import { paths } from '@tessera/contracts/paths'

/** Where a section of a board is. */
export function sectionPath(board: Pick<BoardLink, 'url'>, section: Pick<Section, 'slug'>): string {
  const [, username = '', boardSlug = ''] = board.url.split('/').map(decodeURIComponent)
  return paths.section.to({ username, boardSlug, sectionSlug: section.slug })
}
