import {
  type AdvertiserUrl,
  advertiserUrl,
  advertiserUrls,
} from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { Link } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import { down } from '@tessera/ui/icons'
import { type ReactElement, useId, useState } from 'react'
import styles from './area-nav.module.css'
import { areaWords as words } from './words.ts'

/** The sections of the area in groups, in the order of their links. Those without a page are left out. */
const groups = [
  [undefined, [['overview', words.overview]]],
  [
    words.promote,
    [
      ['campaigns', words.reporting],
      ['recommendations', words.recommendations],
      ['rules', words.rules],
      ['bulkEditor', words.bulkEditor],
    ],
  ],
  [
    words.results,
    [
      ['reportHistory', words.reports],
      ['conversions', words.conversions],
      ['experiments', words.experiments],
    ],
  ],
  [
    words.planning,
    [
      ['audiences', words.audiences],
      ['mediaPlanner', words.mediaPlanner],
      ['msotOptimizer', words.budgetOptimizer],
    ],
  ],
  [
    words.accountGroup,
    [
      ['billing', words.billing],
      ['history', words.history],
    ],
  ],
] as const satisfies readonly (readonly [
  (() => string) | undefined,
  readonly (readonly [AdvertiserUrl, () => string])[],
])[]

export type AreaSection = (typeof groups)[number][1][number][0]

const currentName = (current: AreaSection): string =>
  groups
    .flatMap(([, sections]) => [...sections])
    .find(([name]) => name === current)?.[1]() ?? ''

interface AreaNavProps {
  readonly advertiserId: AdvertiserId
  readonly current: AreaSection
}

/**
 * The sections of the advertiser's pages: beside the page on a wide screen, elsewhere behind a button that
 * names the current one.
 */
export function AreaNav({ advertiserId, current }: AreaNavProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <nav aria-label={words.sections()} className={styles.nav}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        className={styles.button}
        onClick={() => setOpen(!isOpen)}
      >
        {currentName(current)}
        <Icon shape={down} size={20} />
      </button>
      <div id={list} className={styles.groups} data-open={isOpen ? '' : undefined}>
        {groups.map(([label, sections]) => (
          <div key={sections[0][0]} className={styles.group}>
            {label === undefined ? null : <div className={styles.label}>{label()}</div>}
            {sections
              .filter(([name]) => advertiserUrls[name].page !== null)
              .map(([name, text]) => (
                <Link
                  key={name}
                  to={advertiserUrl(name, { advertiserId })}
                  aria-current={name === current ? 'page' : undefined}
                  className={styles.link}
                  onClick={() => setOpen(false)}
                >
                  {text()}
                </Link>
              ))}
          </div>
        ))}
      </div>
    </nav>
  )
}
