import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { AdRuleLevel } from '@tessera/contracts/ads/ad-rule'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Checkbox } from '@tessera/ui/checkbox'
import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { withLevel } from './draft.ts'
import type { FieldsProps } from './fields-props.ts'
import styles from './rules.module.css'
import { words } from './words.ts'

function CampaignFields({ account, draft, change }: FieldsProps): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, listCampaigns, { advertiser_id: account.id }))
  const { campaign_ids: chosen } = draft
  return (
    <fieldset className={styles.part}>
      <legend>{words.campaigns()}</legend>
      <Report query={list}>
        {({ pages }) => {
          const rows = pages
            .flatMap(({ data }) => data)
            .filter(({ id, state }) => state !== 'archived' || chosen.includes(id))
          return (
            <>
              {rows.length === 0 ? <Nothing>{words.noCampaigns()}</Nothing> : null}
              {rows.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={<bdi>{name === '' ? words.untitled() : name}</bdi>}
                  checked={chosen.includes(id)}
                  disabled={!chosen.includes(id) && chosen.length >= limits.adRuleCampaignsMax}
                  onChange={({ target }) =>
                    change({
                      campaign_ids: target.checked
                        ? [...chosen, id]
                        : chosen.filter((other) => other !== id),
                    })
                  }
                />
              ))}
              <ShowMore list={list} />
            </>
          )
        }}
      </Report>
    </fieldset>
  )
}

/** Chooses what a rule looks at. */
export function ScopeFields(props: FieldsProps): ReactElement {
  const { draft, faults, change } = props
  return (
    <fieldset className={styles.part}>
      <legend>{words.what()}</legend>
      <div className={styles.fields}>
        <SelectField
          label={words.level()}
          value={draft.level}
          onChange={({ target }) => change(withLevel(draft, z.parse(AdRuleLevel, target.value)))}
        >
          {AdRuleLevel.options.map((level) => (
            <option key={level} value={level}>
              {words[level]()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.which()}
          value={draft.isOfAll ? 'all' : 'some'}
          error={faults.includes('campaigns') ? words.campaignsFault() : undefined}
          onChange={({ target }) => change({ isOfAll: target.value === 'all' })}
        >
          <option value="all">{words.allCampaigns()}</option>
          <option value="some">{words.someCampaigns()}</option>
        </SelectField>
      </div>
      {draft.isOfAll ? null : <CampaignFields {...props} />}
    </fieldset>
  )
}
