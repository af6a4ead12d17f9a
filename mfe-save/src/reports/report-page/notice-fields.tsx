import type { ReportNotice } from '@tessera/contracts/calls/reports'
import { limits } from '@tessera/contracts/limits'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextArea, TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import styles from '../decision/decision.module.css'
import { noticeWords as words } from './words.ts'

/** The statements of a copyright notice while somebody makes them. */
export interface NoticeDraft {
  readonly work: string
  readonly place: string
  readonly name: string
  readonly email: string
  readonly contact: string
  readonly goodFaith: boolean
  readonly truth: boolean
}

/** The fields of a new notice. */
export const emptyNotice: NoticeDraft = {
  work: '',
  place: '',
  name: '',
  email: '',
  contact: '',
  goodFaith: false,
  truth: false,
}

/** The faults of the statements, by their names. */
export type NoticeFaults = Partial<Record<keyof NoticeDraft, string>>

/** Returns what a notice lacks. */
export const noticeFaults = (draft: NoticeDraft): NoticeFaults => ({
  ...(draft.work.trim() === '' ? { work: words.workMissing() } : {}),
  ...(draft.name.trim() === '' ? { name: words.nameMissing() } : {}),
  ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()) ? {} : { email: words.emailMissing() }),
  ...(draft.contact.trim() === '' ? { contact: words.contactMissing() } : {}),
  ...(draft.goodFaith ? {} : { goodFaith: words.statementMissing() }),
  ...(draft.truth ? {} : { truth: words.statementMissing() }),
})

/** Returns the notice as its call takes it. */
export const noticeOf = ({ goodFaith: _, truth: __, ...fields }: NoticeDraft): ReportNotice => ({
  ...fields,
  email: fields.email.trim(),
  good_faith: true,
  truth: true,
})

interface NoticeFieldsProps {
  readonly draft: NoticeDraft
  readonly faults: NoticeFaults
  readonly onChange: (changes: Partial<NoticeDraft>) => void
}

/** The statements that a notice about copyright needs. */
export function NoticeFields({ draft, faults, onChange }: NoticeFieldsProps): ReactElement {
  return (
    <section className={styles.form} aria-label={words.title()}>
      <p className={styles.lead}>{words.why()}</p>
      <TextArea
        label={words.work()}
        hint={words.workHint()}
        rows={2}
        maxLength={500}
        value={draft.work}
        error={faults.work}
        onChange={({ currentTarget }) => onChange({ work: currentTarget.value })}
      />
      <TextField
        label={words.place()}
        inputMode="url"
        dir="ltr"
        maxLength={2_000}
        value={draft.place}
        onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
      />
      <TextField
        label={words.contactEmail()}
        type="email"
        autoComplete="email"
        maxLength={limits.emailMax}
        value={draft.email}
        error={faults.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <TextArea
        label={words.contact()}
        hint={words.contactHint()}
        rows={2}
        maxLength={500}
        value={draft.contact}
        error={faults.contact}
        onChange={({ currentTarget }) => onChange({ contact: currentTarget.value })}
      />
      <Checkbox
        label={words.goodFaith()}
        checked={draft.goodFaith}
        error={faults.goodFaith}
        onChange={({ currentTarget }) => onChange({ goodFaith: currentTarget.checked })}
      />
      <Checkbox
        label={words.truth()}
        checked={draft.truth}
        error={faults.truth}
        onChange={({ currentTarget }) => onChange({ truth: currentTarget.checked })}
      />
      <TextField
        label={words.name()}
        hint={words.nameHint()}
        autoComplete="name"
        maxLength={200}
        value={draft.name}
        error={faults.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
    </section>
  )
}
