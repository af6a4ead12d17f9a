import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { createCounterNotice, createCourtNotice } from '@tessera/contracts/calls/copyright'
import type { ToldDecision } from '@tessera/contracts/calls/reports'
import { useUnsaved } from '@tessera/module/drafts'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextArea, TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import styles from '../decision/decision.module.css'
import { counterWords as words } from './words.ts'

const counterCommand = defineCommand(createCounterNotice, {
  name: 'create-counter-notice',
  refusals: 'inline',
  say: { done: () => words.sent() },
})

const courtCommand = defineCommand(createCourtNotice, {
  name: 'create-court-notice',
  refusals: 'inline',
  say: { done: () => words.sent() },
})

interface AnswerProps {
  readonly token: string
  readonly onSent: (told: ToldDecision) => void
}

const empty = { name: '', address: '', words: '', goodFaith: false, jurisdiction: false }

/** Takes a counter-notice of the person whose post was removed. */
export function CounterNotice({ token, onSent }: AnswerProps): ReactElement {
  const { run, busy, refusal, clear } = useCommand(counterCommand)
  const [draft, setDraft] = useState(empty)
  const [isTried, setTried] = useState(false)
  useUnsaved(draft !== empty)
  const change = (changes: Partial<typeof empty>) => {
    clear()
    setDraft((before) => ({ ...before, ...changes }))
  }
  const lacking = (text: string) => (isTried && text.trim() === '' ? words.missing() : undefined)
  const isWhole = [draft.name, draft.address, draft.words].every((text) => text.trim() !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!(isWhole && draft.goodFaith && draft.jurisdiction)) return
    const { name, address, words: said } = draft
    const outcome = await run({
      token,
      name,
      address,
      words: said,
      good_faith: true,
      jurisdiction: true,
    })
    if (outcome.state === 'done') onSent(outcome.answer)
  }
  const statement = (isMade: boolean) => (isTried && !isMade ? words.statementMissing() : undefined)
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <h2>{words.counter()}</h2>
      <p className={styles.lead}>{words.counterWhy()}</p>
      <TextArea
        label={words.said()}
        rows={4}
        maxLength={2_000}
        value={draft.words}
        error={lacking(draft.words)}
        onChange={({ currentTarget }) => change({ words: currentTarget.value })}
      />
      <TextArea
        label={words.address()}
        rows={2}
        maxLength={500}
        autoComplete="street-address"
        value={draft.address}
        error={lacking(draft.address)}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <Checkbox
        label={words.goodFaith()}
        checked={draft.goodFaith}
        error={statement(draft.goodFaith)}
        onChange={({ currentTarget }) => change({ goodFaith: currentTarget.checked })}
      />
      <Checkbox
        label={words.jurisdiction()}
        checked={draft.jurisdiction}
        error={statement(draft.jurisdiction)}
        onChange={({ currentTarget }) => change({ jurisdiction: currentTarget.checked })}
      />
      <TextField
        label={words.name()}
        hint={words.nameHint()}
        autoComplete="name"
        maxLength={200}
        value={draft.name}
        error={lacking(draft.name)}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      {refusal === null ? null : (
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

/** Takes the claimant's word that they went to court. */
export function CourtNotice({ token, onSent }: AnswerProps): ReactElement {
  const { run, busy, refusal, clear } = useCommand(courtCommand)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  useUnsaved(text.trim() !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setMissing(true)
    const outcome = await run({ token, words: text })
    if (outcome.state === 'done') onSent(outcome.answer)
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <h2>{words.court()}</h2>
      <TextArea
        label={words.courtWords()}
        hint={words.courtHint()}
        rows={3}
        maxLength={2_000}
        value={text}
        error={isMissing ? words.missing() : refusal?.message}
        onChange={({ currentTarget }) => {
          setMissing(false)
          clear()
          setText(currentTarget.value)
        }}
      />
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          {words.send()}
        </Button>
      </div>
    </form>
  )
}
