import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { boardCollaborators } from '@tessera/contracts/calls/collaborators'
import type { Board } from '@tessera/contracts/entities/board'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { useNearEnd } from '@tessera/ui/grid/use-near-end'
import type { ReactElement } from 'react'
import styles from '../../saving/collaborators/collaborators.module.css'
import { PeopleWaiting } from '../../saving/collaborators/found-people.tsx'
import { personKey } from '../../saving/collaborators/part-of.ts'
import { words } from '../../saving/collaborators/words.ts'
import { PersonRow } from './person-row.tsx'

interface PeopleListProps {
  readonly board: Board
  readonly onLeft: () => void
}

/** The owner and collaborators of a board and, for its owner, pending invitations. */
export function PeopleList({ board, onLeft }: PeopleListProps): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, boardCollaborators, { board_id: board.id }))
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const end = useNearEnd<HTMLDivElement>(wantsMore, () => void list.fetchNextPage())
  const people = list.data?.pages.flatMap(({ data }) => data)
  if (people === undefined && list.error === null)
    return <PeopleWaiting label={words.peopleWaiting()} />
  return (
    <>
      <ul aria-label={words.people()} className={styles.list}>
        {people?.map((person) => (
          <li key={personKey(person)}>
            <PersonRow board={board} person={person} onLeft={onLeft} />
          </li>
        ))}
      </ul>
      <div ref={end} />
      <ListFailure list={list} />
    </>
  )
}
