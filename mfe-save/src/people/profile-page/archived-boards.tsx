import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { userBoards } from '@tessera/contracts/calls/boards'
import type { User } from '@tessera/contracts/entities/user'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { BoardCards } from './board-cards.tsx'
import styles from './profile.module.css'
import { words } from './words.ts'

/** The boards that their owner has put away, below the others; nothing where there are none. */
export function ArchivedBoards({ user }: { readonly user: User }): ReactElement | null {
  const { client } = useShell()
  const list = useInfiniteQuery(
    listOptions(client, userBoards, { user_id: user.id, filter: 'archived' }),
  )
  const some = list.data?.pages.some(({ data }) => data.length > 0)
  if (some !== true) return null
  return (
    <div className={styles.archived}>
      <div className={styles.archivedHead}>
        <h2 className={styles.archivedTitle}>{words.archived()}</h2>
        <p className={styles.archivedWhy}>{words.archivedWhy()}</p>
      </div>
      <BoardCards list={list} label={words.archived()} />
    </div>
  )
}
