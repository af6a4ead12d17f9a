import { useStore } from '@nanostores/react'
import { EngagementAct, lookalikePercents } from '@tessera/contracts/ads/audience-rule'
import { ConversionEventName } from '@tessera/contracts/ads/conversion-event'
import { adCountries } from '@tessera/contracts/ads/countries'
import type { Audience } from '@tessera/contracts/entities/audience'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { SelectField, TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { eventWords } from '../../kit/metrics/words.ts'
import panels from '../../kit/panels/panels.module.css'
import { Choices } from '../audience/choices.tsx'
import { createWords as words } from '../audience/words.ts'
import type { AudienceDraft, DraftFault } from './audience-draft.ts'

const toggled = <Value,>(chosen: readonly Value[], value: Value): readonly Value[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]

interface RuleFieldsProps {
  readonly draft: AudienceDraft
  readonly faults: ReadonlySet<DraftFault>
  readonly audiences: readonly Audience[]
  readonly write: (change: Partial<AudienceDraft>) => void
}

function Days({ draft, faults, write }: RuleFieldsProps): ReactElement {
  const most = { most: limits.audienceDaysMax }
  return (
    <TextField
      label={words.days()}
      hint={words.daysHint(most)}
      inputMode="numeric"
      value={draft.days}
      autoComplete="off"
      error={faults.has('days') ? words.daysWrong(most) : undefined}
      onChange={({ currentTarget }) => write({ days: currentTarget.value })}
    />
  )
}

function Lookalike({ draft, faults, audiences, write }: RuleFieldsProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const seeds = audiences.filter(({ rule }) => rule.kind !== 'lookalike')
  const countries = [...new Set([draft.country, ...adCountries])]
  if (seeds.length === 0)
    return <p className={faults.has('seed') ? panels.fault : panels.text}>{words.seedNone()}</p>
  return (
    <>
      <SelectField
        label={words.seed()}
        value={draft.seed}
        error={faults.has('seed') ? words.seedMissing() : undefined}
        onChange={({ currentTarget }) => write({ seed: currentTarget.value })}
      >
        <option value="">{words.seedChoose()}</option>
        {seeds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.country()}
        value={draft.country}
        onChange={({ currentTarget }) => write({ country: currentTarget.value })}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {names.of(code) ?? code}
          </option>
        ))}
      </SelectField>
      <Choices
        label={words.percent()}
        options={lookalikePercents.map((value) => ({
          value,
          name: words.percentOf({ percent: value }),
        }))}
        isChosen={(percent) => percent === draft.percent}
        onPress={(percent) => write({ percent })}
      />
      <p className={panels.note}>{words.percentHint()}</p>
    </>
  )
}

/** The fields that belong to the kind of an audience. */
export function RuleFields(props: RuleFieldsProps): ReactElement | null {
  const { draft, faults, write } = props
  if (draft.kind === 'list') return null
  if (draft.kind === 'lookalike') return <Lookalike {...props} />
  return (
    <>
      {draft.kind === 'visitors' ? (
        <Choices
          label={words.events()}
          options={ConversionEventName.options.map((value) => ({
            value,
            name: eventWords[value](),
          }))}
          isChosen={(event) => draft.events.includes(event)}
          onPress={(event) => write({ events: toggled(draft.events, event) })}
          error={faults.has('events') ? words.eventsMissing() : undefined}
        />
      ) : (
        <Choices
          label={words.acts()}
          options={EngagementAct.options.map((value) => ({ value, name: words[value]() }))}
          isChosen={(act) => draft.acts.includes(act)}
          onPress={(act) => write({ acts: toggled(draft.acts, act) })}
          error={faults.has('acts') ? words.eventsMissing() : undefined}
        />
      )}
      <Days {...props} />
    </>
  )
}
