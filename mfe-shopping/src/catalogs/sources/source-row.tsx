import type { CatalogSource } from '@tessera/contracts/calls/catalogs'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { SendingFile } from '../add/file-field.tsx'
import { reportAddress } from '../report-address.ts'
import { isRunning } from '../run-state.ts'
import { words as runWords } from '../run-words.ts'
import { words } from '../words.ts'
import { DeleteSource } from './delete-source.tsx'
import { EditSource } from './edit-source.tsx'
import { LastRun } from './last-run.tsx'
import { ReadAgain, useReadAgain } from './read-again.tsx'
import { RunProgress } from './run-progress.tsx'
import { SourceFacts } from './source-facts.tsx'
import styles from './sources.module.css'

/** The id of a source's title in the list, which takes the focus. */
export const sourceTitleId = (id: string): string => `source-${id}`

/** The callbacks for a source that has changed or was deleted. */
export interface SourceChanges {
  readonly onChanged: (source: CatalogSource) => void
  readonly onDeleted: (id: string) => void
}

interface SourceProps extends SourceChanges {
  readonly source: CatalogSource
}

function State({ source, onChanged }: SourceProps): ReactElement {
  const { run } = source
  if (run === null) return <p className={styles.why}>{runWords.notRead()}</p>
  if (isRunning(run)) return <RunProgress {...{ source, run, onChanged }} />
  return <LastRun run={run} refusedTo={reportAddress(source.id)} />
}

interface ActsProps extends SourceProps {
  readonly again: ReturnType<typeof useReadAgain>
}

function Acts({ source, again, onChanged, onDeleted }: ActsProps): ReactElement {
  const { navigate } = useShell()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const { id, name, run } = source
  const close = () => setOpen(undefined)
  return (
    <div className={styles.acts}>
      {isRunning(run) ? null : <ReadAgain source={source} again={again} />}
      {run === null ? null : (
        <Button
          size="small"
          href={reportAddress(id)}
          aria-label={words.runsOf({ name })}
          onNavigate={(to) => navigate(to)}
        >
          {words.runs()}
        </Button>
      )}
      <Button size="small" aria-label={words.editOf({ name })} onClick={() => setOpen('edit')}>
        {words.edit()}
      </Button>
      <Button size="small" aria-label={words.removeOf({ name })} onClick={() => setOpen('delete')}>
        {words.remove()}
      </Button>
      {open === 'edit' ? (
        <EditSource source={source} onChanged={onChanged} onClose={close} />
      ) : null}
      {open === 'delete' ? (
        <DeleteSource source={source} onDeleted={onDeleted} onClose={close} />
      ) : null}
    </div>
  )
}

/** A source: what it is, its last run or the one under way, and what can be done with it. */
export function SourceRow(props: SourceProps): ReactElement {
  const { source, onChanged } = props
  const again = useReadAgain(source, onChanged)
  return (
    <li className={styles.source}>
      <div className={styles.head}>
        <h2 id={sourceTitleId(source.id)} tabIndex={-1} className={styles.name}>
          <bdi>{source.name}</bdi>
        </h2>
        <SourceFacts source={source} />
      </div>
      <State {...props} />
      <SendingFile upload={again.upload} />
      {again.fault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {again.fault}
        </p>
      )}
      <Acts {...props} again={again} />
    </li>
  )
}
