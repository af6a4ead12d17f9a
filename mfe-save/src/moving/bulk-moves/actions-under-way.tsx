import { useStore } from '@nanostores/react'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useEffect, useId } from 'react'
import { doingText, progressText } from './act-text.ts'
import styles from './actions-under-way.module.css'
import { type UnderWay, underWayOf } from './under-way.ts'
import { words } from './words.ts'

interface OneProps {
  readonly action: UnderWay
  readonly onCancel: () => void
}

function One({ action, onCancel }: OneProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const id = useId()
  const { spoken, done, total, stopping } = action
  // The service counts what an action does, not what its undo takes back, and an undo runs to its end.
  const isUndo = spoken.kind === 'undo'
  return (
    <li className={styles.action}>
      <p id={id} className={styles.text}>
        {doingText(spoken)}
      </p>
      {!isUndo && <p className={styles.count}>{progressText(done, total, locale)}</p>}
      <progress
        className={styles.bar}
        aria-labelledby={id}
        max={Math.max(total, 1)}
        {...(isUndo ? {} : { value: done })}
      />
      {!isUndo && (
        <Button kind="quiet" size="small" busy={stopping} onClick={onCancel}>
          {words.cancel()}
        </Button>
      )}
    </li>
  )
}

/** Shows the progress of the viewer's large actions, each with a button to stop it. */
export function ActionsUnderWay(): ReactElement | null {
  const actions = underWayOf(useShell())
  const all = useStore(actions.$all)
  useEffect(() => actions.follow(), [actions])
  if (all.length === 0) return null
  return (
    <section aria-label={words.underWay()} className={styles.under}>
      <ul className={styles.all}>
        {all.map((action) => (
          <One key={action.id} action={action} onCancel={() => void actions.cancel(action.id)} />
        ))}
      </ul>
    </section>
  )
}
