import type { BoardLink, Section } from '@tessera/contracts/entities/board'
import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'

/** Returns the path of a section of a board. */
export function sectionPath(board: Pick<BoardLink, 'url'>, section: Pick<Section, 'slug'>): string {
  const { username = '', boardSlug = '' } = matchPath(paths.board.pattern, board.url) ?? {}
  return paths.section.to({ username, boardSlug, sectionSlug: section.slug })
}
