import type { ReactElement } from 'react'
import styles from './happenings.module.css'
import type { Harness } from './use-harness.ts'

/** The calls that the product in the frame made and the events that it sent, the newest last. */
export function Happenings({ harness }: { readonly harness: Harness }): ReactElement {
  const { calls, events } = harness
  return (
    <div className={styles.both}>
      <section aria-labelledby="calls" className={styles.part}>
        <h2 id="calls" className={styles.title}>
          Calls
        </h2>
        {calls.length === 0 ? <p className={styles.none}>None yet</p> : null}
        <ol className={styles.list}>
          {calls.map(({ id, name, status }) => (
            <li key={id} className={styles.row}>
              <span>{name}</span>
              <span className={styles.status}>{status ?? 'waits'}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="events" className={styles.part}>
        <h2 id="events" className={styles.title}>
          Events and addresses
        </h2>
        {events.length === 0 ? <p className={styles.none}>None yet</p> : null}
        <ol className={styles.list}>
          {events.map(({ name, payload }, at) => (
            <li key={at}>
              <details>
                <summary className={styles.row}>{name}</summary>
                <pre className={styles.payload}>
                  {typeof payload === 'string' ? payload : JSON.stringify(payload, null, 2)}
                </pre>
              </details>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
