import { useStore } from '@nanostores/react'
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

/** Makes a link to a board and ends those that there are; what it came to is said in the place itself. */
function useLink(board: Board) {
  const { client } = useShell()
  const [link, setLink] = useState<Link | null>(null)
  const [busy, setBusy] = useState<'make' | 'end' | null>(null)
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null)
  const input = { board_id: board.id }
  return {
    link,
    busy,
    said,
    say: (text: string, bad = false) => setSaid({ text, bad }),
    async make(): Promise<void> {
      setBusy('make')
      setSaid(null)
      const made = await client.call(createInviteLink, input)
      setBusy(null)
      if (made.ok) setLink({ url: made.data.invite_url, until: made.data.expires_at })
      else setSaid({ text: made.error.message, bad: true })
    },
    async end(): Promise<void> {
      setBusy('end')
      const ended = await client.call(revokeInviteLinks, input)
      setBusy(null)
      if (!ended.ok) return setSaid({ text: ended.error.message, bad: true })
      setLink(null)
      const isOwner = board.viewer_role === 'owner'
      setSaid({ text: isOwner ? words.linksEnded() : words.ownLinksEnded(), bad: false })
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
      // The browser may keep the clipboard to itself.
      say(words.copyByHand(), true)
    }
  }
  // The button that made it is gone, and with it the focus.
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

/** A link that lets people join a board: made, copied, and ended again with all before it. */
export function InviteLink({ board }: { readonly board: Board }): ReactElement {
  const own = useLink(board)
  const { link, busy, said } = own
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
          <Button size="small" busy={busy === 'make'} onClick={() => void own.make()}>
            {words.makeLink()}
          </Button>
        ) : null}
        <Button kind="plain" size="small" busy={busy === 'end'} onClick={() => void own.end()}>
          {board.viewer_role === 'owner' ? words.endLinks() : words.endOwnLinks()}
        </Button>
      </div>
      <p role="status" className={said?.bad ? styles.refusal : styles.why}>
        {said?.text}
      </p>
    </section>
  )
}
