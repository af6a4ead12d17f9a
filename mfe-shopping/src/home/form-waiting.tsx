import { useReturning } from '@tessera/module/react'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from './form-waiting.module.css'
import { words } from './words.ts'

function Field(): ReactElement {
  return (
    <div className={styles.field}>
      <Skeleton width={72} height={12} />
      <Skeleton height={48} radius="var(--r-m)" />
    </div>
  )
}

/** The skeleton of the sign-up form, or of the log-in form of a returning visitor. */
export function FormWaiting(): ReactElement {
  const returning = useReturning()
  return (
    <div role="status" aria-label={words.formWaiting()} className={styles.waiting}>
      {returning === null ? null : <Skeleton width="100%" height={200} radius="var(--r-m)" />}
      {returning !== null ? null : <Skeleton width={40} height={40} />}
      <div className={styles.head}>
        <Skeleton width={220} height={28} />
        <Skeleton width={160} height={16} />
      </div>
      <div className={styles.fields}>
        {returning === null ? <Field /> : null}
        <Field />
        {returning === null ? <Field /> : null}
        <Skeleton height={48} radius="var(--r-full)" />
      </div>
    </div>
  )
}
