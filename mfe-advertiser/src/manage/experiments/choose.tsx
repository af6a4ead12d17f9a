import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { ReactElement } from 'react'
import panels from '../../kit/panels/panels.module.css'
import type { BodyProps } from './body-props.ts'
import styles from './experiments.module.css'
import { LinkButton } from './link-button.tsx'
import { Part } from './part.tsx'
import { words } from './words.ts'

const kinds = [
  ['campaign', words.campaigns, words.campaignsWhy, words.compareCampaigns],
  ['ad-group', words.adGroups, words.adGroupsWhy, words.compareAdGroups],
  ['ad', words.ads, words.adsWhy, words.compareAds],
] as const

/** Chooses what an experiment compares. */
export default function Choose({ account }: BodyProps): ReactElement {
  return (
    <>
      <p className={panels.text}>{words.chooseLead()}</p>
      <ul className={styles.cards}>
        {kinds.map(([level, name, why, compare]) => (
          <li key={level} className={styles.card}>
            <h2 className={styles.name}>{name()}</h2>
            <p>{why()}</p>
            <LinkButton
              kind="primary"
              to={advertiserUrl('abTestCreate', { advertiserId: account.id, query: { level } })}
            >
              {compare()}
            </LinkButton>
          </li>
        ))}
      </ul>
      <Part title={words.people()}>
        <p className={panels.text}>{words.peopleWhat()}</p>
        <p className={panels.text}>{words.honest()}</p>
      </Part>
    </>
  )
}
