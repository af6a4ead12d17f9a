import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { ShowMore } from '@tessera/module/show-more'
import { useTyped } from '@tessera/module/use-typed'
import { Checkbox } from '@tessera/ui/checkbox'
import { SearchField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import { useFigures } from '../../../kit/money/use-figures.ts'
import panels from '../../../kit/panels/panels.module.css'
import { Nothing, Report } from '../../../kit/tables/report.tsx'
import styles from '../frame/bulk-editor.module.css'
import { useIds } from '../frame/use-ids.ts'
import { downloadWords as words } from '../frame/words.ts'
import { stateName } from '../ids/state-name.ts'

interface CampaignChoiceProps {
  readonly account: Advertiser
  /** The ids of the campaigns that are chosen, with their letter. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Chooses campaigns from a list that a text narrows. */
export function CampaignChoice({ account, chosen, onChange }: CampaignChoiceProps): ReactElement {
  const { count } = useFigures(account.currency)
  const [query, setQuery] = useState('')
  const [text, setText] = useTyped('', setQuery)
  const list = useIds(account.id, 'campaign', query)
  const most = limits.campaignEditsMax
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <div className={panels.stack}>
      <SearchField label={words.find()} value={text} onChange={setText} />
      <Report query={{ ...list, data: list.data?.pages.flatMap(({ data }) => data) }}>
        {(campaigns) =>
          campaigns.length === 0 ? (
            <Nothing>{words.noCampaigns()}</Nothing>
          ) : (
            <fieldset aria-label={words.campaigns()} className={styles.choices}>
              {campaigns.map(({ id, name, state }) => (
                <Checkbox
                  key={id}
                  label={<bdi>{name}</bdi>}
                  hint={stateName(state)}
                  checked={chosen.includes(id)}
                  disabled={!chosen.includes(id) && chosen.length >= most}
                  onChange={() => toggle(id)}
                />
              ))}
              <ShowMore list={list} />
            </fieldset>
          )
        }
      </Report>
      <p role="status" className={panels.note}>
        {words.chosenCount({ count: count(chosen.length), most: count(most) })}
      </p>
    </div>
  )
}
