import { paths } from '@tessera/contracts/paths'
import { Link, useAddress, useShell, useTitle, useViewer } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type ReactElement, useState } from 'react'
import type { SiteQuery } from '../pictures/other-sites/site-query.ts'
import styles from './from-site.module.css'
import { MemberView, useSiteBoards } from './member-view.tsx'
import { newPlaces } from './new-place.ts'
import { type Step, stepTitle } from './picker.tsx'
import { words } from './words.ts'

/** Names the board whose sections are listed, in the address of the page. */
const boardName = 'board'

/** Returns the address of the page with the sections of a board, or with the boards. */
function addressOf(address: ReturnType<typeof useAddress>, boardId: string | null): string {
  const query = new URLSearchParams(address.search)
  query.delete(boardName)
  if (boardId !== null) query.set(boardName, boardId)
  return `${address.pathname}?${query}`
}

/** Takes the place that was created for this address on a page of its own. */
function useNewPlace() {
  const { pathname, search } = useAddress()
  const kept = newPlaces(useViewer()?.id)
  const [created] = useState(() => kept.get(pathname + search))
  useState(() => kept.drop(pathname + search))
  return created
}

/** The steps of a page: the address says whose sections are listed, and forms are pages of their own. */
export function ChooseBoardPage({
  site,
  method,
}: {
  readonly site: SiteQuery
  readonly method: string
}): ReactElement {
  const { navigate, goBack } = useShell()
  const address = useAddress()
  const found = useSiteBoards()
  const created = useNewPlace()
  const boardId = new URLSearchParams(address.search).get(boardName)
  const board = found.boards.data?.all_boards.find(({ id }) => id === boardId)
  const step: Step = board === undefined ? { kind: 'boards' } : { kind: 'sections', board }
  useTitle(stepTitle(step))
  const next = address.pathname + address.search
  return (
    <MemberView
      {...{ site, method, step, created, ...found }}
      isPopup={false}
      isLinked
      onStep={(to) => {
        if ('board' in to) navigate(addressOf(address, to.board.id))
      }}
      onBack={board === undefined ? undefined : () => goBack(addressOf(address, null))}
      foot={
        <Link
          className={styles.foot ?? ''}
          to={
            board === undefined
              ? paths.boardCreate.to({ next })
              : paths.sectionCreate.to({ boardId: board.id }, { next })
          }
        >
          <span className={styles.plus}>
            <Icon shape={icons.plus} />
          </span>
          {board === undefined ? words.createBoard() : words.createSection()}
        </Link>
      }
    />
  )
}
