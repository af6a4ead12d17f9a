import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listScheduledPins } from '@tessera/contracts/calls/scheduled-pins'
import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { Spinner } from '@tessera/ui/spinner'
import { type ReactElement, useState } from 'react'
import { zoneName } from '../details/schedule/local-time.ts'
import { cancelScheduled, publishScheduled } from './commands.ts'
import { EditScheduled } from './edit-scheduled.tsx'
import styles from './scheduled.module.css'
import { words } from './words.ts'

interface RowProps {
  readonly pin: ScheduledPin
  readonly onEdit: () => void
}

function Row({ pin, onEdit }: RowProps): ReactElement {
  const { commands, $locale } = useShell()
  const locale = $locale.get()
  const { id, board } = pin
  const name = pin.title || words.untitled()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })
  return (
    <li className={styles.row}>
      <img
        className={styles.picture}
        style={{ backgroundColor: pin.dominant_color }}
        src={pin.images['236x'].url}
        alt={pin.alt_text}
      />
      <div className={styles.about}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p>
          <time dateTime={pin.publish_at}>{time.format(new Date(pin.publish_at))}</time>
        </p>
        <p className={styles.quiet}>
          {board === null ? words.noBoard() : words.onBoard({ board: board.name })}
        </p>
        {pin.is_failed ? <p className={styles.fault}>{words.notPublished()}</p> : null}
        <div className={styles.actions}>
          <Button size="small" aria-label={words.editOf({ pin: name })} onClick={onEdit}>
            {words.edit()}
          </Button>
          <Button
            size="small"
            aria-label={words.publishOf({ pin: name })}
            onClick={() => void commands.run(publishScheduled, { id })}
          >
            {words.publish()}
          </Button>
          <Button
            size="small"
            aria-label={words.cancelOf({ pin: name })}
            onClick={() => void commands.run(cancelScheduled, { id })}
          >
            {words.cancel()}
          </Button>
        </div>
      </div>
    </li>
  )
}

function Nothing(): ReactElement {
  const { navigate } = useShell()
  return (
    <EmptyState
      title={words.empty()}
      action={
        <Button kind="primary" href={paths.pinBuilder.to()} onNavigate={(to) => navigate(to)}>
          {words.create()}
        </Button>
      }
    >
      {words.emptyWhy()}
    </EmptyState>
  )
}

/** Lists the pins that are published later: each can be edited, published at once or canceled. */
export default function ScheduledPage(): ReactElement {
  useTitle(words.title())
  const { client, $locale } = useShell()
  const locale = $locale.get()
  const query = useQuery(queryOptions(client, listScheduledPins, {}))
  const [edited, setEdited] = useState<ScheduledPin>()
  return (
    <div className={styles.page}>
      <PageTitle>{words.title()}</PageTitle>
      <p className={styles.quiet}>{words.lead({ zone: zoneName(locale, new Date()) })}</p>
      <QueryRegion
        query={query}
        failed={words.failed()}
        waiting={<Spinner label={words.loading()} />}
      >
        {(pins) =>
          pins.length === 0 ? (
            <Nothing />
          ) : (
            <ul className={styles.list}>
              {pins.map((pin) => (
                <Row key={pin.id} pin={pin} onEdit={() => setEdited(pin)} />
              ))}
            </ul>
          )
        }
      </QueryRegion>
      {edited === undefined ? null : (
        <EditScheduled pin={edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  )
}
