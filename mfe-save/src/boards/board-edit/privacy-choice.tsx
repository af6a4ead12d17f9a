import { useStore } from '@nanostores/react'
import type { Board } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Checkbox } from '@tessera/ui/checkbox'
import { Switch } from '@tessera/ui/switch'
import type { ReactElement } from 'react'
import { words as common, counted } from '../../saving/words.ts'
import type { BoardDraft } from './board-draft.ts'
import styles from './board-form.module.css'
import { counted as countedNotes, words } from './words.ts'

interface PrivacyChoiceProps {
  readonly board: Pick<Board, 'privacy' | 'pin_count' | 'note_count'>
  readonly draft: PrivacyDraft
  readonly disabled: boolean
  readonly onChange: (change: Partial<PrivacyDraft>) => void
}

type PrivacyDraft = Pick<BoardDraft, 'privacy' | 'publishNotes'>

/** Chooses a board's privacy, and explains what a change will mean before it is saved. */
export function PrivacyChoice({
  board,
  draft: { privacy, publishNotes },
  disabled,
  onChange,
}: PrivacyChoiceProps): ReactElement {
  const locale = useStore(useShell().$locale)
  if (board.privacy === 'protected') return <p className={styles.note}>{words.isProtected()}</p>
  const pins = plural(board.pin_count, counted.pins, locale)
  const notes = plural(board.note_count, countedNotes.notes, locale)
  const meaning = privacy === 'secret' ? words.becomesSecret : words.becomesPublic
  const hasNotesToShow = privacy === 'public' && board.privacy !== 'public' && board.note_count > 0
  const ofNotes = publishNotes ? words.notesShown : words.notesStay
  return (
    <div className={styles.privacy}>
      <Switch
        label={common.keepSecret()}
        hint={common.keepSecretHint()}
        checked={privacy === 'secret'}
        disabled={disabled}
        onChange={({ currentTarget }) =>
          onChange({ privacy: currentTarget.checked ? 'secret' : 'public' })
        }
      />
      <p role="status" className={styles.status}>
        {privacy === board.privacy ? null : (
          <span className={styles.notice}>
            {meaning({ pins })}
            {hasNotesToShow ? ` ${ofNotes({ notes })}` : ''}
          </span>
        )}
      </p>
      {hasNotesToShow ? (
        <Checkbox
          label={words.publishNotes()}
          checked={publishNotes}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ publishNotes: currentTarget.checked })}
        />
      ) : null}
    </div>
  )
}
