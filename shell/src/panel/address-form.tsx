import { useCommand } from '@tessera/cache/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type SubmitEvent, useState } from 'react'
import { overrideCommand } from './commands.ts'
import styles from './panel.module.css'
import { readModule } from './read-module.ts'
import { words } from './words.ts'

/** Takes a module from an address: of a known name, or whichever is there. */
export function AddressForm(props: {
  readonly name?: string
  readonly label: string
  readonly onDone: () => void
}) {
  const { name, label, onDone } = props
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [reading, setReading] = useState(false)
  const overriding = useCommand(overrideCommand)
  async function use(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setReading(true)
    const read = await readModule(text, { fetch, ...(name === undefined ? {} : { name }) })
    setReading(false)
    setFault(read.ok ? undefined : read.why)
    if (!read.ok) return
    const module = read.module.descriptor.name
    const override = { from: 'origin', module, registered: read.module } as const
    const { state } = await overriding.run({ override })
    if (state !== 'done') return
    setText('')
    onDone()
  }
  return (
    <form className={styles.address} onSubmit={(event) => void use(event)}>
      <TextField
        label={label}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        error={fault ?? overriding.refusal?.message}
        onChange={(event) => {
          setText(event.target.value)
          setFault(undefined)
          overriding.clear()
        }}
      />
      <Button type="submit" busy={reading || overriding.busy}>
        {words.use()}
      </Button>
    </form>
  )
}
