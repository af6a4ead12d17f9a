import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import styles from './experiments.module.css'
import type { FormDraft } from './form-draft.ts'
import { words } from './words.ts'

interface DayFieldsProps {
  readonly account: Advertiser
  readonly draft: Pick<FormDraft, 'firstDay' | 'lastDay'>
  readonly write: (part: Partial<Pick<FormDraft, 'firstDay' | 'lastDay'>>) => void
  readonly fault: string | undefined
  /** True when it has begun. */
  readonly isFirstKept?: boolean
}

/** The first and the last day of an experiment. */
export function DayFields(props: DayFieldsProps): ReactElement {
  const { account, draft, write, fault, isFirstKept = false } = props
  return (
    <div className={styles.dates}>
      <TextField
        type="date"
        label={words.firstDay()}
        hint={words.zone({ zone: account.time_zone ?? 'UTC' })}
        disabled={isFirstKept}
        value={draft.firstDay}
        onChange={({ target }) => write({ firstDay: target.value })}
      />
      <TextField
        type="date"
        label={words.lastDay()}
        error={fault}
        min={draft.firstDay}
        value={draft.lastDay}
        onChange={({ target }) => write({ lastDay: target.value })}
      />
    </div>
  )
}
