import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import type { ReactNode } from 'react'
import { words } from '../words.ts'
import type { Help } from './draft.ts'
import styles from './form.module.css'

const labels: Readonly<Record<Help, () => string>> = {
  'reset-password': words.resetPassword,
  'set-password': words.setPassword,
  'recover-account': words.recoverAccount,
}

/** Where a link to a new password is asked for, with the address that is known already. */
export const wayToPassword = (email: string): string =>
  paths.forgotPassword.to(email.trim() === '' ? {} : { ue: email.trim() })

/** What is wrong, and the way out beside it where there is one. */
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
