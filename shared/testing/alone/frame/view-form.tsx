import { Button } from '@tessera/ui/button'
import { TextArea, TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import type { About } from '../about.ts'
import { type Choices, parametersOf, payloadOf, queryOf, writeChoices } from './choices.ts'
import styles from './harness-page.module.css'
import type { Harness } from './use-harness.ts'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The address of the chosen page in parts, or the payload of the chosen overlay or slot. */
function Fields({ about, harness }: { readonly about: About; readonly harness: Harness }) {
  const { choices, change } = harness
  const isPage = choices.view.kind === 'page'
  const parameters = parametersOf(choices, about)
  const [values, setValues] = useState(() =>
    Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
  )
  const [query, setQuery] = useState(() => queryOf(choices, about))
  const [payload, setPayload] = useState(() => payloadOf(choices, about))
  const isFit = isPage || isJson(payload)
  const show = (event: FormEvent) => {
    event.preventDefault()
    const typed: Partial<Choices> = isPage ? { values, query } : { payload }
    if (isFit) change(typed)
  }
  return (
    <form className={styles.fields} onSubmit={show} aria-label="The view's input">
      {parameters.map(({ name }) => (
        <TextField
          key={name}
          label={name}
          value={values[name] ?? ''}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      {isPage ? (
        <TextField label="Query" value={query} onChange={({ target }) => setQuery(target.value)} />
      ) : (
        <TextArea
          label="Payload"
          rows={4}
          value={payload}
          spellCheck={false}
          error={isFit ? undefined : 'That is not JSON.'}
          onChange={({ target }) => setPayload(target.value)}
        />
      )}
      <Button type="submit" size="small" disabled={!isFit}>
        Show
      </Button>
    </form>
  )
}

/** The input of the chosen view, from the demo world until something is typed. */
export function ViewForm(props: {
  readonly about: About
  readonly harness: Harness
}): ReactElement {
  const { choices } = props.harness
  return <Fields key={writeChoices({ ...choices, answers: 'as-answered' })} {...props} />
}
