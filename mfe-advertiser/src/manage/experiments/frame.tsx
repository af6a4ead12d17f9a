import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId } from '@tessera/contracts/ids'
import type { ReactElement, ReactNode } from 'react'
import { SectionLinks } from '../../kit/account/section-links.tsx'
import panels from '../../kit/panels/panels.module.css'
import type { ExperimentPage } from './bodies.ts'
import { words } from './words.ts'

interface FrameProps {
  readonly advertiserId: AdvertiserId
  readonly page: ExperimentPage
  readonly children: ReactNode
}

/** The links of the pages about experiments, and one of the pages. */
export function Frame({ advertiserId, page, children }: FrameProps): ReactElement {
  const link = (to: 'experiments' | 'experimentCreate' | 'experimentsManage', label: string) => {
    const within = to === 'experimentCreate' ? 'abTestCreate' : 'experimentManage'
    return {
      to: advertiserUrl(to, { advertiserId }),
      label,
      isCurrent: to === page || (to !== 'experiments' && page === within && ('within' as const)),
    }
  }
  return (
    <div className={panels.parts}>
      <SectionLinks
        label={words.pagesOf()}
        links={[
          link('experiments', words.results()),
          link('experimentsManage', words.manage()),
          link('experimentCreate', words.create()),
        ]}
      />
      {children}
    </div>
  )
}
