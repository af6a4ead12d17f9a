import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { debugAudiences } from '@tessera/contracts/calls/audiences'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { Audience } from '@tessera/contracts/entities/audience'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { Link, useShell } from '@tessera/module/react'
import { type ReactElement, useState } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import panels from '../../kit/panels/panels.module.css'
import { Part } from '../../kit/panels/part.tsx'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Report } from '../../kit/tables/report.tsx'
import { useAudienceText } from '../audience/audience-text.ts'
import styles from '../audience/audiences.module.css'
import { useAudiences } from '../audience/use-audiences.ts'
import { words as pageWords, checkWords as words } from '../audience/words.ts'
import { AddressCheck } from './address-check.tsx'

type Debug = OutputOf<typeof debugAudiences>

interface PartProps {
  readonly account: Advertiser
  readonly audiences: readonly Audience[]
  readonly debug: Debug
}

const hour = 3_600_000

/** An audience is stale when two refreshes of it were left out. */
function useStateText(audiences: readonly Audience[]) {
  const { sizeText } = useAudienceText(audiences)
  const [now] = useState(() => Date.now())
  return (audience: Audience): string => {
    const at = audience.refreshed_at
    const age = at === null ? 0 : now - Date.parse(at)
    if (age > 2 * timings.audienceRefreshed) return words.stale({ hours: Math.floor(age / hour) })
    return audience.state === 'ready' ? words.ready() : sizeText(audience).text
  }
}

function Health({ account, audiences, debug }: PartProps): ReactElement {
  const { moment } = useMoney(account.currency)
  const { ruleText, sizeText } = useAudienceText(audiences)
  const stateText = useStateText(audiences)
  const ownOf = ({ id }: Audience): string => {
    const own = debug.audiences.find((each) => each.audience_id === id)?.own ?? 'out'
    return words[own]({ age: limits.audienceAgeMin })
  }
  return (
    <Part title={words.health()}>
      {audiences.length === 0 ? (
        <p className={panels.text}>
          {words.none()}{' '}
          <Link
            className={styles.link}
            to={advertiserUrl('audiences', { advertiserId: account.id })}
          >
            {words.toAudiences()}
          </Link>
        </p>
      ) : (
        <DataTable
          label={words.health()}
          rows={audiences}
          keyOf={({ id }) => id}
          columns={[
            {
              head: pageWords.name(),
              cell: ({ name, rule }) => (
                <span className={styles.cell}>
                  <bdi className={styles.strong}>{name}</bdi>
                  <bdi className={panels.note}>{ruleText(rule)}</bdi>
                </span>
              ),
            },
            { head: words.state(), cell: stateText },
            {
              head: pageWords.size(),
              cell: (audience) => (audience.size === null ? '–' : sizeText(audience).text),
            },
            {
              head: pageWords.counted(),
              cell: ({ refreshed_at: at }) => (at === null ? pageWords.never() : moment(at)),
            },
            { head: words.own(), cell: ownOf },
          ]}
        />
      )}
    </Part>
  )
}

function Events({ account, debug: { events } }: PartProps): ReactElement {
  const { moment } = useMoney(account.currency)
  const about = (percent: number | null) => words.about({ percent: percent ?? 0 })
  return (
    <Part title={words.events()} lead={words.eventsLead()}>
      {events.is_enough ? (
        <dl className={styles.figures}>
          {(
            [
              [words.withClick(), events.with_click_id],
              [words.withEmail(), events.with_email],
              [words.withOwn(), events.with_external_id],
              [words.withNothing(), events.without_key],
            ] as const
          ).map(([label, share]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{about(share)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={panels.text}>{words.few({ least: limits.audienceEventsMin })}</p>
      )}
      <p className={panels.note}>
        {events.last_event_at === null
          ? null
          : words.last({ moment: moment(events.last_event_at) })}{' '}
        <Link
          className={styles.link}
          to={advertiserUrl('testEvents', { advertiserId: account.id })}
        >
          {words.test()}
        </Link>
      </p>
    </Part>
  )
}

const mistakes = [
  words.mistakeKeys,
  words.mistakeFresh,
  words.mistakeHash,
  words.mistakeNarrow,
  words.mistakePeople,
] as const

/** Helps to find out why an audience is small, without saying anything about anybody else. */
export default function AudienceCheck({ account }: { readonly account: Advertiser }): ReactElement {
  const { client } = useShell()
  const audiences = useAudiences(account.id)
  const debug = useQuery({
    ...queryOptions(client, debugAudiences, { advertiser_id: account.id }),
    staleTime: 0,
  })
  return (
    <div className={panels.parts}>
      <p className={panels.text}>{words.lead()}</p>
      <Report query={audiences}>
        {(all) => (
          <div className={panels.parts}>
            <AddressCheck account={account} audiences={all} />
            <Report query={debug}>
              {(found) => (
                <div className={panels.parts}>
                  <Health {...{ account, audiences: all, debug: found }} />
                  <Events {...{ account, audiences: all, debug: found }} />
                </div>
              )}
            </Report>
          </div>
        )}
      </Report>
      <Part title={words.mistakes()}>
        <ul className={styles.list}>
          {mistakes.map((mistake) => {
            const text = mistake({ floor: limits.audienceFloor })
            return <li key={text}>{text}</li>
          })}
        </ul>
      </Part>
    </div>
  )
}
