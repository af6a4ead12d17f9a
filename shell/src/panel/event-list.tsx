import { useStore } from '@nanostores/react'
import { Button } from '@tessera/ui/button'
import { SearchField } from '@tessera/ui/field'
import { useState } from 'react'
import { type createEventLog, eventsMost, eventsWith } from './event-log.ts'
import styles from './panel.module.css'
import { words } from './words.ts'

/** Lists the last events of the bus with their payloads, and filters them. */
export function EventList({ log }: { readonly log: ReturnType<typeof createEventLog> }) {
  const events = useStore(log.$events)
  const [text, setText] = useState('')
  const shown = eventsWith(events, text)
  return (
    <section className={styles.section}>
      <h3>{words.events()}</h3>
      <p>{words.eventsAbout({ most: eventsMost })}</p>
      <div className={styles.address}>
        <SearchField label={words.filter()} value={text} onChange={setText} />
        <Button onClick={log.clear}>{words.clear()}</Button>
      </div>
      {shown.length === 0 ? (
        <p>{events.length === 0 ? words.noEvents() : words.noMatch()}</p>
      ) : (
        <ul className={styles.events}>
          {shown.map(({ id, at, name, version, payload }) => (
            <li key={id}>
              <details>
                <summary>
                  {name}@{version} <small>{at} ms</small>
                </summary>
                <pre>{payload}</pre>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
