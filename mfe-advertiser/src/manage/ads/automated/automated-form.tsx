import { isAdCurrency, recommendedDaily } from '@tessera/contracts/ads/countries'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import type { EditResult } from '@tessera/contracts/calls/campaign-edits'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import promote from '../../../kit/ad-fields/ad-fields.module.css'
import { Countries } from '../../../kit/ad-fields/people-fields.tsx'
import { Reach } from '../../../kit/ad-fields/reach.tsx'
import { adWords as promoteWords } from '../../../kit/ad-fields/words.ts'
import { useMoney } from '../../../kit/money/use-money.ts'
import { amountText, type CampaignDraft } from '../draft/campaign-draft.ts'
import { AdList } from '../editor/ad-list.tsx'
import { AdPreview } from '../editor/ad-preview.tsx'
import {
  DailyField,
  GoalField,
  isPublished,
  LastDayField,
  MostSpent,
} from '../editor/campaign-fields.tsx'
import { EditorFrame } from '../editor/editor-form.tsx'
import { GoalOfGroup } from '../editor/goal-of-group.tsx'
import { StateField } from '../editor/state-field.tsx'
import type { Editor } from '../editor/use-editor.ts'
import styles from '../frame/ads.module.css'
import { words } from '../frame/words.ts'
import { automatedWords } from './words.ts'

interface AutomatedFormProps {
  readonly editor: Editor
  readonly onSaved: (result: EditResult, state: CampaignDraft['state']) => void
}

function Recommended({ editor }: { readonly editor: Editor }): ReactElement | null {
  const { account, draft, locale, write } = editor
  const { money } = useMoney(account.currency)
  if (!isAdCurrency(account.currency)) return null
  const micro = recommendedDaily(account.currency) * microPerUnit
  const text = amountText(micro, locale)
  if (draft.budget === text) return null
  return (
    <p className={promote.inline}>
      {automatedWords.recommended({ amount: money(micro) })}
      <Button size="small" onClick={() => write({ budget: text }, 'daily_budget_micro')}>
        {promoteWords.useRecommended()}
      </Button>
    </p>
  )
}

/** The decisions that the service makes by itself, each with its reason. */
function Chosen(): ReactElement {
  const rows = [
    [automatedWords.peopleName(), automatedWords.people()],
    [automatedWords.bidName(), automatedWords.bid()],
    [automatedWords.daysName(), automatedWords.days()],
    [automatedWords.checkName(), automatedWords.check()],
  ]
  return (
    <section className={promote.group} aria-label={automatedWords.chosen()}>
      <h2 className={promote.label}>{automatedWords.chosen()}</h2>
      <dl className={styles.reasons}>
        {rows.map(([name, why]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The form of an automated campaign: a goal, Pins, money, countries and an end. */
export function AutomatedForm({ editor, onSaved }: AutomatedFormProps): ReactElement {
  const { draft, locale, write, writeGroup } = editor
  const [group] = draft.groups
  const aside = (
    <>
      <AdPreview editor={editor} />
      <Chosen />
    </>
  )
  return (
    <EditorFrame editor={editor} onSaved={onSaved} aside={aside} hasDrafts={false}>
      <GoalField editor={editor} />
      {isPublished(editor) ? (
        <StateField
          label={words.state()}
          state={draft.state}
          was={draft.base?.state}
          onChange={(state) => write({ state }, 'state')}
        />
      ) : null}
      {group === undefined ? null : (
        <>
          <AdList editor={editor} group={group} index={0} />
          <GoalOfGroup editor={editor} group={group} index={0} />
        </>
      )}
      <section className={promote.group} aria-label={promoteWords.budgetTime()}>
        <h2 className={promote.legend}>{promoteWords.budgetTime()}</h2>
        <DailyField editor={editor} />
        <Recommended editor={editor} />
        <LastDayField editor={editor} />
        <MostSpent editor={editor} />
      </section>
      {group === undefined ? null : (
        <section className={promote.group} aria-label={promoteWords.countries()}>
          <Countries
            chosen={group.targeting.LOCATION?.split('+') ?? []}
            locale={locale}
            onChange={(countries) => {
              const { LOCATION: _, ...rest } = group.targeting
              const location = countries.length === 0 ? {} : { LOCATION: countries.join('+') }
              writeGroup(0, { targeting: { ...rest, ...location } }, 'targeting')
            }}
          />
          <Reach targeting={group.targeting} />
        </section>
      )}
    </EditorFrame>
  )
}
