import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import styles from './name-form.module.css'

interface NameFormProps {
  /** What has been written and what became of it. */
  readonly draft: {
    readonly name: string
    readonly saving: boolean
    /** The service's words against it. */
    readonly refusal: string | null
  }
  /** What is wrong with the name, as it is said below it. */
  readonly fault: string | undefined
  readonly field: { readonly name: string; readonly label: string; readonly example: string }
  /** The button's word. */
  readonly verb: string
  /** Whether the draft may become something. */
  readonly may: boolean
  readonly onName: (name: string) => void
  readonly onDone: () => void
  /** What stands below the name. */
  readonly children?: ReactNode
}

/** The form of something new that has a name above all: a board, a section. */
export function NameForm(props: NameFormProps): ReactElement {
  const { draft, fault, field, verb, may, onName, onDone, children } = props
  const { refusal, saving } = draft
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    name.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    // The button, which had the focus, is off now.
    if (refusal !== null) name.current?.focus()
  }, [refusal])
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (may) onDone()
      }}
    >
      <div className={styles.fields}>
        <TextField
          ref={name}
          label={field.label}
          placeholder={field.example}
          name={field.name}
          autoComplete="off"
          enterKeyHint="done"
          value={draft.name}
          readOnly={saving}
          error={fault}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        {children}
      </div>
      <div className={styles.foot}>
        <Button type="submit" kind="primary" busy={saving} disabled={!saving && !may}>
          {verb}
        </Button>
      </div>
    </form>
  )
}
