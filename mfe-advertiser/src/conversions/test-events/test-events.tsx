import { useCommand } from '@tessera/cache/react'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { testCodeParam } from '@tessera/contracts/ads/conversion-event'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import { useFigures } from '../../kit/money/use-figures.ts'
import { CopyCode } from '../../kit/panels/copy-code.tsx'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { EventTable } from '../events/event-table.tsx'
import { startTestCommand } from '../frame/commands.ts'
import { useTestEvents } from './use-test-events.ts'
import { testWords as words } from './words.ts'

interface WatchedProps extends Pick<BodyProps, 'account'> {
  readonly code: string
}

function Watched({ account, code }: WatchedProps): ReactElement {
  const { query, isPaused, isOver, watch } = useTestEvents(account.id, code)
  const { moment } = useFigures(account.currency)
  if (isOver)
    return (
      <p role="status" className={panels.text}>
        {words.over()}
      </p>
    )
  return (
    <>
      <Part title={words.list()}>
        <Report query={query}>
          {({ events, ends_at: end }) => (
            <>
              <p className={panels.note}>
                {words.ends({ time: moment(end) })} {words.hidden()}
              </p>
              <div role="status" className={panels.stack}>
                {events.length === 0 ? <Nothing>{words.waiting()}</Nothing> : null}
              </div>
              {events.length === 0 ? null : (
                <EventTable label={words.list()} events={events} currency={account.currency} />
              )}
              {isPaused ? (
                <div className={panels.acts}>
                  <span role="status" className={panels.note}>
                    {words.paused({ minutes: timings.testEventsWatched / 60_000 })}
                  </span>
                  <Button size="small" onClick={watch}>
                    {words.watch()}
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </Report>
      </Part>
      <Part title={words.onSite()} lead={words.onSiteLead()}>
        <CopyCode label={words.code()} code={`?${testCodeParam}=${code}`} />
      </Part>
      <Part title={words.fromApi()} lead={words.fromApiLead()}>
        <CopyCode label={words.code()} code={`"test_code": "${code}"`} />
      </Part>
    </>
  )
}

/** Shows events of a test as they arrive. The address keeps the test's code. */
export default function TestEvents({ account, query }: BodyProps): ReactElement {
  const { navigate } = useShell()
  const start = useCommand(startTestCommand)
  const code = query.get('code')
  const begin = async () => {
    const outcome = await start.run({ advertiser_id: account.id })
    if (outcome.state !== 'done') return
    const { code: begun } = outcome.answer
    navigate(advertiserUrl('testEvents', { advertiserId: account.id, query: { code: begun } }), {
      replace: true,
    })
  }
  const isCode = code !== null && /^TEST[0-9A-Z]{6}$/.test(code)
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.lead()}</p>
      <div className={panels.acts}>
        <Button
          kind={isCode ? 'quiet' : 'primary'}
          busy={start.busy} // The second press of a double click would start another test.
          onClick={({ detail }) => {
            if (detail < 2) void begin()
          }}
        >
          {isCode ? words.another() : words.start()}
        </Button>
        {start.formRefusal === undefined ? null : (
          <span role="alert" className={panels.fault}>
            {start.formRefusal}
          </span>
        )}
      </div>
      {isCode ? <Watched key={code} account={account} code={code} /> : null}
    </div>
  )
}
