import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import type { ReactElement, ReactNode } from 'react'
import { roleName, stateName } from './names.ts'
import parts from './parts.module.css'
import { stateWords } from './words.ts'

const tones: Readonly<Partial<Record<HousePerson['state'], string>>> = {
  suspended: 'bad',
  locked: 'bad',
  closing: 'bad',
  waiting: 'warn',
  paused: 'warn',
}

/** The state of an account, its limit and its role, as marks. An active account without either has none. */
export function PersonMarks(props: {
  readonly person: Pick<HousePerson, 'state' | 'limited_at' | 'role'>
  /** Shows the mark of an active account too. */
  readonly all?: boolean
}): ReactElement {
  const { person, all = false } = props
  return (
    <span className={parts.marks}>
      {person.state === 'active' && !all ? null : (
        <span className={parts.mark} data-tone={tones[person.state] ?? 'good'}>
          {stateName(person.state)}
        </span>
      )}
      {person.limited_at === null ? null : (
        <span className={parts.mark} data-tone="warn">
          {stateWords.limited()}
        </span>
      )}
      {person.role === null ? null : <span className={parts.mark}>{roleName(person.role)}</span>}
    </span>
  )
}

/** A person in two lines, with a link to their page in the area. */
export function PersonLine(props: {
  readonly person: Pick<HousePerson, 'id' | 'username' | 'full_name' | 'image_url'>
  /** Stands below the name instead of the username. */
  readonly below?: ReactNode
}): ReactElement {
  const { person, below } = props
  return (
    <span className={parts.person}>
      <Avatar
        id={person.id}
        name={person.full_name}
        picture={person.image_url ?? undefined}
        size={40}
        decorative
      />
      <span className={parts.lines}>
        <Link to={paths.adminPerson.to({ personId: person.id })} className={parts.name}>
          <bdi>{person.full_name}</bdi>
        </Link>
        <span className={parts.sub}>{below ?? <bdi>@{person.username}</bdi>}</span>
      </span>
    </span>
  )
}
