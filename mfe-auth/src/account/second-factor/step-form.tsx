import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { useFocusFirstError } from '../../kit/form/use-focus-first-error.ts'
import styles from './set-up.module.css'
import type { Event, State } from './state.ts'

interface StepFormProps {
  readonly state: State
  readonly send: (event: Event) => void
  readonly doing: string
  /** The only field of the step. */
  readonly field: Pick<
    ComponentProps<typeof TextField>,
    'label' | 'hint' | 'value' | 'autoComplete' | 'inputMode' | 'type' | 'maxLength'
  >
  readonly children?: ReactNode
}

/** A step with one field and one button; the field takes the focus on mount. */
export function StepForm({ state, send, doing, field, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useFocusFirstError(form, state.tries)
  useEffect(() => input.current?.focus(), [])
  const fault = state.work.is === 'resting' ? state.work.fault : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submitted' })
  }
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <TextField
        {...field}
        ref={input}
        readOnly={state.work.is === 'busy'}
        onChange={({ currentTarget }) => send({ type: 'typed', value: currentTarget.value })}
        error={fault?.at === 'field' ? fault.message : undefined}
      />
      <FormFault message={fault?.at === 'form' ? fault.message : undefined} />
      <Button kind="primary" type="submit" full>
        {doing}
      </Button>
      {children}
    </form>
  )
}
