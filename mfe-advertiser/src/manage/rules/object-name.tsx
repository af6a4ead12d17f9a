import type { AdRuleAct } from '@tessera/contracts/calls/ad-rules'
import type { ReactElement } from 'react'
import styles from './rules.module.css'
import { words } from './words.ts'

type Named = Pick<AdRuleAct, 'level' | 'name' | 'campaign_name'>

/** The name of what a rule looked at, below its level, with its campaign. */
export function ObjectName({ of }: { readonly of: Named }): ReactElement {
  const campaign = of.campaign_name === '' ? words.untitled() : of.campaign_name
  const name = of.name === '' ? campaign : of.name
  return (
    <span className={styles.object}>
      <bdi>{name}</bdi>
      <span className={styles.note}>
        {words[of.level]()}
        {of.level === 'campaign' ? null : (
          <>
            {' · '}
            <bdi>{campaign}</bdi>
          </>
        )}
      </span>
    </span>
  )
}
