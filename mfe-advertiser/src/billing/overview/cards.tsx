import { useCommand } from '@tessera/cache/react'
import { type Billing, getBilling, type PaymentMethod } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import cards from '../cards/cards.module.css'
import { defaultCommand, removeCommand } from '../frame/commands.ts'
import { words } from '../frame/words.ts'
import PaymentMethodForm from '../payment-method/payment-method-form.tsx'
import styles from './overview.module.css'
import { RemoveLast } from './remove-last.tsx'

interface CardsProps {
  readonly advertiserId: AdvertiserId
  readonly billing: Billing
}

const brandNames: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' }

const nameOf = ({ brand, last_digits: digits }: PaymentMethod): string =>
  words.cardName({ brand: brandNames[brand] ?? brand, digits })

const expiryOf = ({ exp_month: month, exp_year: year }: PaymentMethod): string =>
  words.cardExpires({ date: `${String(month).padStart(2, '0')}/${String(year).slice(-2)}` })

function Card({
  advertiserId,
  billing,
  method,
}: CardsProps & { readonly method: PaymentMethod }): ReactElement {
  const { queries } = useShell()
  const choose = useCommand(defaultCommand)
  const remove = useCommand(removeCommand)
  const input = { advertiser_id: advertiserId, method_id: method.id }
  const name = nameOf(method)
  const isLast = billing.methods.length === 1
  const [isAsking, setAsking] = useState(false)
  const run = async (command: typeof choose | typeof remove) => {
    const outcome = await command.run(input)
    setAsking(false)
    if (outcome.state === 'done') void queries.invalidateQueries({ queryKey: [getBilling.name] })
  }
  return (
    <li className={cards.method}>
      <span className={cards.methodText}>
        <span className={cards.name}>{name}</span>
        <span className={cards.quiet}>
          {method.is_default ? words.cardDefault() : expiryOf(method)}
        </span>
      </span>
      {billing.may_pay ? (
        <span className={cards.acts}>
          {method.is_default ? null : (
            <Button
              size="small"
              aria-label={words.chargeCard({ name })}
              busy={choose.busy}
              onClick={() => void run(choose)}
            >
              {words.charge()}
            </Button>
          )}
          <Button
            size="small"
            aria-label={words.removeCard({ name })}
            busy={remove.busy}
            onClick={() => (isLast ? setAsking(true) : void run(remove))}
          >
            {words.remove()}
          </Button>
        </span>
      ) : null}
      {isAsking ? (
        <RemoveLast
          stopped={billing.stopped_by_last_card}
          busy={remove.busy}
          onRemove={() => void run(remove)}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {remove.formRefusal === undefined ? null : (
        <p role="alert" className={cards.fault}>
          {remove.formRefusal}
        </p>
      )}
    </li>
  )
}

/** The cards of an account, and the form that adds one. */
export function Cards({ advertiserId, billing }: CardsProps): ReactElement {
  const { may_pay: mayPay } = billing
  const [isAdding, setAdding] = useState(false)
  const isNone = billing.methods.length === 0
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{words.cards()}</h2>
      {isNone && mayPay ? (
        <PaymentMethodForm advertiserId={advertiserId} onDone={() => {}} />
      ) : (
        <>
          <ul aria-label={words.cards()} className={cards.methods}>
            {billing.methods.map((method) => (
              <Card key={method.id} advertiserId={advertiserId} billing={billing} method={method} />
            ))}
          </ul>
          {mayPay ? (
            <div>
              <Button onClick={() => setAdding(true)}>{words.addAnother()}</Button>
            </div>
          ) : (
            <p className={styles.quiet}>{words.mayNotPay()}</p>
          )}
        </>
      )}
      {isAdding ? (
        <Modal title={words.addCard()} backdropCloses={false} onClose={() => setAdding(false)}>
          <PaymentMethodForm advertiserId={advertiserId} onDone={() => setAdding(false)} />
        </Modal>
      ) : null}
    </section>
  )
}
