import type { ReactElement } from 'react'
import type { BodyProps } from '../../kit/account/body-props.ts'
import panels from '../../kit/panels/panels.module.css'
import styles from '../frame/frame.module.css'
import { PageButton } from '../frame/page-button.tsx'
import type { ConversionPage } from '../frame/sections.ts'
import { apiWords as words } from './words.ts'

interface Way {
  readonly page: ConversionPage
  readonly name: () => string
  readonly why: () => string
  readonly go: () => string
}

const ways: readonly Way[] = [
  { page: 'apiManualSetup', name: words.self, why: words.selfWhy, go: words.selfGo },
  { page: 'apiPartnerSetup', name: words.partner, why: words.partnerWhy, go: words.partnerGo },
  { page: 'capiConnect', name: words.platform, why: words.platformWhy, go: words.platformGo },
  { page: 'tagManualSetup', name: words.tagOnly, why: words.tagOnlyWhy, go: words.tagOnlyGo },
]

/** The ways to send conversions, to choose one. */
export default function Ways({ account }: BodyProps): ReactElement {
  return (
    <div className={panels.stack}>
      <p className={panels.text}>{words.waysLead()}</p>
      <ul className={styles.list}>
        {ways.map(({ page, name, why, go }) => (
          <li key={page} className={styles.item}>
            <span className={styles.itemWords}>
              <span className={styles.itemName}>{name()}</span>
              {why()}
            </span>
            <PageButton page={page} advertiserId={account.id} kind="outline">
              {go()}
            </PageButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
