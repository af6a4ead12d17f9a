import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { businessProfiles } from '@tessera/contracts/calls/access'
import {
  answerBusinessInvitation,
  getBusinessInvitation,
} from '@tessera/contracts/calls/business-people'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { useShell, useTitle } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useState } from 'react'
import { roles } from '../accounts-manager/roles.ts'
import { words } from '../accounts-manager/words.ts'
import styles from './business-invite.module.css'

type Invitation = OutputOf<typeof getBusinessInvitation>

const answerCommand = defineCommand(answerBusinessInvitation, {
  name: 'answer-business-invitation',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists({ of: [businessProfiles], ask: 'now' }),
})

/** Returns the token in the link's fragment, which is never sent to a server. */
const tokenOf = (fragment: string): string | undefined =>
  /^#token=([\w-]{20,100})$/.exec(fragment)?.[1]

/** Leads on after an answer, or when there is nothing to answer. */
function Ended({ title, children }: { readonly title: string; readonly children?: string }) {
  const { navigate } = useShell()
  return (
    <EmptyState
      isPage
      title={title}
      action={
        <Button
          kind="ink"
          href={advertiserUrl('accountsManager', { advertiserId: null })}
          onNavigate={(to) => navigate(to)}
        >
          {words.toAccounts()}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}

function Offer({ invitation, token }: { readonly invitation: Invitation; readonly token: string }) {
  const answer = useCommand(answerCommand)
  const [accepted, setAccepted] = useState<boolean>()
  const { business, permissions, invited_by: inviter } = invitation
  const { id, full_name: name, image_medium_url: picture } = business
  const send = async (accept: boolean) => {
    if ((await answer.run({ token, accept })).state === 'done') setAccepted(accept)
  }
  if (accepted !== undefined)
    return <Ended title={accepted ? words.accepted({ name }) : words.declined()} />
  const isOwner = permissions.includes('OWNER')
  const offered = roles.filter(({ permission }) =>
    isOwner ? permission === 'OWNER' : permissions.includes(permission),
  )
  return (
    <section className={styles.card}>
      <Avatar id={id} name={name} picture={picture ?? undefined} size={96} decorative />
      <h1 className={styles.title}>{words.invites({ name })}</h1>
      <p>{inviter === null ? words.invited({ name }) : words.invitedBy({ inviter, name })}</p>
      <div>
        <p>{words.offers()}</p>
        <ul className={styles.roles}>
          {offered.map((role) => (
            <li key={role.permission}>{role.name()}</li>
          ))}
        </ul>
      </div>
      {invitation.needs_mfa ? <p className={styles.note}>{words.needsMfa({ name })}</p> : null}
      {answer.refusal === null ? null : (
        <p role="alert" className={styles.failure}>
          {answer.refusal.message}
        </p>
      )}
      {invitation.is_for_viewer ? (
        <div className={styles.acts}>
          <Button disabled={answer.busy} onClick={() => void send(false)}>
            {words.decline()}
          </Button>
          <Button kind="primary" busy={answer.busy} onClick={() => void send(true)}>
            {words.accept()}
          </Button>
        </div>
      ) : (
        <p role="alert" className={styles.failure}>
          {words.otherAccount()}
        </p>
      )}
    </section>
  )
}

function Opened({ token }: { readonly token: string }): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, getBusinessInvitation, { token }),
    // Answering it ends it; the page then shows the answer.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <QueryRegion
      query={query}
      failed={words.inviteFailed()}
      waiting={
        <div role="status" aria-label={words.inviteLoading()} className={styles.card}>
          <Skeleton width={96} height={96} radius="var(--r-full)" />
          <Skeleton width={220} height={32} />
          <Skeleton width={260} height={24} />
        </div>
      }
    >
      {(invitation) => <Offer invitation={invitation} token={token} />}
    </QueryRegion>
  )
}

/** The page of an invitation to act for a business. */
export default function BusinessInvitePage(): ReactElement {
  useTitle(words.inviteTitle())
  const [token] = useState(() => tokenOf(location.hash))
  return (
    <div className={styles.page}>
      {token === undefined ? (
        <Ended title={words.inviteFailed()}>{words.noLink()}</Ended>
      ) : (
        <Opened token={token} />
      )}
    </div>
  )
}
