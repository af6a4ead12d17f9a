import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { findPeople } from '@tessera/contracts/calls/house-people'
import { type HousePerson, houseStates } from '@tessera/contracts/entities/house-person'
import type { PageProps } from '@tessera/module'
import { ListFailure } from '@tessera/module/list-failure'
import { useAddress, useLayout, useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { useTyped } from '@tessera/module/use-typed'
import { withQuery } from '@tessera/module/with-query'
import { Button } from '@tessera/ui/button'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { EmptyState } from '@tessera/ui/empty-state'
import { SearchField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { Area } from '../frame/area.tsx'
import { roleName, stateName } from '../frame/names.ts'
import parts from '../frame/parts.module.css'
import { PersonLine, PersonMarks } from '../frame/person-mark.tsx'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { useWhen } from '../frame/use-when.ts'
import { frameWords, stateWords } from '../frame/words.ts'
import { peopleWords as words } from './words.ts'

const filters = [...houseStates, 'limited'] as const

type Filter = (typeof filters)[number]

const isFilter = (text: string | null): text is Filter => filters.some((each) => each === text)

function emailOf({ email, email_verified: isVerified }: HousePerson): ReactElement {
  return (
    <>
      <bdi>{email}</bdi>
      {isVerified ? null : <span className={parts.note}> ({words.unverified()})</span>}
    </>
  )
}

function Table({ people }: { readonly people: readonly HousePerson[] }): ReactElement {
  const { day } = useWhen()
  return (
    <table aria-label={words.title()} className={parts.table}>
      <thead>
        <tr>
          <th scope="col">{words.person()}</th>
          <th scope="col">{words.email()}</th>
          <th scope="col">{words.state()}</th>
          <th scope="col">{words.role()}</th>
          <th scope="col">{words.joined()}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td>
              <PersonLine person={person} />
            </td>
            <td>{emailOf(person)}</td>
            <td>
              <PersonMarks person={{ ...person, role: null }} all />
            </td>
            <td>{person.role === null ? null : roleName(person.role)}</td>
            <td>{day(person.created_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rows({ people }: { readonly people: readonly HousePerson[] }): ReactElement {
  return (
    <ul aria-label={words.title()} className={parts.list}>
      {people.map((person) => (
        <li key={person.id} className={parts.item}>
          <PersonLine person={person} below={emailOf(person)} />
          <PersonMarks person={person} />
        </li>
      ))}
    </ul>
  )
}

interface FoundProps {
  readonly query: string
  readonly filter: Filter | null
  readonly onClear: () => void
}

function Found({ query, filter, onClear }: FoundProps): ReactElement {
  const { client } = useShell()
  const { phone } = useLayout()
  const list = useInfiniteQuery({
    ...listOptions(client, findPeople, {
      ...(query === '' ? {} : { query }),
      ...(filter === 'limited' ? { limited: true } : {}),
      ...(filter === null || filter === 'limited' ? {} : { state: filter }),
    }),
    staleTime: 0,
  })
  const people = list.data?.pages.flatMap(({ data }) => data)
  if (people === undefined)
    return list.error === null ? <RowsWaiting /> : <ListFailure list={list} />
  const isAll = query === '' && filter === null
  if (people.length === 0)
    return (
      <EmptyState
        title={isAll ? words.nobody() : words.nobodyFound()}
        action={isAll ? undefined : <Button onClick={onClear}>{words.clear()}</Button>}
      >
        {isAll ? words.nobodyWhy() : words.nobodyFoundWhy()}
      </EmptyState>
    )
  return (
    <div className={parts.stack}>
      {phone ? <Rows people={people} /> : <Table people={people} />}
      <ShowMore list={list} />
    </div>
  )
}

/** Finds people, by what is typed and by the state of their accounts. */
export default function PeoplePage({ query }: PageProps): ReactElement {
  const { navigate } = useShell()
  const { pathname } = useAddress()
  const asked = query.get('q') ?? ''
  const state = query.get('state')
  const filter = isFilter(state) ? state : null
  const choose = (changes: Readonly<Record<string, string | null>>) =>
    navigate(withQuery(pathname, query, changes), { replace: true })
  const [text, type] = useTyped(asked, (q) => choose({ q }))
  return (
    <Area page="people" title={frameWords.people()} needs="people.see">
      {() => (
        <div className={parts.stack}>
          <SearchField label={words.find()} value={text} onChange={type} maxLength={200} />
          <ChipRow label={words.filters()}>
            <Chip pressed={filter === null} onClick={() => choose({ state: null })}>
              {words.all()}
            </Chip>
            {filters.map((each) => (
              <Chip
                key={each}
                pressed={filter === each}
                onClick={() => choose({ state: filter === each ? null : each })}
              >
                {each === 'limited' ? stateWords.limited() : stateName(each)}
              </Chip>
            ))}
          </ChipRow>
          <Found
            query={asked}
            filter={filter}
            onClear={() => {
              type('')
              choose({ q: null, state: null })
            }}
          />
        </div>
      )}
    </Area>
  )
}
