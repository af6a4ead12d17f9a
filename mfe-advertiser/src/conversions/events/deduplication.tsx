import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { SourceHealth } from '@tessera/contracts/calls/conversion-health'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import { CopyCode } from '../../kit/panels/copy-code.tsx'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Report } from '../../kit/tables/report.tsx'
import { examplePayload } from '../api/example.ts'
import { sourceName } from '../frame/source-name.ts'
import { useHealth } from '../frame/use-calls.ts'
import { eventSnippet } from '../tag/event-snippet.ts'
import { dedupStanding, sumOf } from './dedup-standing.ts'
import { eventsWords as words } from './words.ts'

interface FiguresProps {
  readonly sources: readonly SourceHealth[]
  readonly currency: string
}

const standings = {
  'ids-missing': words.idsMissing,
  'one-source': words.oneSource,
  good: words.bothGood,
} as const

function Figures({ sources, currency }: FiguresProps): ReactElement {
  const { count, share } = useFigures(currency)
  const received = sumOf(sources, 'received')
  const duplicates = sumOf(sources, 'duplicates')
  return (
    <>
      <dl className={panels.figures}>
        <div>
          <dt>{words.received()}</dt>
          <dd>{count(received)}</dd>
        </div>
        <div>
          <dt>{words.duplicates()}</dt>
          <dd>
            {count(duplicates)} ({share(duplicates, received)})
          </dd>
        </div>
        <div>
          <dt>{words.withId()}</dt>
          <dd>{share(sumOf(sources, 'with_event_id'), received)}</dd>
        </div>
      </dl>
      <p className={panels.text}>{standings[dedupStanding(sources)]()}</p>
      <DataTable
        label={words.sources()}
        rows={sources}
        keyOf={({ source, tag }) => `${source} ${tag?.id}`}
        columns={[
          { head: words.source(), cell: sourceName },
          { head: words.received(), cell: (each) => count(each.received), isNumber: true },
          { head: words.duplicates(), cell: (each) => count(each.duplicates), isNumber: true },
          {
            head: words.share(),
            cell: (each) => share(each.with_event_id, each.received),
            isNumber: true,
          },
        ]}
      />
    </>
  )
}

/** Counts the events that came twice, and explains event IDs. */
export default function Deduplication({ account }: BodyProps): ReactElement {
  const { navigate } = useShell()
  const query = useHealth(account.id, { every: timings.conversionFiguresAsked })
  const duplicates = { advertiserId: account.id, query: { status: 'duplicate' } } as const
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.dedupLead()}</p>
      <Report query={query}>
        {({ sources }) => <Figures sources={sources} currency={account.currency} />}
      </Report>
      <p className={panels.note}>{words.live({ days: 30 })}</p>
      <div>
        <Button
          size="small"
          href={advertiserUrl('eventHistory', duplicates)}
          onNavigate={(to) => navigate(to)}
        >
          {words.seeDuplicates()}
        </Button>
      </div>
      <Part title={words.howTo()} lead={words.howToLead()}>
        <CopyCode label={words.inTag()} code={eventSnippet('checkout', account.currency)} />
        <CopyCode label={words.inApi()} code={examplePayload(account.currency, new Date())} />
      </Part>
    </div>
  )
}
