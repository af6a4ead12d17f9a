import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { withQuery } from '@tessera/module/with-query'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { addressOf } from '../../frame/addresses.ts'
import { Part } from '../../frame/part.tsx'
import parts from '../../frame/parts.module.css'
import { RowsWaiting } from '../../frame/rows-waiting.tsx'
import { LogEntries } from '../../log/entries.tsx'
import { personWords as words } from '../words.ts'

/** The latest entries of the log about a person. */
export function PersonLog({
  person,
}: {
  readonly person: Pick<HousePerson, 'id' | 'username'>
}): ReactElement {
  const { client, navigate } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, listHouseLog, { person_id: person.id, page_size: 5 }),
    staleTime: 0,
  })
  const entries = list.data?.pages[0]?.data
  const all = withQuery(addressOf('log'), new URLSearchParams(), {
    person: person.id,
    name: person.username,
  })
  return (
    <Part
      title={words.log()}
      lead={words.logWhy()}
      aside={
        <Button size="small" href={all} onNavigate={(to) => navigate(to)}>
          {words.logAll()}
        </Button>
      }
    >
      {entries === undefined && list.error === null ? <RowsWaiting /> : null}
      <ListFailure list={list} />
      {entries === undefined ? null : entries.length === 0 ? (
        <p className={parts.text}>{words.noLog()}</p>
      ) : (
        <LogEntries entries={entries} label={words.log()} brief />
      )}
    </Part>
  )
}
