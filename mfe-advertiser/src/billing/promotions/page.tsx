import { useQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { getBilling } from '@tessera/contracts/calls/billing'
import { getUsedCodes } from '@tessera/contracts/calls/billing-reports'
import type { AdvertiserId } from '@tessera/contracts/ids'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { redeemCommand } from '../frame/commands.ts'
import { BillingFrame } from '../frame/frame.tsx'
import { words } from '../frame/words.ts'
import styles from '../overview/overview.module.css'

interface OfAccount {
  readonly advertiserId: AdvertiserId
}

function Redeem({ advertiserId }: OfAccount): ReactElement {
  const { queries } = useShell()
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { run, busy, formRefusal, clear } = useCommand(redeemCommand)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (busy || code.trim() === '') return
    const outcome = await run({ advertiser_id: advertiserId, code })
    if (outcome.state !== 'done') return
    setCode('')
    for (const { name } of [getUsedCodes, getBilling])
      void queries.invalidateQueries({ queryKey: [name] })
  }
  return (
    <form noValidate className={styles.pay} onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.code()}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={isEmpty ? words.codeMissing() : formRefusal}
        value={code}
        onChange={({ currentTarget }) => {
          setEmpty(false)
          clear()
          setCode(currentTarget.value)
        }}
      />
      <Button type="submit" kind="primary" busy={busy}>
        {words.redeem()}
      </Button>
    </form>
  )
}

function Codes({ advertiserId }: OfAccount): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, getUsedCodes, { advertiser_id: advertiserId }),
    staleTime: 0,
  })
  const { money, moment } = useMoney(query.data?.currency ?? 'USD')
  return (
    <Report query={query}>
      {({ codes }) =>
        codes.length === 0 ? (
          <Nothing>{words.noCodes()}</Nothing>
        ) : (
          <DataTable
            label={words.promotions()}
            rows={codes}
            keyOf={({ code }) => code}
            columns={[
              { head: words.code(), cell: ({ code }) => code },
              { head: words.date(), cell: ({ used_at: at }) => moment(at) },
              { head: words.credit(), cell: (row) => money(row.amount_micro), isNumber: true },
            ]}
          />
        )
      }
    </Report>
  )
}

/** Codes that give credit for ads. */
export default function PromotionsPage({
  params,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return (
    <BillingFrame url="promotions" advertiserId={params.advertiserId}>
      {(advertiserId) => (
        <>
          <Redeem advertiserId={advertiserId} />
          <Codes advertiserId={advertiserId} />
        </>
      )}
    </BillingFrame>
  )
}
