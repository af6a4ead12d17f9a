import { useCommand } from '@tessera/cache/react'
import { type Billing, getBilling } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { modeCommand } from '../frame/commands.ts'
import { words } from '../frame/words.ts'
import styles from './overview.module.css'

interface ModeProps {
  readonly advertiserId: AdvertiserId
  readonly billing: Billing
}

/** Changes whether an account pays ahead. */
export function Mode({ advertiserId, billing }: ModeProps): ReactElement {
  const { queries } = useShell()
  const { money } = useMoney(billing.currency)
  const { run, busy, formRefusal } = useCommand(modeCommand)
  const isAhead = billing.mode === 'prepaid'
  const threshold = money(billing.threshold_micro)
  const change = async () => {
    const mode = isAhead ? 'threshold' : 'prepaid'
    const outcome = await run({ advertiser_id: advertiserId, mode })
    if (outcome.state === 'done') void queries.invalidateQueries({ queryKey: [getBilling.name] })
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{words.mode()}</h2>
      <p className={styles.quiet}>{isAhead ? words.modeAhead() : words.modeAfter({ threshold })}</p>
      {formRefusal === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {formRefusal}
        </p>
      )}
      {billing.may_pay ? (
        <div>
          <Button busy={busy} onClick={() => void change()}>
            {isAhead ? words.toAfter() : words.toAhead()}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
