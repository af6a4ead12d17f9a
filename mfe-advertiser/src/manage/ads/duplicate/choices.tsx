import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import { limits } from '@tessera/contracts/limits'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import promote from '../../../kit/ad-fields/ad-fields.module.css'
import { words } from '../frame/words.ts'
import { type CopyChoices, toggled } from './copy-of.ts'
import styles from './duplicate.module.css'
import { copyWords } from './words.ts'

interface ChoicesProps {
  readonly tree: CampaignTree
  readonly choices: CopyChoices
  readonly today: string
  readonly faults: { readonly name?: string; readonly firstDay?: string; readonly lastDay?: string }
  readonly onChange: (change: Partial<CopyChoices>) => void
}

const named = (name: string, state: string): string => {
  const shown = name === '' ? words.untitled() : name
  return state === 'archived' ? copyWords.endedNote({ name: shown }) : shown
}

function Parts({ tree, choices, onChange }: ChoicesProps): ReactElement {
  const { chosen } = choices
  const toggle = (id: string) => onChange({ chosen: toggled(tree, chosen, id) })
  return (
    <fieldset className={promote.group}>
      <legend className={promote.label}>{copyWords.what()}</legend>
      <p className={promote.hint}>{copyWords.whatHint()}</p>
      <ul className={styles.parts}>
        {tree.ad_groups.map((group) => (
          <li key={group.ad_group_id}>
            <Checkbox
              label={<bdi>{named(group.name, group.state)}</bdi>}
              checked={chosen.has(group.ad_group_id)}
              onChange={() => toggle(group.ad_group_id)}
            />
            <ul className={styles.inner}>
              {group.ads.map((ad) => (
                <li key={ad.ad_id}>
                  <Checkbox
                    label={<bdi>{named(ad.title, ad.state)}</bdi>}
                    checked={chosen.has(ad.ad_id)}
                    onChange={() => toggle(ad.ad_id)}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Asks for the name and the days of a copy, and for what is copied. */
export function Choices(props: ChoicesProps): ReactElement {
  const { choices, today, faults, onChange } = props
  return (
    <>
      <TextField
        label={words.name()}
        autoComplete="off"
        maxLength={limits.campaignNameMax}
        error={faults.name}
        value={choices.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextField
        label={words.firstDay()}
        type="date"
        min={today}
        error={faults.firstDay}
        value={choices.firstDay}
        onChange={({ currentTarget }) => onChange({ firstDay: currentTarget.value })}
      />
      <TextField
        label={words.lastDay()}
        hint={words.lastDayHint()}
        type="date"
        min={choices.firstDay}
        error={faults.lastDay}
        value={choices.lastDay}
        onChange={({ currentTarget }) => onChange({ lastDay: currentTarget.value })}
      />
      <Parts {...props} />
      <p className={promote.hint}>{copyWords.stays()}</p>
    </>
  )
}
