import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { words } from '../../words.ts'
import type { Event } from '../flow/events.ts'
import type { AskingResume } from '../flow/states.ts'
import styles from './panel.module.css'

const dayOf = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(time))

/** Says that the account is paused or about to be deleted; one press brings it back. */
export function PausedStep(props: {
  readonly state: AskingResume
  readonly send: (event: Event) => void
}) {
  const { state, send } = props
  const { $locale } = useShell()
  const { closesAt } = state
  return (
    <>
      <p className={styles.centred}>
        {closesAt === null
          ? words.pausedWhy()
          : words.closingWhy({ day: dayOf(closesAt, $locale.get()) })}
      </p>
      <Button kind="primary" full data-step-focus onClick={() => send({ type: 'resumed' })}>
        {closesAt === null ? words.pausedResume() : words.closingResume()}
      </Button>
      <Button kind="plain" full onClick={() => send({ type: 'mode-chosen', mode: 'log-in' })}>
        {words.pausedLater()}
      </Button>
    </>
  )
}
