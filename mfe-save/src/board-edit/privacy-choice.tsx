import { useStore } from '@nanostores/react'
import type { Board, Privacy } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Switch } from '@tessera/ui/switch'
import type { ReactElement } from 'react'
import { words as common, counted } from '../words.ts'
import styles from './board-form.module.css'
import { words } from './words.ts'

interface PrivacyChoiceProps {
  readonly board: Pick<Board, 'privacy' | 'pin_count'>
  readonly privacy: Privacy
  readonly disabled: boolean
  readonly onChange: (privacy: Privacy) => void
}

/** Whether a board is secret, and what a change of that will mean, said before it is saved. */
export function PrivacyChoice({
  board,
  privacy,
  disabled,
  onChange,
}: PrivacyChoiceProps): ReactElement {
  const locale = useStore(useShell().$locale)
  if (board.privacy === 'protected') return <p className={styles.note}>{words.isProtected()}</p>
  const pins = plural(board.pin_count, counted.pins, locale)
  const meaning = privacy === 'secret' ? words.becomesSecret : words.becomesPublic
  return (
    <div className={styles.privacy}>
      <Switch
        label={common.keepSecret()}
        hint={common.keepSecretHint()}
        checked={privacy === 'secret'}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'secret' : 'public')}
      />
      <p role="status" className={styles.status}>
        {privacy === board.privacy ? null : (
          <span className={styles.notice}>{meaning({ pins })}</span>
        )}
      </p>
    </div>
  )
}
