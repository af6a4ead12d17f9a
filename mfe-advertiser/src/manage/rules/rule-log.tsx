import { useInfiniteQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { listOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { type AdRuleAct, listAdRuleActs } from '@tessera/contracts/calls/ad-rules'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { Link, useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { undoActCommand } from './commands.ts'
import { Figures } from './figures.tsx'
import { ObjectName } from './object-name.tsx'
import styles from './rules.module.css'
import type { RuleWriting } from './sentence.ts'
import { useWriting } from './use-writing.ts'
import { words } from './words.ts'

function outcomeText(act: AdRuleAct, { money }: RuleWriting): string {
  if (act.outcome === 'acting') return words.acting()
  if (act.outcome === 'stopped') return words.stoppedWhy({ count: limits.adRuleChangesMax })
  if (act.outcome === 'refused')
    return act.reasons.length === 0
      ? words.refusedUnsaid()
      : words.refused({ reason: act.reasons.join(' ') })
  switch (act.does) {
    case 'pause':
      return words.didPause()
    case 'resume':
      return words.didResume()
    case 'tell':
      return words.didTell()
    case 'budget':
      return words.didBudget({
        before: money(act.before_micro ?? 0),
        after: money(act.after_micro ?? 0),
      })
  }
}

interface UndoProps {
  readonly account: Advertiser
  readonly act: AdRuleAct
  readonly moment: (at: string) => string
}

function Undo({ account, act, moment }: UndoProps): ReactElement | null {
  const undo = useCommand(undoActCommand)
  if (act.undone_at !== null)
    return <span className={styles.note}>{words.undoneAt({ moment: moment(act.undone_at) })}</span>
  if (!act.can_undo) return null
  return (
    <Button
      size="small"
      busy={undo.busy}
      aria-label={words.undoOf({ name: act.name === '' ? act.campaign_name : act.name })}
      onClick={() => void undo.run({ advertiser_id: account.id, act_id: act.id })}
    >
      {words.undo()}
    </Button>
  )
}

/** The actions of rules, failed ones too, the latest first. */
export default function RuleLog({
  account,
  ruleId,
}: {
  readonly account: Advertiser
  /** Only what this rule did; null for all. */
  readonly ruleId: string | null
}): ReactElement {
  const { client } = useShell()
  const writing = useWriting(account.currency)
  const input = {
    advertiser_id: account.id,
    ...(ruleId === null ? {} : { rule_id: ruleId }),
  }
  const list = useInfiniteQuery({ ...listOptions(client, listAdRuleActs, input), staleTime: 0 })
  const data = list.data?.pages.flatMap((page) => page.data)
  const all = advertiserUrl('rules', { advertiserId: account.id, query: { part: 'log' } })
  return (
    <>
      <p className={styles.text}>{words.logLead({ days: limits.adRuleLogDays })}</p>
      {ruleId === null ? null : (
        <p className={styles.text}>
          {words.logOne()} <Link to={all}>{words.logAll()}</Link>
        </p>
      )}
      <Report query={{ ...list, data }}>
        {(acts) =>
          acts.length === 0 ? (
            <Nothing>{words.logNone()}</Nothing>
          ) : (
            <>
              <DataTable
                label={words.log()}
                rows={acts}
                keyOf={({ id }) => id}
                columns={[
                  { head: words.at(), cell: ({ at }) => writing.moment(at) },
                  { head: words.rule(), cell: ({ rule_name: name }) => <bdi>{name}</bdi> },
                  { head: words.object(), cell: (act) => <ObjectName of={act} /> },
                  { head: words.deed(), cell: (act) => outcomeText(act, writing) },
                  {
                    head: words.figures(),
                    cell: ({ seen }) => <Figures seen={seen} writing={writing} />,
                  },
                  {
                    head: words.acts(),
                    cell: (act) => <Undo account={account} act={act} moment={writing.moment} />,
                  },
                ]}
              />
              <ShowMore list={list} />
            </>
          )
        }
      </Report>
    </>
  )
}
