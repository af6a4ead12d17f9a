import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { findPeople } from '@tessera/contracts/calls/house-people'
import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { PersonLine } from '../frame/person-mark.tsx'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { useWhen } from '../frame/use-when.ts'
import { PersonActDialog } from '../people/person-act-dialog.tsx'
import { type PersonAct, personActs } from '../people/person-acts.ts'
import { doorWords as words } from './words.ts'

const decisions = personActs.filter(({ act }) => act === 'doors.decide')

interface Open {
  readonly person: HousePerson
  readonly act: PersonAct
}

/** Accounts that wait for an approval, with the buttons that decide. */
export function WaitingPeople({ mayDecide }: { readonly mayDecide: boolean }): ReactElement {
  const { client } = useShell()
  const { day } = useWhen()
  const list = useInfiniteQuery({
    ...listOptions(client, findPeople, { state: 'waiting' }),
    staleTime: 0,
  })
  const [open, setOpen] = useState<Open | null>(null)
  const people = list.data?.pages.flatMap(({ data }) => data)
  return (
    <Part title={words.waiting()}>
      {people === undefined && list.error === null ? <RowsWaiting /> : null}
      {people === undefined ? <ListFailure list={list} /> : null}
      {people?.length === 0 ? <p className={parts.text}>{words.nobodyWaits()}</p> : null}
      {people === undefined || people.length === 0 ? null : (
        <>
          <ul aria-label={words.waiting()} className={parts.list}>
            {people.map((person) => (
              <li key={person.id} className={parts.item}>
                <PersonLine
                  person={person}
                  below={words.since({ day: day(person.created_at), email: person.email })}
                />
                {mayDecide ? (
                  <div className={parts.acts}>
                    {decisions.map((act) => (
                      <Button
                        key={act.name}
                        size="small"
                        kind={act.name === 'approve' ? 'ink' : 'quiet'}
                        aria-label={`${act.label()}: ${person.full_name}`}
                        onClick={() => setOpen({ person, act })}
                      >
                        {act.label()}
                      </Button>
                    ))}
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
          <ShowMore list={list} />
        </>
      )}
      {open === null ? null : (
        <PersonActDialog
          person={open.person}
          act={open.act}
          open={(act) => setOpen(act === null ? null : { person: open.person, act })}
        />
      )}
    </Part>
  )
}
