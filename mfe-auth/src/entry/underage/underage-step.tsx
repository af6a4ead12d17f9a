import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useEffect } from 'react'
import { words } from '../../words.ts'
import { birthdaySeconds } from '../flow/check-birthday.ts'
import type { Event } from '../flow/events.ts'
import type { ConfirmingAge } from '../flow/states.ts'
import styles from './underage.module.css'

function writtenOut(birthday: string, locale: string): string {
  const seconds = birthdaySeconds(birthday) ?? 0
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(seconds * 1_000))
}

/**
 * Asks whether the birthday is right. Confirming it shows that no account is possible, then opens
 * the home page.
 */
export function UnderageStep(props: {
  readonly state: ConfirmingAge
  readonly send: (event: Event) => void
  readonly age: number
  readonly onLeave: () => void
}) {
  const { state, send, age, onLeave } = props
  const { brand, navigate, $locale } = useShell()
  const { confirmed, draft } = state
  useEffect(() => {
    if (!confirmed) return
    const leave = setTimeout(() => {
      onLeave()
      navigate(paths.home.to())
    }, timings.underageRedirect)
    return () => clearTimeout(leave)
  }, [confirmed])
  const date = writtenOut(draft.birthday, $locale.get())
  return (
    <div className={styles.underage}>
      <p>{words.underageAsk({ date, age, brand })}</p>
      <div className={styles.actions}>
        <Button data-step-focus disabled={confirmed} onClick={() => send({ type: 'age-edited' })}>
          {words.edit()}
        </Button>
        <Button kind="primary" busy={confirmed} onClick={() => send({ type: 'age-confirmed' })}>
          {words.confirm()}
        </Button>
      </div>
    </div>
  )
}
