import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import {
  getCopyrightRules,
  type CopyrightRules as Rules,
  setCopyrightRules,
} from '@tessera/contracts/calls/copyright'
import { counterDays } from '@tessera/contracts/report-kinds'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { QueryRegion } from '@tessera/ui/query-region'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { RowsWaiting } from '../frame/rows-waiting.tsx'
import { frameWords } from '../frame/words.ts'
import { decisionWords as words } from './words.ts'

const upheldMost = 20

function wholeIn(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return value >= least && value <= most ? value : undefined
}

interface FormProps {
  readonly rules: Rules
  readonly mayEdit: boolean
}

function Form({ rules, mayEdit }: FormProps): ReactElement {
  const { toast } = useShell()
  const [days, setDays] = useState(String(rules.days))
  const [upheld, setUpheld] = useState(String(rules.upheld))
  const [isTried, setTried] = useState(false)
  const [asked, setAsked] = useState<Rules | null>(null)
  const wanted = {
    days: wholeIn(days, counterDays.least, counterDays.most),
    upheld: wholeIn(upheld, 1, upheldMost),
  }
  return (
    <form
      noValidate
      className={parts.form}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (wanted.days === undefined || wanted.upheld === undefined) return
        setAsked({ days: wanted.days, upheld: wanted.upheld })
      }}
    >
      <TextField
        label={words.clockDays()}
        inputMode="numeric"
        readOnly={!mayEdit}
        value={days}
        error={isTried && wanted.days === undefined ? words.clockDaysFault() : undefined}
        onChange={({ currentTarget }) => setDays(currentTarget.value)}
      />
      <TextField
        label={words.clockUpheld()}
        inputMode="numeric"
        readOnly={!mayEdit}
        value={upheld}
        error={isTried && wanted.upheld === undefined ? words.clockUpheldFault() : undefined}
        onChange={({ currentTarget }) => setUpheld(currentTarget.value)}
      />
      {mayEdit ? (
        <div>
          <Button type="submit">{words.clocksSave()}</Button>
        </div>
      ) : null}
      {asked === null ? null : (
        <ActDialog
          title={words.clocksTitle()}
          says={words.clocksSays()}
          button={words.clocksSave()}
          send={(client, { reason }) => client.call(setCopyrightRules, { ...asked, reason })}
          onClose={() => setAsked(null)}
          done={() => {
            setAsked(null)
            toast({ text: words.clocksSaved(), tone: 'good' })
          }}
        />
      )}
    </form>
  )
}

/** The clocks of copyright notices. */
export function CopyrightRules({ mayEdit }: { readonly mayEdit: boolean }): ReactElement {
  const { client } = useShell()
  const query = useQuery({ ...queryOptions(client, getCopyrightRules, {}), staleTime: 0 })
  return (
    <Part title={words.clocks()} lead={words.clocksWhy()}>
      <QueryRegion query={query} failed={frameWords.failed()} waiting={<RowsWaiting />}>
        {(rules) => <Form key={`${rules.days} ${rules.upheld}`} rules={rules} mayEdit={mayEdit} />}
      </QueryRegion>
    </Part>
  )
}
