import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button, type ButtonKind } from '@tessera/ui/button'
import type { ReactElement, ReactNode } from 'react'
import type { ConversionPage } from './sections.ts'

interface PageButtonProps {
  readonly page: ConversionPage
  readonly advertiserId: AdvertiserId
  readonly kind?: ButtonKind
  readonly children: ReactNode
}

/** A link to another page about conversions, which looks like a button. */
export function PageButton({ page, advertiserId, kind, children }: PageButtonProps): ReactElement {
  const { navigate } = useShell()
  return (
    <Button
      size="small"
      {...(kind === undefined ? {} : { kind })}
      href={advertiserUrl(page, { advertiserId })}
      onNavigate={(to) => navigate(to)}
    >
      {children}
    </Button>
  )
}
