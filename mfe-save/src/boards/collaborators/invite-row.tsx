import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { useShell } from '@tessera/module/react'
import { SendVerification } from '@tessera/module/send-verification'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement } from 'react'
import styles from '../../saving/collaborators/collaborators.module.css'
import { SuggestionWords } from '../../saving/collaborators/suggestion-row.tsx'
import { words } from '../../saving/collaborators/words.ts'

/** The progress of an invitation. */
export type InviteState =
  | { readonly phase: 'ready'; readonly why: CallError | null }
  | { readonly phase: 'sending' }
  | { readonly phase: 'sent' }

interface InviteRowProps {
  readonly person: ShareSuggestion
  readonly state: InviteState
  readonly onInvite: () => void
}

// An address can be invited once it is complete.
function inviteText(person: ShareSuggestion, { phase }: InviteState): string {
  if (person.type !== 'email') return phase === 'sent' ? words.sent() : words.invite()
  if (phase === 'sent') return words.done()
  return person.is_valid ? words.clickToSend() : words.keepTyping()
}

/** A person or address that can be invited, and the progress of the invitation. */
export function InviteRow({ person, state, onInvite }: InviteRowProps): ReactElement {
  const { commands } = useShell()
  const text = inviteText(person, state)
  const name = person.full_name
  const incomplete = person.type === 'email' && !person.is_valid
  return (
    <>
      <div className={styles.row}>
        <SuggestionWords person={person} />
        {incomplete || state.phase === 'sent' ? (
          <span role="status" className={styles.state} data-done={state.phase === 'sent'}>
            {state.phase === 'sent' ? <Icon shape={icons.check} size={18} /> : null}
            {text}
          </span>
        ) : (
          <Button
            kind={person.type === 'email' ? 'ink' : 'quiet'}
            size="small"
            busy={state.phase === 'sending'}
            aria-label={words.inviteNamed({ what: text, name })}
            onClick={onInvite}
          >
            {text}
          </Button>
        )}
      </div>
      {state.phase === 'ready' && state.why !== null ? (
        <div className={styles.refusal}>
          <p role="alert">{state.why.message}</p>
          {state.why.code === 'email-unverified' ? <SendVerification commands={commands} /> : null}
        </div>
      ) : null}
    </>
  )
}
