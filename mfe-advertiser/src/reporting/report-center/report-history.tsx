import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { MadeReports } from './made-reports.tsx'
import { Schedules } from './schedules.tsx'
import { words } from './words.ts'

/** The reports of an ad account that were made, and those that are made again and again. */
export default function ReportHistory({ account }: { readonly account: Advertiser }): ReactElement {
  const { navigate } = useShell()
  return (
    <>
      <div>
        <Button
          kind="primary"
          href={advertiserUrl('reportBuilder', { advertiserId: account.id })}
          onNavigate={(to) => navigate(to)}
        >
          {words.newReport()}
        </Button>
      </div>
      <Schedules account={account} />
      <MadeReports account={account} />
    </>
  )
}
