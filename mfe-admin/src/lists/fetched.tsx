import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import {
  addFetchedList,
  changeFetchedList,
  type FetchedList,
  type fetchedListActs,
  fetchedLists,
} from '@tessera/contracts/calls/house-lists'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { QueryRegion } from '@tessera/ui/query-region'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { useWhen } from '../frame/use-when.ts'
import { frameWords } from '../frame/words.ts'
import { StatusField, statusText } from './add-to-list.tsx'
import { listWords as words } from './words.ts'

type Act = (typeof fetchedListActs)[number]

const acts: Readonly<Record<Act, () => string>> = {
  pause: words.pause,
  resume: words.resume,
  fetch: words.fetch,
  accept: words.accept,
  remove: words.take,
}

const actsOf = ({ is_on: isOn, waiting }: FetchedList): readonly Act[] => [
  ...(waiting === null ? [] : (['accept'] as const)),
  ...(isOn ? (['fetch', 'pause'] as const) : (['resume'] as const)),
  'remove',
]

interface RowProps {
  readonly list: FetchedList
  readonly mayChange: boolean
  readonly onAct: (act: Act) => void
}

function Row({ list, mayChange, onAct }: RowProps): ReactElement {
  const { moment } = useWhen()
  const facts = [
    statusText(list.status),
    words.entries({ count: list.entries }),
    ...(list.faulty === 0 ? [] : [words.leftOut({ count: list.faulty })]),
    list.checked_at === null
      ? words.neverChecked()
      : words.checked({ day: moment(list.checked_at) }),
  ]
  return (
    <li className={parts.item}>
      <span className={parts.lines}>
        <strong dir="ltr">{list.address}</strong>
        <span className={parts.sub}>{facts.join(' · ')}</span>
        {list.fault === null ? null : (
          <span data-tone="bad" className={parts.mark}>
            {words.fails({ day: moment(list.fails_since ?? list.next_at), fault: list.fault })}
          </span>
        )}
        {list.waiting === null ? null : (
          <span data-tone="warn" className={parts.mark}>
            {words.waits({ count: list.waiting })}
          </span>
        )}
        {list.is_on ? null : <span className={parts.mark}>{words.paused()}</span>}
      </span>
      {mayChange ? (
        <span className={parts.acts}>
          {actsOf(list).map((act) => (
            <Button
              key={act}
              size="small"
              aria-label={words.actOf({ act: acts[act](), address: list.address })}
              onClick={() => onAct(act)}
            >
              {acts[act]()}
            </Button>
          ))}
        </span>
      ) : null}
    </li>
  )
}

function AddFetched(): ReactElement {
  const { toast } = useShell()
  const [address, setAddress] = useState('')
  const [status, setStatus] = useState<FetchedList['status']>('blocked')
  const [hours, setHours] = useState('24')
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const every = /^\d{1,3}$/.test(hours.trim()) ? Number(hours) : 0
  const isFit = every >= 1 && every <= 168
  return (
    <Part title={words.addFetched()}>
      <form
        noValidate
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          setAsking(address.trim() !== '' && isFit)
        }}
      >
        <TextField
          label={words.address()}
          hint={words.addressHint()}
          dir="ltr"
          inputMode="url"
          maxLength={2_000}
          error={isChecked && address.trim() === '' ? words.addressMissing() : undefined}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <StatusField status={status} onChange={setStatus} />
        <TextField
          label={words.every()}
          inputMode="numeric"
          error={isChecked && !isFit ? words.everyFault() : undefined}
          value={hours}
          onChange={({ currentTarget }) => setHours(currentTarget.value)}
        />
        <div>
          <Button kind="primary" type="submit">
            {words.addFetched()}
          </Button>
        </div>
      </form>
      {isAsking && status !== 'ok' ? (
        <ActDialog
          title={words.addFetched()}
          says={words.actSays()}
          button={words.addFetched()}
          send={(client, { reason }) =>
            client.call(addFetchedList, { address, status, every_hours: every, reason })
          }
          onClose={() => setAsking(false)}
          done={() => {
            setAsking(false)
            setChecked(false)
            setAddress('')
            toast({ text: words.fetchedAdded(), tone: 'good' })
          }}
        />
      ) : null}
    </Part>
  )
}

/** Lists that are fetched from addresses, with what fails. */
export function Fetched({ mayChange }: { readonly mayChange: boolean }): ReactElement {
  const { client, toast } = useShell()
  const query = useQuery({ ...queryOptions(client, fetchedLists, {}), staleTime: 0 })
  const [asked, setAsked] = useState<{ readonly list: FetchedList; readonly act: Act } | null>(null)
  return (
    <div className={parts.stack}>
      <p className={parts.text}>{words.fetchedLead()}</p>
      <Part title={words.fetched()}>
        <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
          {(lists) =>
            lists.length === 0 ? (
              <p className={parts.text}>{words.noFetched()}</p>
            ) : (
              <ul aria-label={words.fetched()} className={parts.list}>
                {lists.map((list) => (
                  <Row
                    key={list.id}
                    list={list}
                    mayChange={mayChange}
                    onAct={(act) => setAsked({ list, act })}
                  />
                ))}
              </ul>
            )
          }
        </QueryRegion>
      </Part>
      {mayChange ? <AddFetched /> : <p className={parts.note}>{words.readOnly()}</p>}
      {asked === null ? null : (
        <ActDialog
          title={words.actOf({ act: acts[asked.act](), address: asked.list.address })}
          says={words.actSays()}
          button={acts[asked.act]()}
          send={(client, { reason }) =>
            client.call(changeFetchedList, { id: asked.list.id, do: asked.act, reason })
          }
          onClose={() => setAsked(null)}
          done={() => {
            setAsked(null)
            toast({ text: words.done(), tone: 'good' })
          }}
        />
      )}
    </div>
  )
}
