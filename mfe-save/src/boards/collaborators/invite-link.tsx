import { useStore } from '@nanostores/react'
import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { createInviteLink, revokeInviteLinks } from '@tessera/contracts/calls/invite-links'
import type { Board } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import styles from '../../saving/collaborators/collaborators.module.css'
import { words } from '../../saving/collaborators/words.ts'
import modal from './people-modal.module.css'

interface Link {
  readonly url: string
  readonly until: string
}

const makeLink = defineCommand(createInviteLink, {
  name: 'create-invite-link',
  refusals: 'inline',
})

const disableLinks = defineCommand(revokeInviteLinks, {
  name: 'revoke-invite-links',
  refusals: 'inline',
})

interface Notice {
  readonly text: string
  readonly bad: boolean
}

/** Creates a link to a board, and disables all links. */
function useLink({ id: board_id, viewer_role }: Board) {
  const making = useCommand(makeLink)
  const disabling = useCommand(disableLinks)
  const [link, setLink] = useState<Link | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const refusal = making.formRefusal ?? disabling.formRefusal
  const forget = () => {
    making.clear()
    disabling.clear()
    setNotice(null)
  }
  return {
    link,
    making: making.busy,
    disabling: disabling.busy,
    said: refusal === undefined ? notice : { text: refusal, bad: true },
    say(text: string, bad = false): void {
      forget()
      setNotice({ text, bad })
    },
    async make(): Promise<void> {
      forget()
      const made = await making.run({ board_id })
      if (made.state === 'done')
        setLink({ url: made.answer.invite_url, until: made.answer.expires_at })
    },
    async disable(): Promise<void> {
      forget()
      const { state } = await disabling.run({ board_id })
      if (state !== 'done') return
      setLink(null)
      const text = viewer_role === 'owner' ? words.linksEnded() : words.ownLinksEnded()
      setNotice({ text, bad: false })
    },
  }
}

type BoardLink = ReturnType<typeof useLink>

function Made({
  link,
  say,
}: {
  readonly link: Link
  readonly say: BoardLink['say']
}): ReactElement {
  const field = useRef<HTMLInputElement>(null)
  const locale = useStore(useShell().$locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(link.until))
  async function copy(): Promise<void> {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link.url)
      say(words.copied())
    } catch {
      // The browser may refuse access to the clipboard.
      say(words.copyByHand(), true)
    }
  }
  // The button that had the focus is gone.
  useEffect(() => {
    field.current?.focus()
  }, [])
  return (
    <div className={modal.made}>
      <TextField
        ref={field}
        readOnly
        dir="ltr"
        label={words.link()}
        hint={words.linkUntil({ date })}
        value={link.url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{words.copy()}</Button>
    </div>
  )
}

/** Creates and copies a link that lets people join a board, and disables all links to it. */
export function InviteLink({ board }: { readonly board: Board }): ReactElement {
  const own = useLink(board)
  const { link, said } = own
  return (
    <section aria-label={words.link()} className={modal.link}>
      {link === null ? (
        <>
          <h3 className={modal.heading}>{words.link()}</h3>
          <p className={styles.why}>{words.linkWhy()}</p>
        </>
      ) : (
        <Made link={link} say={own.say} />
      )}
      <div className={modal.linkActs}>
        {link === null ? (
          <Button size="small" busy={own.making} onClick={() => void own.make()}>
            {words.makeLink()}
          </Button>
        ) : null}
        <Button kind="plain" size="small" busy={own.disabling} onClick={() => void own.disable()}>
          {board.viewer_role === 'owner' ? words.endLinks() : words.endOwnLinks()}
        </Button>
      </div>
      <p role="status" className={said?.bad ? styles.refusal : styles.why}>
        {said?.text}
      </p>
    </section>
  )
}
