import type { ConversionAdvice } from '@tessera/contracts/calls/conversion-health'
import type { AdvertiserId } from '@tessera/contracts/ids'
import type { ReactElement } from 'react'
import panels from '../../kit/panels/panels.module.css'
import styles from '../frame/frame.module.css'
import { PageButton } from '../frame/page-button.tsx'
import type { ConversionPage } from '../frame/sections.ts'
import { adviceWords, mendLinkWords, mendWords } from './words.ts'

const pages: Readonly<Record<ConversionAdvice, ConversionPage>> = {
  silent: 'tagManualSetup',
  'nothing-yet': 'testEvents',
  'many-refused': 'payloadHelper',
  'event-ids-missing': 'deduplication',
  'few-match-keys': 'apiManualSetup',
  'click-ids-missing': 'apiManualSetup',
  'emails-missing': 'apiManualSetup',
  'other-currency': 'eventHistory',
  'api-missing': 'setupApi',
}

interface AdviceListProps {
  readonly advertiserId: AdvertiserId
  readonly advice: readonly {
    readonly advice: ConversionAdvice
    /** The source that it concerns; null for all. */
    readonly source: string | null
  }[]
}

/** Lists the faults to mend, with how and where. */
export function AdviceList({ advertiserId, advice }: AdviceListProps): ReactElement {
  return (
    <ul className={styles.list}>
      {advice.map(({ advice: each, source }) => (
        <li key={`${each} ${source}`} className={styles.item}>
          <span className={styles.itemWords}>
            <span className={styles.itemName}>{adviceWords[each]()}</span>
            {source === null ? null : <bdi className={panels.note}>{source}</bdi>}
            <span>{mendWords[each]()}</span>
          </span>
          <PageButton page={pages[each]} advertiserId={advertiserId}>
            {mendLinkWords[each]()}
          </PageButton>
        </li>
      ))}
    </ul>
  )
}
