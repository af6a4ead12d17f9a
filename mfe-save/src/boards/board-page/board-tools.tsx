import type { Board } from '@tessera/contracts/entities/board'
import { Chip, ChipRow } from '@tessera/ui/chip'
import type { ReactElement } from 'react'
import { PinsTools } from '../pins-asked/pins-tools.tsx'
import { useAsking } from '../pins-asked/use-asking.ts'
import { boardQueryOf } from './board-query.ts'
import styles from './board-tools.module.css'
import { words } from './words.ts'

/** Searches a board, orders its pins, and tells those apart that are in no section. */
export function BoardTools({
  board,
  query,
}: {
  readonly board: Board
  readonly query: URLSearchParams
}): ReactElement {
  const place = { path: board.url, query }
  const ask = useAsking(place)
  const { loose } = boardQueryOf(query)
  return (
    <PinsTools {...place} label={words.search()}>
      {board.sections.length === 0 ? null : (
        <div className={styles.which}>
          <ChipRow label={words.which()}>
            <Chip pressed={!loose} onClick={() => ask({ section: null })}>
              {words.all()}
            </Chip>
            <Chip pressed={loose} onClick={() => ask({ section: 'none' })}>
              {words.loose()}
            </Chip>
          </ChipRow>
        </div>
      )}
    </PinsTools>
  )
}
