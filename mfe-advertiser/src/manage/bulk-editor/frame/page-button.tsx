import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button, type ButtonKind } from '@tessera/ui/button'
import type { ReactElement, ReactNode } from 'react'
import type { BulkPage } from './sections.ts'

interface PageButtonProps {
  readonly page: BulkPage
  readonly advertiserId: AdvertiserId
  readonly kind?: ButtonKind
  readonly children: ReactNode
}

/** A link to another page of the bulk editor, which looks like a button. */
export function PageButton({
  page,
  advertiserId,
  kind = 'quiet',
  children,
}: PageButtonProps): ReactElement {
  const { navigate } = useShell()
  return (
    <Button
      size="small"
      kind={kind}
      href={advertiserUrl(page, { advertiserId })}
      onNavigate={(to) => navigate(to)}
    >
      {children}
    </Button>
  )
}
