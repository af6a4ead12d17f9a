import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { PageProps } from '@tessera/module'
import { lazy, type ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { SectionLinks } from '../../kit/account/section-links.tsx'
import { words } from './words.ts'

// People without an ad account load the frame alone.
const RuleList = lazy(() => import(/* webpackChunkName: "rule-list" */ './rule-list.tsx'))
const RuleEditor = lazy(() => import(/* webpackChunkName: "rule-editor" */ './rule-editor.tsx'))
const RuleLog = lazy(() => import(/* webpackChunkName: "rule-log" */ './rule-log.tsx'))

function titleOf(part: string | null, rule: string | null): string {
  if (part === 'log') return words.log()
  if (part === 'new') return words.createTitle()
  return rule === null ? words.title() : words.editTitle()
}

/** The rules of an ad account: the list, the form of one, and the log. */
export default function RulesPage({
  params,
  query,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  const [part, rule] = [query.get('part'), query.get('rule')]
  return (
    <Area
      advertiserId={params.advertiserId}
      section="rules"
      title={titleOf(part, rule)}
      toAccount={(id) => advertiserUrl('rules', { advertiserId: id })}
    >
      {(account) => (
        <>
          <SectionLinks
            label={words.parts()}
            links={[
              {
                to: advertiserUrl('rules', { advertiserId: account.id }),
                label: words.list(),
                isCurrent: part === null && rule === null,
              },
              {
                to: advertiserUrl('rules', { advertiserId: account.id, query: { part: 'log' } }),
                label: words.log(),
                isCurrent: part === 'log',
              },
            ]}
          />
          {part === 'log' ? <RuleLog account={account} ruleId={rule} /> : null}
          {part !== 'log' && (part === 'new' || rule !== null) ? (
            <RuleEditor key={`${account.id} ${rule}`} account={account} ruleId={rule} />
          ) : null}
          {part === null && rule === null ? <RuleList account={account} /> : null}
        </>
      )}
    </Area>
  )
}
