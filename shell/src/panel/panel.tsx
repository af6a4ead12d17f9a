import { useQuery } from '@tanstack/react-query'
import { CommandsContext, useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { getModulePanel, type ModulePanel } from '@tessera/contracts/calls/module-overrides'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Spinner } from '@tessera/ui/spinner'
import { useEffect, useState } from 'react'
import type { Shell } from '../shell/shell.ts'
import { AddressForm } from './address-form.tsx'
import { resetCommand } from './commands.ts'
import { Dock } from './dock.tsx'
import { EventList } from './event-list.tsx'
import { createEventLog } from './event-log.ts'
import { GraphSection } from './graph-section.tsx'
import { ModuleRow } from './module-row.tsx'
import styles from './panel.module.css'
import { ChosenRegion } from './regions/chosen-region.tsx'
import type { Region } from './regions/find-regions.ts'
import { PageRegions } from './regions/page-regions.tsx'
import { reportOf } from './report.ts'
import { pageScopes, sharedPackages } from './shared-packages.ts'
import { SharedTable } from './shared-table.tsx'
import { TimeTravel } from './time-travel.tsx'
import { VitalsSection } from './vitals-section.tsx'
import { words } from './words.ts'

type EventLog = ReturnType<typeof createEventLog>

const logs = new WeakMap<Shell, EventLog>()

/** Returns the page's log of events; it hears them from its first use on. */
function logOf(shell: Shell): EventLog {
  const log = logs.get(shell) ?? createEventLog(() => performance.now())
  logs.set(shell, log)
  shell.overheard.hear = log.hear
  return log
}

/** Draws again each second, since nothing tells of a module's steps. */
function useSeconds(): void {
  const [, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((seconds) => seconds + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
}

interface LoadedProps {
  readonly shell: Shell
  readonly panel: ModulePanel
  readonly isChanged: boolean
  readonly onChange: () => void
}

function Acts({ shell, panel, isChanged, onChange }: LoadedProps) {
  const resetAll = useCommand(resetCommand)
  const { toast } = shell.parts
  async function copy(): Promise<void> {
    const shared = sharedPackages(pageScopes())
    const text = reportOf(shell, { panel, shared, events: logOf(shell).$events.get() })
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: words.copied() })
    } catch {
      toast({ text: words.notCopied(), tone: 'bad' })
    }
  }
  async function reset(): Promise<void> {
    const { state } = await resetAll.run({})
    if (state === 'done') onChange()
  }
  return (
    <div className={styles.acts}>
      <Button onClick={() => void copy()}>{words.copyReport()}</Button>
      <Button busy={resetAll.busy} onClick={() => void reset()}>
        {words.resetAll()}
      </Button>
      {isChanged ? (
        <div className={styles.changed} role="status">
          <span>{words.takesEffect()}</span>
          <Button kind="primary" onClick={() => location.reload()}>
            {words.loadAgain()}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Loaded(props: LoadedProps) {
  const { shell, panel, onChange } = props
  useSeconds()
  const { origins, travelled, modules } = panel
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>
        {travelled === null ? words.about() : words.travelled({ set: travelled })}
      </p>
      <Acts {...props} />
      <ul className={styles.modules}>
        {modules.map((module) => (
          <ModuleRow key={module.name} {...{ shell, module, origins, onChange }} />
        ))}
      </ul>
      {origins?.length === 0 ? null : <AddressForm label={words.other()} onDone={onChange} />}
      <VitalsSection shell={shell} />
      <TimeTravel onChange={onChange} />
      <SharedTable packages={sharedPackages(pageScopes())} />
      <GraphSection shell={shell} />
      <EventList log={logOf(shell)} />
    </div>
  )
}

/** Asks for what the panel shows, and notes whether a choice waits for the next document. */
function usePanelData({ parts: { client, queries } }: Pick<Shell, 'parts'>) {
  const [isChanged, setChanged] = useState(false)
  const options = { ...queryOptions(client, getModulePanel, {}), staleTime: 0 }
  const { data, isError, refetch } = useQuery(options, queries)
  const retry = () => void refetch()
  const onChange = () => {
    setChanged(true)
    retry()
  }
  return { data, isError, retry, isChanged, onChange }
}

type ContentProps = Omit<ReturnType<typeof usePanelData>, 'data'> & {
  readonly shell: Shell
  readonly panel: ModulePanel | undefined
}

function Content({ shell, panel, isError, retry, isChanged, onChange }: ContentProps) {
  if (panel !== undefined) return <Loaded {...{ shell, panel, isChanged, onChange }} />
  if (!isError) return <Spinner size={36} />
  return (
    <ErrorRegion title={words.notLoaded()} onRetry={retry}>
      {words.notLoadedAbout()}
    </ErrorRegion>
  )
}

/** The panel of modules: what runs here, from where, and what it would be to run something else. */
export default function Panel(props: { readonly shell: Shell; readonly onClose: () => void }) {
  const { shell, onClose } = props
  // Hears events from now on.
  logOf(shell)
  const { data: panel, ...state } = usePanelData(shell)
  const [isOutlined, setOutlined] = useState(true)
  const [isFolded, setFolded] = useState(false)
  const [chosen, setChosen] = useState<Region>()
  const choose = (region: Region) => {
    setFolded(false)
    setChosen(region)
  }
  return (
    <CommandsContext value={shell.parts.commands}>
      <Dock
        {...{ isFolded, setFolded, onClose }}
        outlines={isOutlined ? <PageRegions {...{ shell, panel }} onPress={choose} /> : null}
      >
        <Checkbox
          label={words.outline()}
          hint={words.pressLabel()}
          checked={isOutlined}
          onChange={({ target }) => setOutlined(target.checked)}
        />
        {chosen === undefined ? null : <ChosenRegion {...{ shell, panel, region: chosen }} />}
        <Content {...{ shell, panel }} {...state} />
      </Dock>
    </CommandsContext>
  )
}
