import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { boardPins } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { Onward } from '@tessera/pins/onward'
import type { ReactElement } from 'react'
import { EditablePinList } from '../../moving/chosen-pins/editable-pin-list.tsx'
import type { ChosenPins } from '../../moving/chosen-pins/use-chosen-pins.ts'
import { savesTo } from '../board/board-standing.ts'
import { isInBoardOrder } from '../pins-asked/pins-asked.ts'
import { useAsking } from '../pins-asked/use-asking.ts'
import { boardQueryOf, pinsInput } from './board-query.ts'
import { NoPins } from './no-pins.tsx'
import { words } from './words.ts'

interface BoardPinsProps {
  readonly board: Board
  readonly query: URLSearchParams
  readonly chosen: ChosenPins
}

/** The pins of a board, sorted and filtered by the address. */
export function BoardPins({ board, query, chosen }: BoardPinsProps): ReactElement {
  const { client } = useShell()
  const ask = useAsking({ path: board.url, query })
  const asked = boardQueryOf(query)
  const input = pinsInput(board, asked)
  const list = useInfiniteQuery(listOptions(client, boardPins, input))
  const name = board.name
  const onward = (
    <Onward after={{ board_id: board.id }} title={words.moreIdeas()} saveTo={savesTo(board)} />
  )
  return (
    <EditablePinList
      board={board}
      chosen={chosen}
      inBoardOrder={isInBoardOrder(asked)}
      list={list}
      canHide={false}
      label={asked.loose ? words.loosePins({ board: name }) : words.pins({ board: name })}
      failure={words.pinsFailed()}
      end={onward}
      restoreKey={`board-${JSON.stringify(input)}`}
      empty={
        <>
          <NoPins
            board={board}
            asked={asked}
            onShowAll={() => ask(asked.search === '' ? { section: null } : { q: null })}
          />
          {onward}
        </>
      }
    />
  )
}
