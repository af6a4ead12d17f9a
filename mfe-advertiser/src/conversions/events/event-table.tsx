import { useStore } from '@nanostores/react'
import { microText } from '@tessera/contracts/ads/micro'
import type { ConversionEvent } from '@tessera/contracts/entities/conversion'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { eventWords } from '../../kit/metrics/words.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { type DataColumn, DataTable } from '../../kit/tables/data-table.tsx'
import styles from '../frame/frame.module.css'
import { sourceName } from '../frame/source-name.ts'
import { keyWords, sourceWords, statusWords } from '../frame/words.ts'
import { faultWords, warningWords } from '../health/fault-words.ts'
import { eventsWords as words } from './words.ts'

/** Writes amounts of any currency in the reader's language. */
function useMicro() {
  const locale = useStore(useShell().$locale)
  return (micro: number, currency: string): string => microText({ micro, currency }, locale)
}

/**
 * Says whether an event was credited to an ad, or why not. Other reasons are among its warnings; a match by
 * email would tell what a certain member saw.
 */
function creditText({ status, match_keys: keys, has_known_click, warnings }: ConversionEvent) {
  if (status !== 'counted' || warnings.includes('no-match-keys')) return undefined
  if (has_known_click) return words.credited()
  if (keys.includes('em')) return words.byEmail()
  if (warnings.includes('click-id-unknown')) return undefined
  return keys.includes('click_id') ? words.clickTooOld() : words.idUnseen()
}

/** The outcome of an event, and the faults to mend. */
function Result({ event }: { readonly event: ConversionEvent }): ReactElement {
  const { status, counted_by: by, faults, warnings } = event
  const isDuplicate = status === 'duplicate' && by !== null
  const credit = creditText(event)
  return (
    <span className={styles.result}>
      <span className={status === 'refused' ? styles.bad : undefined}>
        {isDuplicate ? words.byFirst({ source: sourceWords[by]() }) : statusWords[status]()}
      </span>
      {credit === undefined ? null : <span className={panels.note}>{credit}</span>}
      {faults.map(({ code, field }) => (
        <span key={`${code} ${field}`} className={panels.note}>
          {field === '' ? null : <bdi dir="ltr">{field}: </bdi>}
          {faultWords(code)}
        </span>
      ))}
      {warnings.map((warning) => (
        <span key={warning} className={panels.note}>
          {warningWords[warning]()}
        </span>
      ))}
    </span>
  )
}

interface EventTableProps {
  readonly label: string
  readonly events: readonly ConversionEvent[]
  readonly currency: string
  /** The columns of a short list. */
  readonly isShort?: boolean
}

/** A list of events, with what became of each. */
export function EventTable({ label, events, currency, isShort }: EventTableProps): ReactElement {
  const { moment } = useFigures(currency)
  const micro = useMicro()
  const more: readonly DataColumn<ConversionEvent>[] = [
    { head: words.id(), cell: ({ event_id: id }) => <bdi>{id ?? '–'}</bdi> },
    {
      head: words.keys(),
      cell: (event) =>
        event.match_keys.length === 0
          ? '–'
          : event.match_keys.map((key) => keyWords[key]()).join(', ') +
            (event.has_known_click ? `, ${words.knownClick()}` : ''),
    },
  ]
  return (
    <DataTable
      label={label}
      rows={events}
      keyOf={({ id }) => id}
      columns={[
        { head: words.event(), cell: ({ event }) => eventWords[event]() },
        { head: words.happened(), cell: ({ event_at: at }) => moment(at) },
        { head: words.source(), cell: sourceName },
        ...(isShort === true ? [] : more),
        {
          head: words.value(),
          cell: ({ value_micro: value, currency: of }) =>
            value === null ? '–' : micro(value, of ?? currency),
          isNumber: true,
        },
        { head: words.result(), cell: (event) => <Result event={event} /> },
      ]}
    />
  )
}
