import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { useShell, useTitle } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { Card } from '../../kit/card/card.tsx'
import { CaptchaStep } from '../dialog/captcha-step.tsx'
import { RecoveryDialog } from '../dialog/dialog.tsx'
import { useResetEmail } from '../dialog/use-reset-email.ts'
import { words } from '../words.ts'
import { AccountForm } from './account-form.tsx'

/** Sends a password reset link. Its answer never reveals which accounts exist. */
export default function ForgotPasswordPage({ query }: PageProps) {
  const shell = useShell()
  useTitle(words.forgotPage())
  const known = query.get('ue')
  const [account, setAccount] = useState(known ?? '')
  const { resetEmail, tell } = useResetEmail(() => {})
  // Removes the email from the address bar and the history.
  useEffect(() => {
    if (known !== null) shell.navigate(paths.forgotPassword.to(), { replace: true })
  }, [known, shell])
  return (
    <Card
      title={words.forgotPage()}
      {...(resetEmail.kind === 'captcha' ? {} : { lead: words.forgotLead() })}
    >
      {resetEmail.kind === 'captcha' ? (
        <CaptchaStep resetEmail={resetEmail} tell={tell} />
      ) : (
        <AccountForm account={account} onType={setAccount} resetEmail={resetEmail} tell={tell} />
      )}
      {resetEmail.kind === 'sent' ? (
        <RecoveryDialog
          type="PASSWORD_RESET_SENT"
          account={resetEmail.account}
          onClose={() => tell({ type: 'put-away' })}
        />
      ) : null}
    </Card>
  )
}
