import type { PageProps } from '@tessera/module'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { advertiserOption, useActing } from '@tessera/pins/acting'
import { BoardForm } from '@tessera/pins/board-form'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import styles from './from-site.module.css'
import { leadsBackTo, newPlaces } from './new-place.ts'
import { useNewBoard } from './use-new-places.ts'
import { words } from './words.ts'

/** Creates a board, and leads back to the pin that it is for; without one it opens the board. */
export default function CreateBoardPage({ query }: PageProps): ReactElement {
  const { navigate, goBack } = useShell()
  const viewerId = useViewer()?.id
  const { acting } = useActing()
  const next = leadsBackTo(query.get('next'))
  useTitle(words.createBoard())
  const { draft, tell, create } = useNewBoard(
    acting === undefined ? {} : advertiserOption(acting),
    ({ id, name, url }) => {
      if (next === undefined) return navigate(url, { replace: true })
      newPlaces(viewerId).keep(next, { board: { id, name }, section: null })
      goBack(next)
    },
  )
  return (
    <div className={styles.formPage}>
      <PageTitle>{words.createBoard()}</PageTitle>
      <BoardForm
        draft={draft}
        onEvent={tell}
        onCreate={create}
        isProtected={acting?.advertiser != null}
      />
    </div>
  )
}
