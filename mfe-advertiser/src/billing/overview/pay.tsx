import { microPerCoin, readMicro, scaledMicro } from '@tessera/contracts/ads/micro'
import type { Billing } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { Chip } from '@tessera/ui/chip'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { words } from '../frame/words.ts'
import { Challenge } from '../steps/challenge.tsx'
import styles from './overview.module.css'
import { usePay } from './use-pay.ts'

interface PayProps {
  readonly advertiserId: AdvertiserId
  readonly billing: Billing
}

type Paying = ReturnType<typeof usePay>

function Outcome({ pay }: { readonly pay: Paying }): ReactElement {
  return (
    <>
      {pay.fault === null ? null : (
        <p role="alert" className={styles.fault}>
          {pay.fault}
        </p>
      )}
      {pay.state.kind === 'challenge' ? (
        <Challenge url={pay.state.url} onAnswered={pay.answered} onLeave={pay.left} />
      ) : null}
    </>
  )
}

/** Says what is charged beyond the amount. */
function Tax({ billing }: Pick<PayProps, 'billing'>): ReactElement | null {
  if (billing.is_reverse_charge) return <p className={styles.quiet}>{words.reverseCharge()}</p>
  if (billing.tax_rate === 0) return null
  return <p className={styles.quiet}>{words.plusTax({ rate: billing.tax_rate / 100 })}</p>
}

function AddMoney({ advertiserId, billing }: PayProps): ReactElement {
  const { currency } = billing
  const { money } = useMoney(currency)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const pay = usePay(advertiserId, billing, () => setText(''))
  const start = (micro: number | undefined) => {
    const isFit = micro !== undefined && micro > 0 && micro <= limits.paymentMaxMicro
    setFault(isFit ? undefined : words.amountFault())
    if (isFit) pay.start(micro)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pay.isBusy) start(readMicro(text, currency))
  }
  const write = (next: string) => {
    setFault(undefined)
    setText(next)
  }
  return (
    <form noValidate className={styles.part} onSubmit={submit}>
      <h2 className={styles.title}>{words.addMoney()}</h2>
      <fieldset aria-label={words.amounts()} className={styles.amounts}>
        {[25, 50, 100, 250].map((dollars) => {
          const micro = scaledMicro(dollars, currency)
          return (
            <Chip key={dollars} onClick={() => write(String(micro / 1_000_000))}>
              {money(micro)}
            </Chip>
          )
        })}
      </fieldset>
      <div className={styles.pay}>
        <TextField
          label={words.amountIn({ currency })}
          name="amount"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          error={fault}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <Button type="submit" kind="primary" busy={pay.isBusy}>
          {words.addMoney()}
        </Button>
      </div>
      <Tax billing={billing} />
      <Outcome pay={pay} />
    </form>
  )
}

function PayNow({ advertiserId, billing }: PayProps): ReactElement {
  const { currency, owed_micro: owed } = billing
  const { money } = useMoney(currency)
  const pay = usePay(advertiserId, billing)
  const micro = owed - (owed % microPerCoin(currency))
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{words.payNow()}</h2>
      <p className={styles.quiet}>{words.payNowWhy()}</p>
      <Tax billing={billing} />
      <div>
        <Button kind="primary" busy={pay.isBusy} onClick={() => pay.start(micro)}>
          {words.pay({ amount: money(micro) })}
        </Button>
      </div>
      <Outcome pay={pay} />
    </section>
  )
}

/** Adds money, or pays what is owed; nothing without a card, or where nothing is owed. */
export function Pay({ advertiserId, billing }: PayProps): ReactElement | null {
  if (!billing.may_pay || billing.methods.length === 0 || billing.provider === null) return null
  if (billing.mode === 'prepaid') return <AddMoney advertiserId={advertiserId} billing={billing} />
  const isOwed = billing.owed_micro >= microPerCoin(billing.currency)
  return isOwed ? <PayNow advertiserId={advertiserId} billing={billing} /> : null
}
