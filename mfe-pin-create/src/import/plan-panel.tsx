import { useCommand } from '@tessera/cache/react'
import type { Import } from '@tessera/contracts/calls/imports'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useState } from 'react'
import { counted } from '../words.ts'
import { cancelCommand, startCommand } from './commands.ts'
import styles from './import.module.css'
import { Lists } from './lists.tsx'
import { words } from './words.ts'

/** An import, and what shows a later state of it. */
export interface ImportProps {
  readonly found: Import
  readonly onChanged: (found: Import) => void
}

/** Lists the boards of an import with their numbers of pins. */
function Boards({ boards }: Pick<Import, 'boards'>): ReactElement {
  const locale = useShell().$locale.get()
  return (
    <ul aria-label={words.boards()} className={styles.boards}>
      {boards.map(({ name, pins, is_new: isNew }) => (
        <li key={name}>
          <bdi className={styles.board}>{name}</bdi>
          <span className={styles.quiet}>
            {plural(pins, counted.pins, locale)}
            {isNew ? ` · ${words.newBoard()}` : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Shows the plan of an import, and starts it. */
export function PlanPanel({ found, onChanged }: ImportProps): ReactElement {
  const locale = useShell().$locale.get()
  const [isPublic, setPublic] = useState(false)
  const start = useCommand(startCommand)
  const cancel = useCommand(cancelCommand)
  const { id, total, boards } = found
  const shown = (outcome: Awaited<ReturnType<typeof start.run>>) => {
    if (outcome.state === 'done') onChanged(outcome.answer)
  }
  return (
    <SettingsPanel title={words.plan()} why={words.planWhy()}>
      <div className={styles.form}>
        {total === 0 ? <p>{words.nothing()}</p> : <Boards boards={boards} />}
        <Lists found={found} lists={['duplicates', 'left-out', 'undated']} />
        {boards.some(({ is_new: isNew }) => isNew) ? (
          <Switch
            label={words.makePublic()}
            hint={words.makePublicHint()}
            checked={isPublic}
            onChange={({ currentTarget }) => setPublic(currentTarget.checked)}
          />
        ) : null}
        <div className={styles.foot}>
          {total === 0 ? null : (
            <Button
              kind="primary"
              busy={start.busy}
              onClick={() => void start.run({ id, make_public: isPublic }).then(shown)}
            >
              {words.start({ pins: plural(total, counted.pins, locale) })}
            </Button>
          )}
          <Button
            kind="plain"
            busy={cancel.busy}
            onClick={() => void cancel.run({ id }).then(shown)}
          >
            {words.cancel()}
          </Button>
        </div>
      </div>
    </SettingsPanel>
  )
}
