import { useCommand } from '@tessera/cache/react'
import { AdLevel } from '@tessera/contracts/ads/ad-level'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { dayAfter } from '@tessera/contracts/calendar-days'
import { ExperimentMeasure } from '@tessera/contracts/calls/ad-experiments'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { dayInZone } from '../../kit/dates/day-in-zone.ts'
import panels from '../../kit/panels/panels.module.css'
import { ArmFields } from './arm-fields.tsx'
import type { BodyProps } from './body-props.ts'
import { createCommand, updateCommand } from './commands.ts'
import { DayFields } from './day-fields.tsx'
import { Estimate } from './estimate.tsx'
import styles from './experiments.module.css'
import { type FormDraft, faultsOf } from './form-draft.ts'
import { levelNames } from './use-texts.ts'
import { words } from './words.ts'

const measureNames = { clicks: words.clicks, saves: words.saves, conversions: words.conversions }
const measureHints = {
  clicks: words.clicksHint,
  saves: words.savesHint,
  conversions: words.conversionsHint,
}

/** Two weeks hold each day of the week twice. */
const usualDays = 14

/** Saves the draft, and starts it. */
function useSend({ account }: Pick<BodyProps, 'account'>) {
  const { navigate, toast } = useShell()
  const create = useCommand(createCommand)
  const update = useCommand(updateCommand)
  const open = (experimentId: string) =>
    navigate(
      advertiserUrl('experimentManage', { advertiserId: account.id, params: { experimentId } }),
    )
  const send = async (draft: FormDraft, { name, isStart }: { name: string; isStart: boolean }) => {
    const of = { advertiser_id: account.id }
    const saved = await create.run({
      ...of,
      name,
      level: draft.level,
      object_ids: [...draft.arms],
      measure: draft.measure,
      first_day: draft.firstDay,
      last_day: draft.lastDay,
    })
    if (saved.state !== 'done') return
    const { experiment_id } = saved.answer
    if (!isStart) toast({ text: words.saved({ name }), tone: 'good' })
    else {
      const started = await update.run({ ...of, experiment_id, action: 'start' })
      // A draft that can't start is there all the same.
      if (started.state === 'done') toast({ text: words.started({ name }), tone: 'good' })
      else toast({ text: words.saved({ name }) })
    }
    open(experiment_id)
  }
  return { send, isBusy: create.busy || update.busy, refusal: create.formRefusal }
}

function MeasureField({
  measure,
  onChange,
}: {
  readonly measure: ExperimentMeasure
  readonly onChange: (measure: ExperimentMeasure) => void
}): ReactElement {
  return (
    <SelectField
      label={words.measure()}
      hint={`${measureHints[measure]()} ${words.measureKept()}`}
      value={measure}
      onChange={({ target }) => onChange(z.parse(ExperimentMeasure, target.value))}
    >
      {ExperimentMeasure.options.map((each) => (
        <option key={each} value={each}>
          {measureNames[each]()}
        </option>
      ))}
    </SelectField>
  )
}

/** Creates an A/B test: what it compares, what decides, and when. */
export default function Form({ account, query }: BodyProps): ReactElement {
  const today = dayInZone(account.time_zone ?? 'UTC', Date.now())
  const [draft, setDraft] = useState<FormDraft>(() => ({
    level: z.safeParse(AdLevel, query.get('level')).data ?? 'campaign',
    name: null,
    arms: [],
    measure: 'clicks',
    firstDay: today,
    lastDay: dayAfter(today, usualDays - 1),
  }))
  const [isTried, setTried] = useState(false)
  const { send, isBusy, refusal } = useSend({ account })
  const write = (part: Partial<FormDraft>) => setDraft((before) => ({ ...before, ...part }))
  const all = faultsOf(draft, today)
  const faults = isTried ? all : {}
  const usual = words.usualName({
    level: levelNames[draft.level](),
    measure: measureNames[draft.measure](),
  })
  const name = draft.name ?? usual
  const submit = (isStart: boolean) => {
    setTried(true)
    if (Object.keys(all).length === 0) void send(draft, { name: name.trim(), isStart })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(true)
      }}
    >
      <ArmFields {...{ account, draft, write, fault: faults.arms }} />
      <MeasureField measure={draft.measure} onChange={(measure) => write({ measure })} />
      <DayFields {...{ account, draft, write, fault: faults.days }} />
      <Estimate {...{ account, draft }} />
      <TextField
        label={words.name()}
        value={name}
        error={faults.name}
        maxLength={limits.reportNameMax}
        autoComplete="off"
        onChange={({ target }) => write({ name: target.value })}
      />
      {refusal === undefined ? null : (
        <p role="alert" className={panels.fault}>
          {refusal}
        </p>
      )}
      <div className={panels.acts}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {words.startNow()}
        </Button>
        <Button disabled={isBusy} onClick={() => submit(false)}>
          {words.saveDraft()}
        </Button>
      </div>
    </form>
  )
}
