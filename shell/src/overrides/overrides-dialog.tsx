import type { RegisteredModule } from '@tessera/contracts/registry'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { readOverrides, writeOverrides } from './apply-overrides.ts'
import styles from './overrides.module.css'
import { otherModule, readOverriding } from './read-overriding.ts'
import { words } from './words.ts'

type Texts = Readonly<Record<string, string>>

/** Lets a developer run modules from other origins in this browser. */
export default function OverridesDialog(props: {
  readonly modules: readonly RegisteredModule[]
  readonly onClose: () => void
}) {
  // The last field is for a module that is not in the registry.
  const names = [...props.modules.map(({ descriptor }) => descriptor.name), otherModule]
  const [bases, setBases] = useState<Texts>(() =>
    Object.fromEntries(
      Object.entries(readOverrides(localStorage)).map(([name, { base }]) => [name, base]),
    ),
  )
  const [faults, setFaults] = useState<Texts>({})
  const [busy, setBusy] = useState(false)

  async function apply(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const result = await readOverriding(bases, props.modules, fetch)
    setBusy(false)
    setFaults(result.faults)
    if (Object.keys(result.faults).length > 0) return
    writeOverrides(localStorage, result.found)
    location.reload()
  }

  return (
    <Modal title={words.overridesTitle()} busy={busy} onClose={props.onClose}>
      <form onSubmit={(event) => void apply(event)} className={styles.form}>
        <p>{words.overridesAbout()}</p>
        {names.map((name) => (
          <TextField
            key={name}
            label={name === otherModule ? words.overridesOther() : words.overridesBase({ name })}
            inputMode="url"
            value={bases[name] ?? ''}
            error={faults[name]}
            onChange={(event) => {
              setBases({ ...bases, [name]: event.target.value })
              setFaults({ ...faults, [name]: '' })
            }}
          />
        ))}
        <Button kind="primary" type="submit">
          {words.overridesApply()}
        </Button>
      </form>
    </Modal>
  )
}
