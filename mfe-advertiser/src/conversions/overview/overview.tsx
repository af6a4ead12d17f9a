import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listConversionEvents } from '@tessera/contracts/calls/conversion-events'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { EventTable } from '../events/event-table.tsx'
import { eventsWords } from '../events/words.ts'
import styles from '../frame/frame.module.css'
import { PageButton } from '../frame/page-button.tsx'
import type { ConversionPage } from '../frame/sections.ts'
import { WindowsNote } from '../frame/windows-note.tsx'
import { lastEvent, type NextStep, nextStep, type Standing } from './next-step.ts'
import { useStanding } from './use-standing.ts'
import { overviewWords as words } from './words.ts'

interface Step {
  readonly text: () => string
  readonly go: () => string
  readonly page: ConversionPage
}

const steps: Readonly<Record<Exclude<NextStep, 'begin'>, Step>> = {
  install: { text: words.install, go: words.installGo, page: 'tagManualSetup' },
  send: { text: words.send, go: words.sendGo, page: 'testEvents' },
  api: { text: words.api, go: words.apiGo, page: 'setupApi' },
  mend: { text: words.mend, go: words.mendGo, page: 'conversionHealth' },
  done: { text: words.done, go: words.doneGo, page: 'eventsOverview' },
}

interface OfAccount {
  readonly account: Advertiser
}

function Begin({ account }: OfAccount): ReactElement {
  return (
    <EmptyState
      title={words.emptyTitle()}
      action={
        <div className={panels.acts}>
          <PageButton page="tagManualSetup" advertiserId={account.id} kind="primary">
            {words.createTag()}
          </PageButton>
          <PageButton page="setupApi" advertiserId={account.id}>
            {words.useApi()}
          </PageButton>
        </div>
      }
    >
      {words.empty()}
    </EmptyState>
  )
}

function SetUp({ account, standing }: OfAccount & { readonly standing: Standing }): ReactElement {
  const { moment } = useFigures(account.currency)
  const rows = [
    { name: words.tag(), source: 'tag', page: 'tag', isThere: standing.tags > 0 },
    { name: words.apiName(), source: 'api', page: 'accessToken', isThere: standing.tokens > 0 },
    { name: words.uploads(), source: 'upload', page: 'conversionHistory', isThere: false },
  ] as const
  const text = ({ source, isThere }: (typeof rows)[number]) => {
    const at = lastEvent(standing.sources, source)
    if (at !== null) return words.last({ at: moment(at) })
    if (isThere) return words.waiting()
    return source === 'upload' ? words.noUploads() : words.notSetUp()
  }
  return (
    <Part title={words.standing()}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.source} className={styles.item}>
            <span className={styles.itemWords}>
              <span className={styles.itemName}>{row.name}</span>
              {text(row)}
            </span>
            <PageButton page={row.page} advertiserId={account.id}>
              {words.manageOf({ what: row.name })}
            </PageButton>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Latest({ account }: OfAccount): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, listConversionEvents, { advertiser_id: account.id, page_size: 5 }),
    staleTime: 0,
  })
  return (
    <Part title={words.latest()}>
      <Report query={query}>
        {(events) =>
          events.length === 0 ? (
            <Nothing>{eventsWords.noEvents()}</Nothing>
          ) : (
            <>
              <EventTable
                label={words.latest()}
                events={events}
                currency={account.currency}
                isShort
              />
              <div>
                <PageButton page="eventHistory" advertiserId={account.id}>
                  {words.all()}
                </PageButton>
              </div>
            </>
          )
        }
      </Report>
    </Part>
  )
}

/** Shows the state of an account's conversions, and the next step. */
export default function Overview({ account }: BodyProps): ReactElement {
  const query = useStanding(account.id)
  return (
    <Report query={query}>
      {(standing) => {
        const next = nextStep(standing)
        if (next === 'begin') return <Begin account={account} />
        const { text, go, page } = steps[next]
        return (
          <>
            <Part title={words.next()} lead={text()}>
              <div>
                <PageButton page={page} advertiserId={account.id} kind="primary">
                  {go()}
                </PageButton>
              </div>
            </Part>
            <SetUp account={account} standing={standing} />
            <Latest account={account} />
            <WindowsNote advertiserId={account.id} />
          </>
        )
      }}
    </Report>
  )
}
