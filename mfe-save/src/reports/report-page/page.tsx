import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { reportContent } from '@tessera/contracts/calls/reports'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { type ReportKind, reportKinds } from '@tessera/contracts/report-kinds'
import type { PageProps } from '@tessera/module'
import { useUnsaved } from '@tessera/module/drafts'
import { Link, useTitle, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { TextArea, TextField } from '@tessera/ui/field'
import { PageTitle } from '@tessera/ui/page-title'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import styles from '../decision/decision.module.css'
import { kindWords } from '../decision/words.ts'
import {
  emptyNotice,
  type NoticeDraft,
  type NoticeFaults,
  NoticeFields,
  noticeFaults,
  noticeOf,
} from './notice-fields.tsx'
import { words } from './words.ts'

const report = defineCommand(reportContent, { name: 'report-content', refusals: 'inline' })

interface Draft {
  readonly address: string
  readonly kind: ReportKind | null
  readonly said: string
  readonly email: string
  readonly notice: NoticeDraft
}

type Faults = Partial<Record<Exclude<keyof Draft, 'notice'>, string>> & {
  readonly notice?: NoticeFaults
}

function faultsOf({ address, kind, notice }: Draft): Faults {
  const lacks = kind === 'copyright' ? noticeFaults(notice) : {}
  return {
    ...(address.trim() === '' ? { address: words.addressMissing() } : {}),
    ...(kind === null ? { kind: words.kindMissing() } : {}),
    ...(Object.keys(lacks).length > 0 ? { notice: lacks } : {}),
  }
}

interface FormProps {
  readonly address: string
  readonly isMember: boolean
  readonly onSent: (hasEmail: boolean) => void
}

function Form({ address, isMember, onSent }: FormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null)
  const { run, busy, refusal, clear } = useCommand(report)
  const [draft, setDraft] = useState<Draft>({
    address,
    kind: null,
    said: '',
    email: '',
    notice: emptyNotice,
  })
  const [faults, setFaults] = useState<Faults>({})
  useUnsaved(draft.said.trim() !== '' || draft.notice !== emptyNotice)
  useEffect(() => {
    if (Object.keys(faults).length === 0 && refusal === null) return
    const wrong = form.current?.querySelector('[aria-invalid="true"]')
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [faults, refusal])
  const change = (changes: Partial<Draft>) => {
    setFaults({})
    clear()
    setDraft((before) => ({ ...before, ...changes }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = faultsOf(draft)
    setFaults(found)
    const { kind, said } = draft
    if (kind === null || Object.keys(found).length > 0) return
    const email = draft.email.trim()
    const outcome = await run({
      address: draft.address,
      kind,
      words: said,
      ...(isMember || email === '' ? {} : { email }),
      ...(kind === 'copyright' ? { notice: noticeOf(draft.notice) } : {}),
    })
    if (outcome.state === 'done') onSent(email !== '')
  }
  const isUnknown = refusal?.code === 'not-found'
  const isEmailWrong = refusal?.code === 'bad-input'
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.address()}
        hint={words.addressHint()}
        inputMode="url"
        dir="ltr"
        maxLength={2_000}
        value={draft.address}
        error={faults.address ?? (isUnknown ? words.addressUnknown() : undefined)}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <fieldset className={styles.kinds} aria-describedby={faults.kind && 'kind-fault'}>
        <legend>{words.kind()}</legend>
        {reportKinds.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input
              type="radio"
              name="kind"
              aria-invalid={faults.kind === undefined ? undefined : true}
              checked={draft.kind === kind}
              onChange={() => change({ kind })}
            />
            <span>{kindWords[kind]()}</span>
          </label>
        ))}
      </fieldset>
      {faults.kind === undefined ? null : (
        <p id="kind-fault" role="alert" className={styles.fault}>
          {faults.kind}
        </p>
      )}
      {draft.kind === 'copyright' ? (
        <NoticeFields
          draft={draft.notice}
          faults={faults.notice ?? {}}
          onChange={(changes) => change({ notice: { ...draft.notice, ...changes } })}
        />
      ) : null}
      <TextArea
        label={words.said()}
        hint={words.saidHint()}
        rows={4}
        maxLength={2_000}
        value={draft.said}
        onChange={({ currentTarget }) => change({ said: currentTarget.value })}
      />
      {isMember ? null : (
        <TextField
          label={words.email()}
          hint={words.emailHint()}
          type="email"
          autoComplete="email"
          maxLength={limits.emailMax}
          value={draft.email}
          error={isEmailWrong ? refusal.message : undefined}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
      )}
      {refusal === null || isUnknown || isEmailWrong ? null : (
        <p role="alert" className={styles.fault}>
          {refusal.message}
        </p>
      )}
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          {words.send()}
        </Button>
      </div>
    </form>
  )
}

/** Reports anything by its address, with or without an account. */
export default function ReportPage({ query }: PageProps): ReactElement {
  useTitle(words.title())
  const isMember = useViewer() !== null
  const [sent, setSent] = useState<{ readonly hasEmail: boolean } | null>(null)
  const thanks = isMember
    ? words.thanksMember()
    : sent?.hasEmail === true
      ? words.thanksEmail()
      : words.thanksWhy()
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {sent === null ? (
          <>
            <header className={styles.head}>
              <PageTitle>{words.title()}</PageTitle>
              <p className={styles.lead}>{words.lead()}</p>
            </header>
            <Form
              address={query.get('address') ?? ''}
              isMember={isMember}
              onSent={(hasEmail) => setSent({ hasEmail })}
            />
            <p className={styles.note}>
              <Link to={paths.transparency.to()}>{words.numbers()}</Link>
            </p>
          </>
        ) : (
          <EmptyState
            title={words.thanks()}
            action={<Button onClick={() => setSent(null)}>{words.more()}</Button>}
          >
            {thanks}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
