import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import type { ReactNode } from 'react'
import { words } from '../../words.ts'
import type { Help } from '../flow/draft.ts'
import styles from './form.module.css'

const labels: Readonly<Record<Help, () => string>> = {
  'reset-password': words.resetPassword,
  'set-password': words.setPassword,
  'recover-account': words.recoverAccount,
}

/** Returns the address of the forgot-password page, with a known email filled in. */
export const wayToPassword = (email: string): string =>
  paths.forgotPassword.to(email.trim() === '' ? {} : { ue: email.trim() })

/** Renders an error with its help link, if it has one. */
export function faultText(
  fault: string | undefined,
  { help, email }: { readonly help: Help | null; readonly email: string },
): ReactNode {
  if (fault === undefined || help === null) return fault
  return (
    <>
      {fault} {help === 'reset-password' ? `${words.tryAgainOr()} ` : null}
      <Link className={styles.help} to={wayToPassword(email)}>
        {labels[help]()}
      </Link>
    </>
  )
}
