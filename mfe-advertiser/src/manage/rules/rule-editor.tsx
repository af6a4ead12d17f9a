import { useStore } from '@nanostores/react'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { draftOf, firstDraft } from './draft.ts'
import { RuleForm } from './rule-form.tsx'
import { useRules } from './use-rules.ts'
import { words } from './words.ts'

interface EditorProps {
  readonly account: Advertiser
  /** Null for a new rule. */
  readonly ruleId: string | null
}

function Existing({ account, ruleId }: EditorProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const query = useRules(account.id)
  return (
    <Report query={query}>
      {(rules) => {
        const found = rules.find(({ id }) => id === ruleId)
        return found === undefined ? (
          <Nothing>{words.gone()}</Nothing>
        ) : (
          <RuleForm account={account} ruleId={found.id} first={draftOf(found.rule, locale)} />
        )
      }}
    </Report>
  )
}

/** The form of a rule, new or saved. */
export default function RuleEditor({ account, ruleId }: EditorProps): ReactElement {
  return ruleId === null ? (
    <RuleForm account={account} ruleId={null} first={firstDraft('')} />
  ) : (
    <Existing account={account} ruleId={ruleId} />
  )
}
