import { useCommand } from '@tessera/cache/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type SubmitEvent, useState } from 'react'
import { travelCommand } from './commands.ts'
import styles from './panel.module.css'
import { words } from './words.ts'

const setShape = /^[0-9a-f]{32}(\.[\w.-]{1,120})?$/

/** Takes this browser back to the modules that a document was served, by the id in a report. */
export function TimeTravel({ onChange }: { readonly onChange: () => void }) {
  const [text, setText] = useState('')
  const [isBad, setBad] = useState(false)
  const travelling = useCommand(travelCommand)
  async function go(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const set = text.trim()
    setBad(!setShape.test(set))
    if (!setShape.test(set)) return
    const { state } = await travelling.run({ set })
    if (state === 'done') onChange()
  }
  return (
    <section className={styles.section}>
      <h3>{words.past()}</h3>
      <form className={styles.address} onSubmit={(event) => void go(event)}>
        <TextField
          label={words.set()}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          error={isBad ? words.badSet() : travelling.refusal?.message}
          onChange={(event) => {
            setText(event.target.value)
            setBad(false)
            travelling.clear()
          }}
        />
        <Button type="submit" busy={travelling.busy}>
          {words.go()}
        </Button>
      </form>
    </section>
  )
}
