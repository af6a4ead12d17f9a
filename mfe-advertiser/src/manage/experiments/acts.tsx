import { useCommand } from '@tessera/cache/react'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdExperiment } from '@tessera/contracts/calls/ad-experiments'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { Confirm } from '../../kit/panels/confirm.tsx'
import panels from '../../kit/panels/panels.module.css'
import { Change } from './change.tsx'
import { deleteCommand, updateCommand } from './commands.ts'
import styles from './experiments.module.css'
import { LinkButton } from './link-button.tsx'
import { words } from './words.ts'

interface ActsProps {
  readonly account: Advertiser
  readonly experiment: AdExperiment
  /** True in a list: it also leads to the experiment. */
  readonly isRow?: boolean
}

type Asking = 'stop' | 'remove' | 'change' | null

interface AskProps extends ActsProps {
  readonly onClose: () => void
}

function Stop({ account, experiment, onClose }: AskProps): ReactElement {
  const { toast } = useShell()
  const update = useCommand(updateCommand)
  const { experiment_id, name } = experiment
  const send = async () => {
    const input = { advertiser_id: account.id, experiment_id, action: 'stop' } as const
    if ((await update.run(input)).state !== 'done') return
    toast({ text: words.stopped({ name }), tone: 'good' })
    onClose()
  }
  return (
    <Confirm
      title={words.stopTitle({ name })}
      button={words.stop()}
      busy={update.busy}
      refusal={update.formRefusal}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {words.stopWhy()}
    </Confirm>
  )
}

function Remove({ account, experiment, isRow, onClose }: AskProps): ReactElement {
  const { toast, navigate } = useShell()
  const remove = useCommand(deleteCommand)
  const { experiment_id, name } = experiment
  const send = async () => {
    if ((await remove.run({ advertiser_id: account.id, experiment_id })).state !== 'done') return
    toast({ text: words.removed({ name }) })
    onClose()
    if (isRow !== true) navigate(advertiserUrl('experimentsManage', { advertiserId: account.id }))
  }
  return (
    <Confirm
      title={words.removeTitle({ name })}
      button={words.remove()}
      busy={remove.busy}
      refusal={remove.formRefusal}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {words.removeWhy()}
    </Confirm>
  )
}

/** Starts a draft, or makes one of an experiment that was to start later. */
function Switch({ account, experiment }: ActsProps): ReactElement | null {
  const { toast } = useShell()
  const update = useCommand(updateCommand)
  const { experiment_id, name, state } = experiment
  if (state !== 'draft' && state !== 'scheduled') return null
  const isDraft = state === 'draft'
  const send = async () => {
    const action = isDraft ? 'start' : 'stop'
    const outcome = await update.run({ advertiser_id: account.id, experiment_id, action })
    if (outcome.state === 'done')
      toast({ text: isDraft ? words.started({ name }) : words.stopped({ name }), tone: 'good' })
  }
  return (
    <>
      <Button
        size="small"
        kind={isDraft ? 'primary' : 'quiet'}
        busy={update.busy}
        aria-label={isDraft ? words.startOf({ name }) : words.unscheduleOf({ name })}
        onClick={() => void send()}
      >
        {isDraft ? words.start() : words.unschedule()}
      </Button>
      {update.formRefusal === undefined ? null : (
        <p role="alert" className={panels.fault}>
          {update.formRefusal}
        </p>
      )}
    </>
  )
}

/** The actions that the state of an experiment allows. */
export function Acts({ account, experiment, isRow = false }: ActsProps): ReactElement {
  const [asking, ask] = useState<Asking>(null)
  const { experiment_id: experimentId, name, state } = experiment
  const close = () => ask(null)
  const props = { account, experiment, isRow, onClose: close }
  const to = advertiserUrl('experimentManage', {
    advertiserId: account.id,
    params: { experimentId },
  })
  return (
    <div className={isRow ? `${panels.acts} ${styles.rowActs}` : panels.acts}>
      {isRow ? (
        <LinkButton to={to} label={words.openOf({ name })}>
          {words.open()}
        </LinkButton>
      ) : null}
      <Switch {...{ account, experiment }} />
      {state === 'running' ? (
        <Button size="small" aria-label={words.stopOf({ name })} onClick={() => ask('stop')}>
          {words.stop()}
        </Button>
      ) : null}
      <Button size="small" aria-label={words.changeOf({ name })} onClick={() => ask('change')}>
        {words.change()}
      </Button>
      {state === 'draft' ? (
        <Button size="small" aria-label={words.removeOf({ name })} onClick={() => ask('remove')}>
          {words.remove()}
        </Button>
      ) : null}
      {asking === 'stop' ? <Stop {...props} /> : null}
      {asking === 'remove' ? <Remove {...props} /> : null}
      {asking === 'change' ? <Change {...props} /> : null}
    </div>
  )
}
