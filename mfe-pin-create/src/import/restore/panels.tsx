import { useCommand } from '@tessera/cache/react'
import type { Import } from '@tessera/contracts/calls/imports'
import type { Restore } from '@tessera/contracts/calls/restores'
import { paths } from '@tessera/contracts/paths'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useState } from 'react'
import styles from '../import.module.css'
import {
  cancelCommand,
  importCommand,
  pauseCommand,
  resumeCommand,
  startCommand,
  undoCommand,
} from './commands.ts'
import { LeftOutList } from './left-out-list.tsx'
import { kindText, whyText } from './texts.ts'
import { words } from './words.ts'

/** A restore, and what shows a later state of it. */
interface RestoreProps {
  readonly found: Restore
  readonly onChanged: (found: Restore) => void
}

interface ActProps extends RestoreProps {
  readonly command: typeof cancelCommand | typeof pauseCommand | typeof undoCommand
  readonly label: string
  readonly kind?: 'primary' | 'plain'
}

/** A button that changes the state of the restore. */
function ActButton({ found, onChanged, command, label, ...rest }: ActProps): ReactElement {
  const { run, busy } = useCommand(command)
  const act = async () => {
    const outcome = await run({ id: found.id })
    if (outcome.state === 'done') onChanged(outcome.answer)
  }
  return (
    <Button busy={busy} onClick={() => void act()} {...rest}>
      {label}
    </Button>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly string[]
}

function Lines({ title, lines }: LinesProps): ReactElement | null {
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul aria-label={title} className={styles.boards}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

const dayOf = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(time))

/** Shows what a restore would create and what not, and starts it; the file can be imported instead. */
export function RestorePlan({
  found,
  onChanged,
  onImport,
}: RestoreProps & { readonly onImport: (plan: Import) => void }): ReactElement {
  const locale = useShell().$locale.get()
  const [isPublic, setPublic] = useState(true)
  const start = useCommand(startCommand)
  const cancel = useCommand(cancelCommand)
  const instead = useCommand(importCommand)
  const { id, made_at: madeAt, public_boards: boards, upload_id: uploadId } = found
  const begin = async () => {
    const outcome = await start.run({ id, keep_public: isPublic })
    if (outcome.state === 'done') onChanged(outcome.answer)
  }
  const importInstead = async (upload: string) => {
    const plan = await instead.run({ upload_id: upload })
    if (plan.state !== 'done') return
    const ended = await cancel.run({ id })
    if (ended.state === 'done') onChanged(ended.answer)
    onImport(plan.answer)
  }
  const title = madeAt === null ? words.title() : words.titleOf({ day: dayOf(madeAt, locale) })
  const past = found.past_schedules
  return (
    <SettingsPanel title={title} why={words.lead()}>
      <div className={styles.form}>
        <Lines
          title={words.has()}
          lines={found.counts.flatMap((each) =>
            each.kind === 'people' ? [] : kindText(each, locale),
          )}
        />
        <Lines title={words.wont()} lines={found.expected.map((each) => whyText(each, locale))} />
        {past === 0 ? null : <p>{words.pastSchedules({ count: String(past) })}</p>}
        {boards === 0 ? null : (
          <Switch
            label={words.keepPublic()}
            hint={words.keepPublicHint({ count: String(boards) })}
            checked={isPublic}
            onChange={({ currentTarget }) => setPublic(currentTarget.checked)}
          />
        )}
        <div className={styles.foot}>
          <Button kind="primary" busy={start.busy} onClick={() => void begin()}>
            {words.start()}
          </Button>
          {uploadId === null ? null : (
            <Button busy={instead.busy} onClick={() => void importInstead(uploadId)}>
              {words.instead()}
            </Button>
          )}
          <ActButton
            found={found}
            onChanged={onChanged}
            command={cancelCommand}
            label={words.cancel()}
            kind="plain"
          />
        </div>
      </div>
    </SettingsPanel>
  )
}

/** The progress of a restore, with the ways to pause, resume and cancel it. */
export function RestoreRunning(props: RestoreProps): ReactElement {
  const { state, done, total } = props.found
  const locale = useShell().$locale.get()
  if (state === 'undoing')
    return (
      <SettingsPanel title={words.undoing()} why={words.undoingWhy()}>
        <div role="status">
          <progress aria-label={words.undoing()} className={styles.progress} />
        </div>
      </SettingsPanel>
    )
  const isPaused = state === 'paused'
  const title = isPaused ? words.paused() : words.running()
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  return (
    <SettingsPanel title={title} why={isPaused ? words.pausedWhy() : words.runningWhy()}>
      <div className={styles.form}>
        <progress aria-label={title} className={styles.progress} value={done} max={total} />
        <p role="status">{words.progress({ done: number(done), total: number(total) })}</p>
        <div className={styles.foot}>
          {isPaused ? (
            <ActButton {...props} command={resumeCommand} label={words.resume()} kind="primary" />
          ) : (
            <ActButton {...props} command={pauseCommand} label={words.pause()} />
          )}
          <ActButton {...props} command={cancelCommand} label={words.cancel()} kind="plain" />
        </div>
      </div>
    </SettingsPanel>
  )
}

const endings: Readonly<Partial<Record<Restore['state'], () => string>>> = {
  cancelled: words.cancelled,
  failed: words.failed,
  undone: words.undone,
}

/** Shows the result of a restore that ended: what it created, and what it left out by name. */
export function RestoreEnded(props: RestoreProps): ReactElement | null {
  const { found } = props
  const locale = useShell().$locale.get()
  const username = useViewer()?.username
  const { state, made, left_out: leftOut, already_here: already, undo_until: until } = found
  const ending = endings[state]
  if (state === 'cancelled' && made.length === 0) return null
  return (
    <SettingsPanel title={words.last()}>
      <div className={styles.form}>
        {ending === undefined ? null : <p role="status">{ending()}</p>}
        <Lines title={words.made()} lines={made.map((each) => kindText(each, locale))} />
        {already === 0 ? null : <p>{words.already({ count: String(already) })}</p>}
        <Lines title={words.leftOut()} lines={leftOut.map((each) => whyText(each, locale))} />
        {leftOut.length === 0 ? null : <LeftOutList id={found.id} />}
        <div className={styles.foot}>
          {state === 'failed' ? (
            <ActButton {...props} command={resumeCommand} label={words.resume()} kind="primary" />
          ) : null}
          {username === undefined || made.length === 0 ? null : (
            <Button kind="primary" href={paths.profile.to({ username })}>
              {words.seeBoards()}
            </Button>
          )}
          {until === null || made.length === 0 ? null : (
            <ActButton {...props} command={undoCommand} label={words.undo()} />
          )}
        </div>
        {until === null || made.length === 0 ? null : (
          <p className={styles.quiet}>{words.undoWhy({ day: dayOf(until, locale) })}</p>
        )}
      </div>
    </SettingsPanel>
  )
}
