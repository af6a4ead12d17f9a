import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import {
  type HouseRetention,
  houseRetention,
  setRetention,
} from '@tessera/contracts/calls/house-retention'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { QueryRegion } from '@tessera/ui/query-region'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Area, type Self } from '../frame/area.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { frameWords } from '../frame/words.ts'
import { retentionWords as words } from './words.ts'

const names: Readonly<Record<string, () => string>> = {
  outbox: words.outbox,
  suppressions: words.suppressions,
  'suspended-sessions': words['suspended-sessions'],
  invites: words.invites,
  notifications: words.notifications,
  errors: words.errors,
  vitals: words.vitals,
  notices: words.notices,
}

/** Returns what a retention is about; its own name for one that this build doesn't know. */
const nameOf = ({ name }: HouseRetention): string => names[name]?.() ?? name

function ChangeDays(props: { readonly retention: HouseRetention; readonly onClose: () => void }) {
  const { retention, onClose } = props
  const { toast } = useShell()
  const { name, least, most } = retention
  const [days, setDays] = useState(String(retention.days))
  return (
    <ActDialog
      title={nameOf(retention)}
      says={words.saveSays()}
      button={words.save()}
      send={(client, { reason, present_code }) =>
        client.call(setRetention, { name, days: Number(days), reason, present_code })
      }
      onClose={onClose}
      done={() => {
        onClose()
        toast({ text: words.saved(), tone: 'good' })
      }}
    >
      <TextField
        label={words.days()}
        hint={words.daysHint({ least, most })}
        inputMode="numeric"
        value={days}
        onChange={({ currentTarget }) => setDays(currentTarget.value)}
      />
    </ActDialog>
  )
}

function Retentions({ self }: { readonly self: Self }): ReactElement {
  const { client } = useShell()
  const [changing, setChanging] = useState<HouseRetention | null>(null)
  const query = useQuery({ ...queryOptions(client, houseRetention, {}), staleTime: 0 })
  const mayChange = self.may('retention.set')
  return (
    <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
      {(all) => (
        <div className={parts.stack}>
          <ul aria-label={words.title()} className={parts.list}>
            {all.map((each) => (
              <li key={each.name} className={parts.item}>
                <span className={parts.lines}>
                  <strong>{nameOf(each)}</strong>
                  <span className={parts.sub}>{words.line(each)}</span>
                </span>
                {mayChange ? (
                  <Button
                    size="small"
                    aria-label={words.changeOf({ name: nameOf(each) })}
                    onClick={() => setChanging(each)}
                  >
                    {words.change()}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          {mayChange ? null : <p className={parts.note}>{words.readOnly()}</p>}
          {changing === null ? null : (
            <ChangeDays retention={changing} onClose={() => setChanging(null)} />
          )}
        </div>
      )}
    </QueryRegion>
  )
}

/** The days that rows are kept which end by time. */
export default function RetentionPage(): ReactElement {
  return (
    <Area page="retention" title={words.title()} needs="retention.see" lead={words.lead()}>
      {(self) => <Retentions self={self} />}
    </Area>
  )
}
