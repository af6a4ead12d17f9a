import type { HouseLogEntry } from '@tessera/contracts/calls/house-log'
import { HouseRole } from '@tessera/contracts/house-acts'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { roleName } from '../frame/names.ts'
import parts from '../frame/parts.module.css'
import { useWhen } from '../frame/use-when.ts'
import { actName } from './act-name.ts'
import styles from './log.module.css'
import { changesOf } from './value-text.ts'
import { logWords as words } from './words.ts'

type Named = NonNullable<HouseLogEntry['actor']>

const nameOf = ({ username }: Named): string => (username === null ? words.gone() : `@${username}`)

function actorOf({ by, actor }: HouseLogEntry): string {
  if (by === 'operator') return words.operator()
  return by === 'service' || actor === null ? words.service() : nameOf(actor)
}

function roleOf(role: string | null): string | null {
  const known = z.safeParse(HouseRole, role).data
  return known === undefined ? role : roleName(known)
}

function Details({ entry }: { readonly entry: HouseLogEntry }): ReactElement {
  const changes = changesOf(entry.before, entry.after)
  return (
    <details className={styles.details}>
      <summary>{words.details()}</summary>
      <div className={parts.tight}>
        {changes.length === 0 ? null : (
          <div className={styles.scroll}>
            <table className={styles.changes}>
              <thead>
                <tr>
                  <th scope="col">{words.field()}</th>
                  <th scope="col">{words.before()}</th>
                  <th scope="col">{words.after()}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ field, before, after }) => (
                  <tr key={field}>
                    <th scope="row">{field}</th>
                    <td>
                      <bdi>{before}</bdi>
                    </td>
                    <td>
                      <bdi>{after}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {entry.object === null ? null : (
          <p className={parts.note}>
            {words.object()}: <bdi>{entry.object}</bdi>
          </p>
        )}
        <p className={parts.note}>
          {words.number({ seq: entry.seq })} · {words.hash()}:{' '}
          <code className={styles.hash}>{entry.hash}</code>
        </p>
      </div>
    </details>
  )
}

/** Entries of the log, newest first. */
export function LogEntries(props: {
  readonly entries: readonly HouseLogEntry[]
  readonly label: string
  /** Leaves out what changed and the hashes. */
  readonly brief?: boolean
}): ReactElement {
  const { entries, label, brief = false } = props
  const { moment } = useWhen()
  return (
    <ul aria-label={label} className={parts.list}>
      {entries.map((entry) => (
        <li key={entry.seq} className={styles.entry}>
          <p>
            <strong>{words.line({ actor: actorOf(entry), act: actName(entry.act) })}</strong>{' '}
            {entry.role === null ? null : <span className={parts.mark}>{roleOf(entry.role)}</span>}
          </p>
          <p className={parts.sub}>
            <time dateTime={entry.at}>{moment(entry.at)}</time>
            {entry.person === null ? null : (
              <>
                {' · '}
                <Link to={paths.adminPerson.to({ personId: entry.person.id })}>
                  {words.on({ name: nameOf(entry.person) })}
                </Link>
              </>
            )}
          </p>
          {entry.reason === '' ? null : (
            <p className={parts.quote} dir="auto">
              {entry.reason}
            </p>
          )}
          {brief ? null : <Details entry={entry} />}
        </li>
      ))}
    </ul>
  )
}
