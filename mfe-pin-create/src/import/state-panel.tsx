import { useCommand } from '@tessera/cache/react'
import type { Import } from '@tessera/contracts/calls/imports'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SettingsPanel } from '@tessera/ui/settings-page'
import type { ReactElement } from 'react'
import { counted } from '../words.ts'
import { cancelCommand, retryCommand, undoCommand } from './commands.ts'
import styles from './import.module.css'
import { Lists } from './lists.tsx'
import type { ImportProps } from './plan-panel.tsx'
import { words } from './words.ts'

interface ActProps extends ImportProps {
  readonly command: typeof cancelCommand | typeof retryCommand | typeof undoCommand
  readonly label: string
}

/** Cancels or undoes the import, or looks for pictures again. */
function ActButton({ found, onChanged, command, label }: ActProps): ReactElement {
  const { run, busy } = useCommand(command)
  const act = async () => {
    const outcome = await run({ id: found.id })
    if (outcome.state === 'done') onChanged(outcome.answer)
  }
  return (
    <div>
      <Button busy={busy} onClick={() => void act()}>
        {label}
      </Button>
    </div>
  )
}

/** The progress of an import, with the way to stop it. */
export function RunningPanel(props: ImportProps): ReactElement {
  const { found } = props
  const { made, failed, total } = found
  const isUndoing = found.state === 'undoing'
  const done = made + failed
  const title = isUndoing ? words.undoing() : words.running()
  return (
    <SettingsPanel title={title} why={isUndoing ? words.undoingWhy() : words.runningWhy()}>
      <div className={styles.form} role="status">
        {isUndoing ? (
          <progress aria-label={title} className={styles.progress} />
        ) : (
          <>
            <progress aria-label={title} className={styles.progress} value={done} max={total} />
            <p>{words.progress({ done: String(done), total: String(total) })}</p>
            <ActButton {...props} command={cancelCommand} label={words.cancel()} />
          </>
        )}
      </div>
    </SettingsPanel>
  )
}

function Undo(props: ImportProps): ReactElement | null {
  const locale = useShell().$locale.get()
  const { made, undo_until: until } = props.found
  if (until === null || made === 0) return null
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(until))
  return (
    <>
      <ActButton {...props} command={undoCommand} label={words.undo()} />
      <p className={styles.quiet}>{words.undoWhy({ day })}</p>
    </>
  )
}

const endings: Readonly<Partial<Record<Import['state'], () => string>>> = {
  cancelled: words.cancelled,
  failed: words.broke,
  undone: words.undone,
}

/** Shows the boards and pins of an import that ended, and offers its undo. */
export function EndedPanel({ found, onChanged }: ImportProps): ReactElement {
  const locale = useShell().$locale.get()
  const username = useViewer()?.username
  const { state, made } = found
  const ending = endings[state]
  return (
    <SettingsPanel title={words.last()}>
      <div className={styles.form}>
        {ending === undefined ? null : <p role="status">{ending()}</p>}
        {state !== 'undone' ? (
          <p role="status">{words.made({ pins: plural(made, counted.pins, locale) })}</p>
        ) : made > 0 ? (
          <p role="status">{words.kept({ count: plural(made, counted.pins, locale) })}</p>
        ) : null}
        <Lists found={found} lists={['cards', 'failed', 'duplicates', 'left-out']} />
        {found.cards === 0 || (state !== 'done' && state !== 'failed') ? null : (
          <ActButton
            found={found}
            onChanged={onChanged}
            command={retryCommand}
            label={words.retry()}
          />
        )}
        {username === undefined || made === 0 ? null : (
          <div>
            <Button kind="primary" href={paths.profile.to({ username })}>
              {words.seeBoards()}
            </Button>
          </div>
        )}
        <Undo found={found} onChanged={onChanged} />
      </div>
    </SettingsPanel>
  )
}
