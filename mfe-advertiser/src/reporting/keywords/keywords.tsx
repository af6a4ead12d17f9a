import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { ReactElement } from 'react'
import { SectionLinks } from '../../kit/account/section-links.tsx'
import { Breadcrumbs } from '../ad-report/view/breadcrumbs.tsx'
import { reportLevels } from '../ad-report/view/level-url.ts'
import {
  isOfCampaigns,
  type KeywordReport,
  keywordReports,
  kindOf,
} from '../ad-report/view/report-of.ts'
import { words as reportWords } from '../ad-report/view/words.ts'
import { KeywordList } from './keyword-list.tsx'
import styles from './keywords.module.css'
import { QueryList } from './query-list.tsx'
import { type OpenKeywordReport, useKeywordReport } from './use-keyword-report.ts'
import { words } from './words.ts'

interface KeywordsProps {
  readonly account: Advertiser
  readonly report: KeywordReport
  readonly query: URLSearchParams
}

function Links({ open }: { readonly open: OpenKeywordReport }): ReactElement {
  const { account, report, to, toLevel } = open
  return (
    <>
      <SectionLinks
        label={reportWords.levels()}
        links={[
          ...reportLevels.map((level) => ({
            to: toLevel(level),
            label: reportWords[level](),
            isCurrent: false as const,
          })),
          { to: to({}), label: reportWords.keywords(), isCurrent: 'within' as const },
        ]}
      />
      <SectionLinks
        label={words.reports()}
        links={keywordReports.map((each) => ({
          to: to(isOfCampaigns(each) ? { ad_group_id: undefined } : {}, each),
          label: words[each](),
          isCurrent: each === report,
        }))}
      />
      <Breadcrumbs
        report={{
          account,
          clock: open.clock,
          view: open.view,
          to: ({ level = 'campaigns', ...part }) => toLevel(level, part),
        }}
      />
    </>
  )
}

/** A report of keywords or searches: its links, choices and rows. */
export default function Keywords({ account, report, query }: KeywordsProps): ReactElement {
  const open = useKeywordReport(account, report, query)
  const kind = kindOf(report)
  return (
    <div className={styles.page}>
      <Links open={open} />
      {kind === null ? (
        <QueryList key={report} open={open} />
      ) : (
        <KeywordList key={report} open={open} kind={kind} />
      )}
    </div>
  )
}
