import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import panels from '../panels/panels.module.css'
import { newTagWords } from './words.ts'

interface NameFormProps {
  readonly label: string
  readonly hint: string
  readonly button: string
  /** The name that the field has at first. */
  readonly name?: string
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onChange: () => void
  /** Sends the name; true when it was taken, and the field is emptied. */
  readonly onSend: (name: string) => Promise<boolean>
}

/** A form of one name: of a tag, a token, a partner or a platform. */
export function NameForm(props: NameFormProps): ReactElement {
  const { label, hint, button, busy, refusal, onChange, onSend } = props
  const [name, setName] = useState(props.name ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (busy || name.trim() === '') return
    if (await onSend(name.trim())) setName('')
  }
  return (
    <form noValidate className={panels.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        hint={hint}
        value={name}
        autoComplete="off"
        maxLength={limits.conversionNameMax}
        error={isEmpty ? newTagWords.nameMissing() : refusal}
        onChange={({ currentTarget }) => {
          setEmpty(false)
          onChange()
          setName(currentTarget.value)
        }}
      />
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          {button}
        </Button>
      </div>
    </form>
  )
}
