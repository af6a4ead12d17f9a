import { AdRejection } from '@tessera/contracts/ads/ad-review'
import { decideHouseAds, type HouseAd } from '@tessera/contracts/calls/house-ads'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { SelectField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { named, rejectionName } from './named-ad.ts'
import { adWords as words } from './words.ts'

interface DecideAdProps {
  readonly ad: HouseAd
  readonly choice: 'approve' | 'refuse'
  readonly onClose: () => void
}

/** Returns what is wrong at first sight: what the check found, or the most common guess about a report. */
const firstRejection = ({ faults: [fault] }: HouseAd): AdRejection => fault ?? 'misleading'

/** Asks for the reason of a decision about an ad, and makes it. */
export function DecideAd({ ad, choice, onClose }: DecideAdProps): ReactElement {
  const { toast } = useShell()
  const [rejection, setRejection] = useState<AdRejection>(() => firstRejection(ad))
  const isRefusal = choice === 'refuse'
  return (
    <ActDialog
      title={isRefusal ? words.refuseTitle() : words.approveTitle()}
      says={isRefusal ? words.refuseSays(named(ad)) : words.approveSays(named(ad))}
      button={words[choice]()}
      {...(isRefusal ? {} : { reason: words.approveReason() })}
      send={(client, { reason }) =>
        client.call(decideHouseAds, {
          ad_ids: [ad.id],
          rejection: isRefusal ? rejection : null,
          reason,
        })
      }
      onClose={onClose}
      done={() => {
        onClose()
        toast({ text: isRefusal ? words.refused() : words.approved(), tone: 'good' })
      }}
    >
      {isRefusal ? (
        <SelectField
          label={words.why()}
          value={rejection}
          onChange={({ currentTarget }) => {
            const read = z.safeParse(AdRejection, currentTarget.value)
            if (read.success) setRejection(read.data)
          }}
        >
          {AdRejection.options.map((each) => (
            <option key={each} value={each}>
              {rejectionName(each)}
            </option>
          ))}
        </SelectField>
      ) : null}
    </ActDialog>
  )
}
