import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { joinByLink } from '@tessera/contracts/calls/invite-links'
import type { Invite } from '@tessera/contracts/entities/collaborator'
import { copyLink } from '@tessera/module/copy-link'
import { useShell, useTitle } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement, ReactNode } from 'react'
import { askBoards } from '../../saving/undo/ask-boards.ts'
import styles from './invite.module.css'
import type { Standing } from './standing.ts'
import { words } from './words.ts'

const joinBoard = defineCommand(joinByLink, {
  name: 'join-board',
  confirm: (_, __, draft) => askBoards(draft),
  say: { done: ({ name: board }) => words.joined({ board }) },
  refusals: 'inline',
})

interface InviteViewProps {
  readonly invite: Invite
  readonly token: string
  readonly standing: Standing
}

function Frame({ invite, children }: { invite: Invite; children: ReactNode }): ReactElement {
  const { board, inviter } = invite
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        <span className={styles.cover}>
          {board.image_cover_url === null ? (
            <span className={styles.bare}>
              <Icon shape={icons.image} size={48} />
              {words.bare()}
            </span>
          ) : (
            <img src={board.image_cover_url} alt="" width={236} height={236} />
          )}
        </span>
        <span className={styles.inviter}>
          <Avatar
            id={inviter.id}
            name={inviter.full_name}
            picture={inviter.image_medium_url ?? undefined}
            size={64}
            decorative
          />
        </span>
      </div>
      <PageTitle className={styles.title ?? ''}>
        <bdi>{board.name}</bdi>
      </PageTitle>
      {children}
    </article>
  )
}

function Join({ invite, token, standing }: InviteViewProps): ReactElement {
  const { navigate, whenMember } = useShell()
  const { run, busy, formRefusal } = useCommand(joinBoard)
  const { id, first_name, full_name, image_medium_url, is_default_image } = invite.inviter
  const inviter = { id, first_name, full_name, image_medium_url, is_default_image }
  async function join(): Promise<void> {
    const outcome = await run({ token })
    if (outcome.state === 'done') navigate(outcome.answer.url, { replace: true })
  }
  // A visitor signs up or logs in first.
  const ask = (start: 'sign-up' | 'log-in') =>
    whenMember({ source: 'boardInvite', start, inviter }, () => void join())
  return (
    <>
      <p className={styles.asks}>{words.asks({ name: full_name })}</p>
      <p className={styles.why}>{words.why()}</p>
      {formRefusal === undefined ? null : (
        <p role="alert" className={styles.refusal}>
          {formRefusal}
        </p>
      )}
      <div className={styles.actions}>
        <Button kind="primary" busy={busy} onClick={() => ask('sign-up')}>
          {words.join()}
        </Button>
        {standing === 'visitor' ? (
          <Button kind="quiet" onClick={() => ask('log-in')}>
            {words.logIn()}
          </Button>
        ) : null}
      </div>
    </>
  )
}

function There({ invite, standing }: Omit<InviteViewProps, 'token'>): ReactElement {
  const shell = useShell()
  const own = standing === 'owner'
  return (
    <>
      <p className={styles.asks}>{own ? words.own() : words.already()}</p>
      <p className={styles.why}>{own ? words.ownWhy() : words.alreadyWhy()}</p>
      <div className={styles.actions}>
        <Button kind="primary" href={invite.board.url} onNavigate={(to) => shell.navigate(to)}>
          {words.goToBoard()}
        </Button>
        {own ? (
          <Button kind="quiet" onClick={() => void copyLink(shell, location.pathname)}>
            {words.copy()}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** An invitation to a board, worded for a visitor, an invited member, a collaborator or the owner. */
export function InviteView(props: InviteViewProps): ReactElement {
  const { invite, standing } = props
  useTitle(words.title({ board: invite.board.name }))
  return (
    <div className={styles.page}>
      <Frame invite={invite}>
        {standing === 'visitor' || standing === 'asked' ? (
          <Join {...props} />
        ) : (
          <There {...props} />
        )}
      </Frame>
    </div>
  )
}
