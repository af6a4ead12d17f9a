import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { AdRuleFields } from '@tessera/contracts/ads/ad-rule'
import { type AdRulePreviewRow, previewAdRule } from '@tessera/contracts/calls/ad-rules'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { Figures } from './figures.tsx'
import { ObjectName } from './object-name.tsx'
import styles from './rules.module.css'
import type { RuleWriting } from './sentence.ts'
import { useWriting } from './use-writing.ts'
import { words } from './words.ts'

function deedText(row: AdRulePreviewRow, { money }: RuleWriting): string {
  switch (row.does) {
    case 'pause':
      return words.wouldPause()
    case 'resume':
      return words.wouldResume()
    case 'tell':
      return words.wouldTell()
    case 'budget':
      return words.wouldBudget({
        before: money(row.before_micro ?? 0),
        after: money(row.after_micro ?? 0),
      })
    case null:
      return words[row.idle ?? 'not-met']()
  }
}

interface PreviewProps {
  readonly account: Advertiser
  readonly ruleId: string | null
  readonly rule: AdRuleFields
}

/** The actions that a rule would take at this moment. Nothing is changed. */
export function Preview({ account, ruleId, rule }: PreviewProps): ReactElement {
  const { client } = useShell()
  const writing = useWriting(account.currency)
  const query = useQuery({
    ...queryOptions(client, previewAdRule, {
      advertiser_id: account.id,
      rule,
      ...(ruleId === null ? {} : { rule_id: ruleId }),
    }),
    staleTime: 0,
  })
  return (
    <section className={styles.part} aria-label={words.previewTitle()}>
      <h2>{words.previewTitle()}</h2>
      <Report query={query}>
        {({ rows, looked_at: all, would_act: count, is_within_hours: isWithin }) => (
          <>
            <p role="status" className={styles.text}>
              {words.previewActs({ count: writing.count(count), all: writing.count(all) })}{' '}
              {isWithin ? null : words.previewOutside()}{' '}
              {rows.length < all ? words.previewFirst({ count: writing.count(rows.length) }) : null}
            </p>
            {rows.length === 0 ? (
              <Nothing>{words.previewNone()}</Nothing>
            ) : (
              <DataTable
                label={words.previewTitle()}
                rows={rows}
                keyOf={({ object_id: id }) => id}
                columns={[
                  { head: words.object(), cell: (row) => <ObjectName of={row} /> },
                  {
                    head: words.figures(),
                    cell: ({ seen }) => <Figures seen={seen} writing={writing} />,
                  },
                  {
                    head: words.would(),
                    cell: (row) => (
                      <>
                        {deedText(row, writing)}
                        {row.faults.map((reason) => (
                          <p key={reason} className={styles.fault}>
                            {words.refused({ reason })}
                          </p>
                        ))}
                      </>
                    ),
                  },
                ]}
              />
            )}
          </>
        )}
      </Report>
    </section>
  )
}
