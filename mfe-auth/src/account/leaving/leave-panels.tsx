import type { Security } from '@tessera/contracts/calls/security'
import { timings } from '@tessera/contracts/timings'
import { Button } from '@tessera/ui/button'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { words } from '../account-settings/words.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { useLeaving } from './use-leaving.ts'

/** Pauses the account, or closes it. */
export function LeavePanels({ security }: { readonly security: Security }) {
  const { state, send } = useLeaving(security.has_password)
  return (
    <>
      <SettingsPanel title={words.pauseTitle()} why={words.pauseWhy()}>
        <p>{words.pauseWhat()}</p>
        <div>
          <Button onClick={() => send({ type: 'chosen', way: 'pause' })}>{words.pauseDo()}</Button>
        </div>
      </SettingsPanel>
      <SettingsPanel title={words.closeTitle()} why={words.closeWhy({ days: timings.closingDays })}>
        <p>{words.closeNow()}</p>
        <div>
          <Button onClick={() => send({ type: 'chosen', way: 'close' })}>{words.closeDo()}</Button>
        </div>
      </SettingsPanel>
      {state.kind === 'asking' || state.kind === 'sending' ? (
        <LeaveDialog state={state} send={send} account={security} />
      ) : null}
    </>
  )
}
