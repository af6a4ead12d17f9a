import { useStore } from '@nanostores/react'
import { again } from '@tessera/module/again'
import { lazy, Suspense } from 'react'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import type { AccountsShell } from './accounts-shell.ts'

const AccountDialog = lazy(() =>
  again(() => import(/* webpackChunkName: "account-dialog" */ './account-dialog.tsx')),
)

/** The place of the dialogs about accounts; nothing of them loads before one is open. */
export function AccountDialogs({ shell }: { readonly shell: AccountsShell }) {
  const dialog = useStore(shell.accounts.$dialog)
  const viewer = useStore(shell.stores.$viewer)
  if (dialog === null || viewer === null) return null
  const { $dialog, leave } = shell.accounts
  const fail = (thrown: unknown) => {
    shell.parts.report({ code: 'accounts-failed', from: 'shell', detail: String(thrown) })
    $dialog.set(null)
    // A page of the former account must not stay without the dialog that covers it.
    if (dialog.kind === 'overtaken') leave()
  }
  return (
    <ViewBoundary onThrow={fail} fallback={() => null}>
      <Suspense fallback={null}>
        <AccountDialog shell={shell} dialog={dialog} viewer={viewer} />
      </Suspense>
    </ViewBoundary>
  )
}
