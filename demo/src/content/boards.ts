import type { DemoBoard } from './demo-entities.ts'
import { cellsOf, writtenRows } from './written-rows.ts'

const kinds = /^(?:(secret|archived|ads): )?(.*)$/

function boardOf([
  slug = '',
  owner = '',
  name = '',
  theme = '',
  site = '',
  parts = '',
  about = '',
]: readonly string[]): DemoBoard {
  const [, kind, description = ''] = kinds.exec(about) ?? []
  return {
    slug,
    owner,
    name,
    theme,
    site,
    description,
    secret: kind === 'secret',
    sections: parts === '' ? [] : cellsOf(parts, ','),
    archived: kind === 'archived',
    isForAds: kind === 'ads',
  }
}

/** The boards of the demo world, from `demo/world/boards.txt`. */
export const demoBoards: readonly DemoBoard[] = writtenRows('boards.txt').map(boardOf)
