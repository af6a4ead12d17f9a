import { allCalls } from '@tessera/contracts/calls/all'
import { Button } from '@tessera/ui/button'
import { SelectField, TextArea } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import styles from './harness-page.module.css'
import { readAnswer } from './typed-answer.ts'
import type { Harness } from './use-harness.ts'

const names = allCalls.map(({ name }) => name).toSorted()

/** Answers one call with JSON that fits it. */
export function TypedAnswerForm({ harness }: { readonly harness: Harness }): ReactElement {
  const { choices, change } = harness
  const [call, setCall] = useState(choices.call)
  const [data, setData] = useState(choices.data)
  const read = readAnswer(call, data)
  const use = (event: FormEvent) => {
    event.preventDefault()
    if (read.kind !== 'fault') change(call === '' ? { call: '', data: '' } : { call, data })
  }
  return (
    <form className={styles.fields} onSubmit={use} aria-label="One call's answer">
      <SelectField
        label="Answer one call otherwise"
        value={call}
        onChange={({ target }) => setCall(target.value)}
      >
        <option value="">None</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      {call === '' ? null : (
        <TextArea
          label="Its data, as JSON"
          rows={5}
          value={data}
          spellCheck={false}
          error={read.kind === 'fault' ? read.fault : undefined}
          onChange={({ target }) => setData(target.value)}
        />
      )}
      {call === choices.call && data === choices.data ? null : (
        <Button type="submit" size="small" disabled={read.kind === 'fault'}>
          Use it
        </Button>
      )}
    </form>
  )
}
