import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import type { User } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { FindIdeas } from '@tessera/module/find-ideas'
import { useShell } from '@tessera/module/react'
import { Onward } from '@tessera/pins/onward'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { OwnPinList } from '../../moving/pin-acts/own-pin-list.tsx'
import { words } from './words.ts'

interface CreatedTabProps {
  readonly user: User
  readonly own: boolean
}

function NothingCreated({ user, own }: CreatedTabProps): ReactElement {
  const { navigate } = useShell()
  if (!own)
    return (
      <EmptyState title={words.createdEmpty()} action={<FindIdeas />}>
        {words.createdEmptyWhy({ name: user.full_name })}
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.createdEmptyOwn()}
      action={
        <Button kind="primary" href={paths.pinBuilder.to()} onNavigate={(to) => navigate(to)}>
          {words.createPin()}
        </Button>
      }
    >
      {words.createdEmptyOwnWhy()}
    </EmptyState>
  )
}

/** The pins that a person created, newest first. */
export function CreatedTab(props: CreatedTabProps): ReactElement {
  const { username, full_name: name } = props.user
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, userPins, { username, kind: 'created' }))
  const onward = <Onward after={{ username }} title={words.moreIdeas()} />
  return (
    <OwnPinList
      list={list}
      canHide={false}
      label={words.createdPins({ name })}
      failure={words.pinsFailed()}
      end={onward}
      restoreKey={`created-${username}`}
      empty={
        <>
          <NothingCreated {...props} />
          {onward}
        </>
      }
    />
  )
}
