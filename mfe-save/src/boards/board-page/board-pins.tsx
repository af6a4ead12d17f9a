import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { boardPins } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { PinList } from '@tessera/pins/pin-list'
import type { ReactElement } from 'react'
import type { ChosenPins } from '../../moving/chosen-pins/use-chosen-pins.ts'
import { useListEditing } from '../../moving/chosen-pins/use-list-editing.ts'
import { useAsking } from '../pins-asked/use-asking.ts'
import { boardQueryOf, pinsInput } from './board-query.ts'
import { NoPins } from './no-pins.tsx'
import { words } from './words.ts'

interface BoardPinsProps {
  readonly board: Board
  readonly query: URLSearchParams
  readonly chosen: ChosenPins
}

/** The pins of a board as the address asks for them; those who may change it can choose several. */
export function BoardPins({ board, query, chosen }: BoardPinsProps): ReactElement {
  const { client } = useShell()
  const ask = useAsking({ path: board.url, query })
  const asked = boardQueryOf(query)
  const input = pinsInput(board, asked)
  const list = useInfiniteQuery(listOptions(client, boardPins, input))
  const name = board.name
  const editing = useListEditing(chosen, { list: list.data, board })
  return (
    <PinList
      list={list}
      canHide={false}
      label={asked.loose ? words.loosePins({ board: name }) : words.pins({ board: name })}
      failure={words.pinsFailed()}
      end={words.end()}
      restoreKey={`board-${JSON.stringify(input)}`}
      empty={
        <NoPins
          board={board}
          asked={asked}
          onShowAll={() => ask(asked.search === '' ? { section: null } : { q: null })}
        />
      }
      {...editing}
    />
  )
}
