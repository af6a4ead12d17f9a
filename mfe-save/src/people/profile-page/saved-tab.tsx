import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import type { User } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { FindIdeas } from '@tessera/module/find-ideas'
import { useShell, useViewer } from '@tessera/module/react'
import { useTyped } from '@tessera/module/use-typed'
import { withQuery } from '@tessera/module/with-query'
import { Onward } from '@tessera/pins/onward'
import { EmptyState } from '@tessera/ui/empty-state'
import { SearchField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { OwnPinList } from '../../moving/pin-acts/own-pin-list.tsx'
import { FoundPins } from './found-pins.tsx'
import styles from './profile.module.css'
import { words } from './words.ts'

interface SavedTabProps {
  readonly user: User
  readonly own: boolean
  readonly query: URLSearchParams
}

function NothingSaved({ user, own }: Omit<SavedTabProps, 'query'>): ReactElement {
  return (
    <EmptyState title={own ? words.savedEmptyOwn() : words.savedEmpty()} action={<FindIdeas />}>
      {own ? words.savedEmptyOwnWhy() : words.savedEmptyWhy({ name: user.full_name })}
    </EmptyState>
  )
}

function Saved({ user, own }: Omit<SavedTabProps, 'query'>): ReactElement {
  const { username, full_name: name } = user
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, userPins, { username, kind: 'saved' }))
  const onward = <Onward after={{ username }} title={words.moreIdeas()} />
  return (
    <OwnPinList
      list={list}
      canHide={false}
      label={words.savedPins({ name })}
      failure={words.pinsFailed()}
      end={onward}
      restoreKey={`saved-${username}`}
      empty={
        <>
          <NothingSaved user={user} own={own} />
          {onward}
        </>
      }
    />
  )
}

/** A person's saved pins. On their own profile they can search them, on secret boards too. */
export function SavedTab({ user, own, query }: SavedTabProps): ReactElement {
  const { navigate } = useShell()
  // The search covers only the viewer's own pins, not those of a profile that they act as.
  const searchable = useViewer()?.id === user.id
  const asked = searchable ? (query.get('q') ?? '') : ''
  const path = paths.profile.to({ username: user.username })
  const ask = (q: string) => navigate(withQuery(path, query, { q }), { replace: true })
  const [text, type] = useTyped(asked, ask)
  return (
    <>
      {searchable ? (
        <div className={styles.search}>
          <SearchField label={words.searchSaved()} value={text} onChange={type} />
        </div>
      ) : null}
      {asked === '' ? (
        <Saved user={user} own={own} />
      ) : (
        <FoundPins query={asked} onShowAll={() => type('')} />
      )}
    </>
  )
}
