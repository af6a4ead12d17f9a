import type { WholeHousePerson } from '@tessera/contracts/entities/house-person'
import type { ReactElement } from 'react'
import { Part } from '../../frame/part.tsx'
import parts from '../../frame/parts.module.css'
import { useWhen } from '../../frame/use-when.ts'
import { personWords as words } from '../words.ts'

/** The devices on which somebody is logged in. */
export function Sessions({
  sessions,
}: {
  readonly sessions: WholeHousePerson['sessions']
}): ReactElement {
  const { moment } = useWhen()
  return (
    <Part title={words.sessions()} lead={words.sessionsWhy()}>
      {sessions.length === 0 ? (
        <p className={parts.text}>{words.noSessions()}</p>
      ) : (
        <ul aria-label={words.sessions()} className={parts.list}>
          {sessions.map(({ id, user_agent: agent, country, seen_at: seen }) => (
            <li key={id} className={parts.item}>
              <span className={parts.lines}>
                <span>{agent === '' ? words.unknown() : agent}</span>
                <span className={parts.sub}>
                  {words.lastSeen({ when: moment(seen) })}
                  {country === null ? null : ` · ${country}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
