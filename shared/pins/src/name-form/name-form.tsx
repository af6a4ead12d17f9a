import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import styles from './name-form.module.css'

interface NameFormProps {
  /** The typed name, and the state of its request. */
  readonly draft: {
    readonly name: string
    readonly kind: 'writing' | 'saving'
    /** The service's error message. */
    readonly refusal: string | null
  }
  /** Error message below the field. */
  readonly fault: string | undefined
  readonly field: { readonly name: string; readonly label: string; readonly example: string }
  /** Text of the button. */
  readonly verb: string
  /** True when the form can be sent. */
  readonly may: boolean
  readonly onName: (name: string) => void
  readonly onDone: () => void
  /** Drawn below the name. */
  readonly children?: ReactNode
}

/** A form for something new with a name: a board or a section. */
export function NameForm(props: NameFormProps): ReactElement {
  const { draft, fault, field, verb, may, onName, onDone, children } = props
  const { refusal } = draft
  const saving = draft.kind === 'saving'
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    name.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    // The button had the focus, and is disabled now.
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
