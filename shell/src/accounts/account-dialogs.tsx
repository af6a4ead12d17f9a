import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import type { Shell } from '../boot/shell.ts'

const AccountDialog = lazy(
  () => import(/* webpackChunkName: "account-dialog" */ './account-dialog.tsx'),
)

/** The place of the dialogs about accounts; nothing of them loads before one is open. */
export function AccountDialogs({ shell }: { readonly shell: Shell }) {
  const dialog = useStore(shell.accounts.$dialog)
  const viewer = useStore(shell.stores.$viewer)
  if (dialog === null || viewer === null) return null
  return (
    <Suspense fallback={null}>
      <AccountDialog shell={shell} dialog={dialog} viewer={viewer} />
    </Suspense>
  )
}
