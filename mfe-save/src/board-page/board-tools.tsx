import type { Board } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { SearchField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import { Menu } from '@tessera/ui/menu'
import type { ReactElement } from 'react'
import { useTyped } from '../query-choice/use-typed.ts'
import { withQuery } from '../query-choice/with-query.ts'
import { boardQueryOf, pinOrders } from './board-query.ts'
import styles from './board-tools.module.css'
import { words } from './words.ts'

interface BoardToolsProps {
  readonly board: Board
  readonly query: URLSearchParams
}

/** Changes what the address asks of the board; going back skips the steps. */
export function useBoardChoice({ board, query }: BoardToolsProps) {
  const { navigate } = useShell()
  return (changes: Readonly<Record<string, string | null>>) =>
    navigate(withQuery(board.url, query, changes), { replace: true })
}

function OrderMenu(props: BoardToolsProps): ReactElement {
  const choose = useBoardChoice(props)
  const { sort } = boardQueryOf(props.query)
  return (
    <Menu
      kind="quiet"
      size="small"
      label={`${words.sort()}: ${words[sort]()}`}
      items={pinOrders.map((order) => ({
        id: order,
        label: words[order](),
        checked: order === sort,
        onSelect: () => choose({ sort: order === 'newest' ? null : order }),
      }))}
    >
      {words[sort]()}
      <Icon name="down" size={18} />
    </Menu>
  )
}

/** Searches a board, orders its pins, and tells those apart that are in no section. */
export function BoardTools(props: BoardToolsProps): ReactElement {
  const choose = useBoardChoice(props)
  const { loose, search } = boardQueryOf(props.query)
  const [text, type] = useTyped(search, (q) => choose({ q }))
  return (
    <div className={styles.tools}>
      <SearchField
        className={styles.search ?? ''}
        label={words.search()}
        value={text}
        onChange={type}
      />
      {props.board.sections.length === 0 ? null : (
        <div className={styles.which}>
          <ChipRow label={words.which()}>
            <Chip pressed={!loose} onClick={() => choose({ section: null })}>
              {words.all()}
            </Chip>
            <Chip pressed={loose} onClick={() => choose({ section: 'none' })}>
              {words.loose()}
            </Chip>
          </ChipRow>
        </div>
      )}
      <div className={styles.order}>
        <OrderMenu {...props} />
      </div>
    </div>
  )
}
