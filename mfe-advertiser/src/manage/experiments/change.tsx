import { useCommand } from '@tessera/cache/react'
import type { AdExperiment } from '@tessera/contracts/calls/ad-experiments'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { dayInZone } from '../../kit/dates/day-in-zone.ts'
import panels from '../../kit/panels/panels.module.css'
import { updateCommand } from './commands.ts'
import { DayFields } from './day-fields.tsx'
import styles from './experiments.module.css'
import { daysFault } from './form-draft.ts'
import { words } from './words.ts'

interface ChangeProps {
  readonly account: Advertiser
  readonly experiment: AdExperiment
  readonly onClose: () => void
}

/** Changes the name and the days of an experiment. One that has begun keeps its first day. */
export function Change({ account, experiment, onClose }: ChangeProps): ReactElement {
  const { toast } = useShell()
  const today = dayInZone(account.time_zone ?? 'UTC', Date.now())
  const update = useCommand(updateCommand)
  const { state, measure, experiment_id } = experiment
  const [name, setName] = useState(experiment.name)
  const [days, setDays] = useState({
    firstDay: experiment.first_day,
    lastDay: experiment.last_day,
  })
  const fault = daysFault({ ...days, measure }, today)
  const hasMoved = days.firstDay !== experiment.first_day || days.lastDay !== experiment.last_day
  const send = async () => {
    if (name.trim() === '' || (hasMoved && fault !== undefined)) return
    const outcome = await update.run({
      advertiser_id: account.id,
      experiment_id,
      name: name.trim(),
      ...(days.firstDay === experiment.first_day ? {} : { first_day: days.firstDay }),
      ...(days.lastDay === experiment.last_day ? {} : { last_day: days.lastDay }),
    })
    if (outcome.state !== 'done') return
    toast({ text: words.changed(), tone: 'good' })
    onClose()
  }
  return (
    <Modal title={words.changeTitle()} onClose={onClose} backdropCloses={false}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          data-autofocus
          label={words.name()}
          value={name}
          error={name.trim() === '' ? words.needName() : undefined}
          maxLength={limits.reportNameMax}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        {state === 'ended' ? null : (
          <DayFields
            {...{ account, draft: days, isFirstKept: state !== 'draft' }}
            fault={hasMoved ? fault : undefined}
            write={(part) => setDays((before) => ({ ...before, ...part }))}
          />
        )}
        {update.formRefusal === undefined ? null : (
          <p role="alert" className={panels.fault}>
            {update.formRefusal}
          </p>
        )}
        <div className={panels.acts}>
          <Button type="submit" kind="primary" busy={update.busy}>
            {words.save()}
          </Button>
          <Button onClick={onClose}>{words.cancel()}</Button>
        </div>
      </form>
    </Modal>
  )
}
