import type { ReactElement } from 'react'
import { Area } from '../frame/area.tsx'
import parts from '../frame/parts.module.css'
import { AdDecisions } from './decisions.tsx'
import { AdQueue } from './queue.tsx'
import { adWords as words } from './words.ts'

/** Ads that wait for a decision, and the decisions. */
export default function AdsPage(): ReactElement {
  return (
    <Area page="ads" title={words.title()} needs="ads.see" lead={words.lead()}>
      {(self) => (
        <div className={parts.stack}>
          <AdQueue mayDecide={self.may('ads.decide')} />
          <AdDecisions mayUndo={self.may('ads.decide')} />
        </div>
      )}
    </Area>
  )
}
