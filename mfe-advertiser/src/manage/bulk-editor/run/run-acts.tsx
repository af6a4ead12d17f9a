import { useCommand } from '@tessera/cache/react'
import { bulkFileUrl } from '@tessera/contracts/calls/bulk-files'
import type { BulkRun } from '@tessera/contracts/calls/bulk-runs'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { Button } from '@tessera/ui/button'
import { keepFocus } from '@tessera/ui/keep-focus'
import { type ReactElement, useState } from 'react'
import { ConsentModal } from '../../../kit/ad-fields/consent-modal.tsx'
import { useFigures } from '../../../kit/money/use-figures.ts'
import { Confirm } from '../../../kit/panels/confirm.tsx'
import panels from '../../../kit/panels/panels.module.css'
import styles from '../frame/bulk-editor.module.css'
import { actCommand } from '../frame/commands.ts'
import { useMark } from '../frame/use-mark.ts'
import { runWords as words } from '../frame/words.ts'
import { isOpenRun } from './is-open.ts'

interface RunActsProps {
  readonly account: Advertiser
  readonly run: BulkRun
}

type Action = 'apply' | 'undo'

/** Applies an upload or undoes it, and asks before that for consent where the law wants it. */
function useAct({ account, run }: RunActsProps) {
  const command = useCommand(actCommand)
  const [last, setLast] = useState<Action>('apply')
  const act = async (action: Action): Promise<boolean> => {
    setLast(action)
    const asked = { advertiser_id: account.id, run_id: run.id, action }
    return (await command.run(asked)).state === 'done'
  }
  const needsConsent = command.refusal?.code === 'ads-consent-needed'
  return {
    act,
    needsConsent,
    busy: command.busy,
    clear: command.clear,
    again: () => act(last),
    refusal: needsConsent ? undefined : command.formRefusal,
  }
}

/** The actions that the state of an upload allows. */
export function RunActs({ account, run }: RunActsProps): ReactElement {
  const { act, again, busy, clear, needsConsent, refusal } = useAct({ account, run })
  const mark = useMark()
  const { count } = useFigures(account.currency)
  const [isAsking, setAsking] = useState(false)
  const { state, campaigns } = run
  const ready = campaigns.ready
  const applyText = ready === 1 ? words.applyOne() : words.apply({ count: count(ready) })
  const of = { advertiser_id: account.id, run_id: run.id }
  const undo = async () => {
    if (await act('undo')) setAsking(false)
  }
  return (
    <div className={panels.stack}>
      <div ref={keepFocus} tabIndex={-1} className={panels.acts}>
        {(state === 'checked' || state === 'failed') && ready > 0 ? (
          <Button kind="primary" busy={busy} onClick={() => void act('apply')}>
            {state === 'failed' ? words.goOn() : applyText}
          </Button>
        ) : null}
        {(state === 'applied' || state === 'failed') && campaigns.applied > 0 ? (
          <Button busy={busy} onClick={() => setAsking(true)}>
            {words.undo()}
          </Button>
        ) : null}
        {state === 'unreadable' || isOpenRun(run) ? null : (
          <Button href={bulkFileUrl({ ...of, file: 'report', show: 'all', mark })} download>
            {words.report()}
          </Button>
        )}
      </div>
      {refusal === undefined || isAsking ? null : (
        <p role="alert" className={styles.fault}>
          {refusal}
        </p>
      )}
      {isAsking && !needsConsent ? (
        <Confirm
          title={words.undoTitle()}
          button={words.undoButton()}
          busy={busy}
          refusal={refusal}
          onClose={() => setAsking(false)}
          onConfirm={() => void undo()}
        >
          {words.undoLead()}
        </Confirm>
      ) : null}
      {needsConsent ? (
        <ConsentModal onAgree={() => void again().then(() => setAsking(false))} onClose={clear} />
      ) : null}
    </div>
  )
}
