import { useCommand } from '@tessera/cache/react'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdRule } from '@tessera/contracts/calls/ad-rules'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Switch } from '@tessera/ui/switch'
import { type ReactElement, useState } from 'react'
import { Confirm } from '../../kit/panels/confirm.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { deleteRuleCommand, switchRuleCommand } from './commands.ts'
import styles from './rules.module.css'
import { ruleText } from './sentence.ts'
import { useRules } from './use-rules.ts'
import { useWriting } from './use-writing.ts'
import { words } from './words.ts'

interface RowProps {
  readonly account: Advertiser
  readonly row: AdRule
}

function Remove({ account, row: { id, rule } }: RowProps): ReactElement {
  const { toast } = useShell()
  const [isOpen, setOpen] = useState(false)
  const remove = useCommand(deleteRuleCommand)
  const { name } = rule
  const send = async () => {
    const outcome = await remove.run({ advertiser_id: account.id, rule_id: id })
    if (outcome.state !== 'done') return
    setOpen(false)
    toast({ text: words.removed({ name }) })
  }
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        aria-label={words.removeOf({ name })}
        onClick={() => setOpen(true)}
      >
        {words.remove()}
      </Button>
      {isOpen ? (
        <Confirm
          title={words.removeTitle({ name })}
          button={words.remove()}
          busy={remove.busy}
          refusal={remove.formRefusal}
          onConfirm={() => void send()}
          onClose={() => setOpen(false)}
        >
          {words.removeWhy()}
        </Confirm>
      ) : null}
    </>
  )
}

function Row({ account, row }: RowProps): ReactElement {
  const { navigate } = useShell()
  const turn = useCommand(switchRuleCommand)
  const writing = useWriting(account.currency)
  const { id, rule, last_run_at: last } = row
  const { name, is_on: isOn } = rule
  const to = (query: { readonly rule: string; readonly part?: string }) =>
    advertiserUrl('rules', { advertiserId: account.id, query })
  const looked = last === null ? words.neverRun() : words.lastRun({ moment: writing.moment(last) })
  return (
    <li className={styles.rule}>
      <div className={styles.ruleWords}>
        <h2 className={styles.ruleName}>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.text}>{ruleText(rule, writing)}</p>
        <p className={styles.note}>{isOn ? looked : words.off()}</p>
      </div>
      <div className={styles.acts}>
        <Switch
          label={<span className={styles.hidden}>{words.on({ name })}</span>}
          checked={isOn}
          disabled={turn.busy}
          onChange={({ target }) =>
            void turn.run({
              advertiser_id: account.id,
              rule_id: id,
              rule: { ...rule, is_on: target.checked },
            })
          }
        />
        <Button
          size="small"
          href={to({ rule: id })}
          onNavigate={(href) => navigate(href)}
          aria-label={words.editOf({ name })}
        >
          {words.edit()}
        </Button>
        <Button
          size="small"
          href={to({ rule: id, part: 'log' })}
          onNavigate={(href) => navigate(href)}
          aria-label={words.logOf({ name })}
        >
          {words.log()}
        </Button>
        <Remove account={account} row={row} />
      </div>
    </li>
  )
}

/** The rules of an ad account, each in plain words. */
export default function RuleList({ account }: { readonly account: Advertiser }): ReactElement {
  const { navigate } = useShell()
  const query = useRules(account.id)
  return (
    <>
      <p className={styles.text}>{words.lead()}</p>
      <div>
        <Button
          kind="primary"
          href={advertiserUrl('rules', { advertiserId: account.id, query: { part: 'new' } })}
          onNavigate={(href) => navigate(href)}
        >
          {words.create()}
        </Button>
      </div>
      <Report query={query}>
        {(rules) =>
          rules.length === 0 ? (
            <Nothing>{words.none()}</Nothing>
          ) : (
            <ul className={styles.rules} aria-label={words.list()}>
              {rules.map((row) => (
                <Row key={row.id} account={account} row={row} />
              ))}
            </ul>
          )
        }
      </Report>
    </>
  )
}
