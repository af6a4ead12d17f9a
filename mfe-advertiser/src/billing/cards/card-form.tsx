import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useEffect, useRef } from 'react'
import { words } from '../frame/words.ts'
import { Challenge } from '../steps/challenge.tsx'
import { groupedNumber, writtenExpiry } from './card-draft.ts'
import styles from './cards.module.css'
import { TestCards } from './test-cards.tsx'
import { useCardForm } from './use-card-form.ts'

type Form = ReturnType<typeof useCardForm>

const cardInput = { inputMode: 'numeric', dir: 'ltr', spellCheck: false } as const

function Fields({ form }: { readonly form: Form }): ReactElement {
  const { draft, faults, write } = form
  return (
    <>
      <TextField
        {...cardInput}
        label={words.number()}
        name="cardnumber"
        autoComplete="cc-number"
        error={faults.number}
        value={draft.number}
        onChange={({ currentTarget }) => write({ number: groupedNumber(currentTarget.value) })}
      />
      <div className={styles.pair}>
        <TextField
          {...cardInput}
          label={words.expiry()}
          name="cc-exp"
          autoComplete="cc-exp"
          placeholder={words.expiryExample()}
          error={faults.expiry}
          value={draft.expiry}
          onChange={({ currentTarget }) =>
            write({ expiry: writtenExpiry(currentTarget.value, draft.expiry) })
          }
        />
        <TextField
          {...cardInput}
          label={words.cvc()}
          name="cvc"
          autoComplete="cc-csc"
          maxLength={4}
          error={faults.cvc}
          value={draft.cvc}
          onChange={({ currentTarget }) => write({ cvc: currentTarget.value.replace(/\D/g, '') })}
        />
      </div>
    </>
  )
}

/** The form of a card. */
export function CardForm(props: Parameters<typeof useCardForm>[0]): ReactElement {
  const form = useCardForm(props)
  const { brand } = useShell()
  const shape = useRef<HTMLFormElement>(null)
  const { stops, state } = form
  useEffect(() => {
    if (stops > 0) shape.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [stops])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isBusy) void form.submit()
  }
  return (
    <form
      ref={shape}
      noValidate
      className={styles.form}
      aria-label={words.addCard()}
      onSubmit={submit}
    >
      <Fields form={form} />
      <p className={styles.quiet}>{words.numberStays({ brand })}</p>
      {form.fault === null ? null : (
        <p role="alert" className={styles.fault}>
          {form.fault}
        </p>
      )}
      <div>
        <Button type="submit" kind="primary" busy={form.isBusy}>
          {words.addCard()}
        </Button>
      </div>
      {props.provider.test_cards.length === 0 ? null : (
        <TestCards cards={props.provider.test_cards} onChoose={form.write} />
      )}
      {state.kind === 'challenge' ? (
        <Challenge url={state.url} onAnswered={form.answered} onLeave={form.left} />
      ) : null}
    </form>
  )
}
