import { useCommand } from '@tessera/cache/react'
import type { PanelModule } from '@tessera/contracts/calls/module-overrides'
import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { SelectField } from '@tessera/ui/field'
import { useId, useState } from 'react'
import type { Shell } from '../shell/shell.ts'
import { AddressForm } from './address-form.tsx'
import { overrideCommand, resetCommand } from './commands.ts'
import { ModuleFacts } from './module-facts.tsx'
import { type ModuleState, stateOf } from './module-state.ts'
import styles from './panel.module.css'
import { words } from './words.ts'

interface RowProps {
  readonly shell: Shell
  readonly module: PanelModule
  readonly origins: readonly string[] | null
  readonly onChange: () => void
}

const states: Readonly<Record<ModuleState, () => string>> = {
  off: words.switchedOff,
  incompatible: words.incompatible,
  unused: words.unused,
  loading: words.loading,
  running: words.running,
}

const chosenOf = ({ source, build }: PanelModule): string => {
  if (source === 'build') return build ?? ''
  return source === 'registry' || source === 'canary' ? '' : source
}

/** Chooses what a module runs here: what everybody gets, a build, nothing, or a build at an address. */
function Choice({ module, origins, onChange }: RowProps) {
  const { name, builds } = module
  const [isAddress, setAddress] = useState(false)
  const overriding = useCommand(overrideCommand)
  const resetting = useCommand(resetCommand)
  const { refusal } = overriding
  async function choose(value: string): Promise<void> {
    setAddress(value === 'origin')
    if (value === 'origin') return
    const build = builds.find(({ id }) => id === value)?.id
    const override =
      build === undefined
        ? ({ from: 'off', module: name } as const)
        : ({ from: 'build', module: name, build } as const)
    const { state } = await (value === ''
      ? resetting.run({ module: name })
      : overriding.run({ override }))
    if (state === 'done') onChange()
  }
  const mayAddress = origins === null || origins.length > 0
  return (
    <>
      <SelectField
        label={words.build({ name })}
        value={isAddress ? 'origin' : chosenOf(module)}
        disabled={overriding.busy || resetting.busy}
        error={refusal?.message}
        onChange={(event) => void choose(event.target.value)}
      >
        <option value="">{words.asEverybody()}</option>
        <option value="off">{words.off()}</option>
        {mayAddress ? <option value="origin">{words.fromAddress()}</option> : null}
        {module.source === 'relay' ? (
          <option value="relay" disabled>
            {words.sourceRelay()}
          </option>
        ) : null}
        {module.source === 'origin' && !mayAddress ? (
          <option value="origin" disabled>
            {words.sourceOrigin()}
          </option>
        ) : null}
        {builds.map(({ id, version, published_at, is_revoked }) => {
          const text = `${shortBuildId(id)} · ${version} · ${published_at.slice(0, 10)}`
          return (
            <option key={id} value={id} disabled={is_revoked}>
              {is_revoked ? words.revoked({ build: text }) : text}
            </option>
          )
        })}
      </SelectField>
      {isAddress ? (
        <AddressForm
          name={name}
          label={words.address({ name })}
          onDone={() => {
            setAddress(false)
            onChange()
          }}
        />
      ) : null}
    </>
  )
}

/** One module of the panel: what it is, what it does, and what it could be instead. */
export function ModuleRow(props: RowProps) {
  const { shell, module } = props
  const id = useId()
  const state = stateOf(shell, module.name)
  return (
    <li className={styles.module} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{module.name}</h3>
        <span className={styles.state} data-state={state}>
          {states[state]()}
        </span>
      </div>
      <ModuleFacts {...{ shell, module }} />
      <div className={styles.choice}>
        <Choice {...props} />
      </div>
    </li>
  )
}
