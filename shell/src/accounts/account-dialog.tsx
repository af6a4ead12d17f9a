import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { AccountDialog as Dialog } from './account-change.ts'
import type { AccountsShell } from './accounts-shell.ts'
import { LeavingDialog } from './leaving-dialog.tsx'
import { OvertakenDialog } from './overtaken-dialog.tsx'
import { SwitcherDialog } from './switcher-dialog.tsx'

interface Props {
  readonly shell: AccountsShell
  readonly dialog: Dialog
  readonly viewer: Viewer
}

/** The dialog about accounts that is open. */
export default function AccountDialog({ shell, dialog, viewer }: Props) {
  switch (dialog.kind) {
    case 'switcher':
      return <SwitcherDialog shell={shell} viewer={viewer} />
    case 'leaving':
      return <LeavingDialog shell={shell} account={dialog.account} />
    case 'overtaken':
      return <OvertakenDialog shell={shell} before={viewer} viewer={dialog.viewer} />
  }
}
