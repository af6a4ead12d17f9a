import { useCommand } from '@tessera/cache/react'
import { DismissReason, type Recommendation } from '@tessera/contracts/calls/recommendations'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Menu } from '@tessera/ui/menu'
import { type ReactElement, useId } from 'react'
import panels from '../../../kit/panels/panels.module.css'
import { followCommand } from '../frame/commands.ts'
import styles from '../frame/planning.module.css'
import { dismissCommand } from './commands.ts'
import { placeOf } from './place-of.ts'
import { type SuggestionText, suggestionText } from './suggestion-text.ts'
import { useWriting } from './use-writing.ts'
import { recommendationWords as words } from './words.ts'

interface SuggestionProps {
  readonly item: Recommendation
  readonly account: Advertiser
}

function Change({ change }: { readonly change: NonNullable<SuggestionText['change']> }) {
  return <p className={styles.change}>{words.change(change)}</p>
}

function Acts({ item, account, text }: SuggestionProps & { readonly text: SuggestionText }) {
  const { navigate } = useShell()
  const follow = useCommand(followCommand)
  const dismiss = useCommand(dismissCommand)
  const { edit } = item
  return (
    <div className={panels.acts}>
      {edit === null ? (
        <Button
          size="small"
          kind="ink"
          href={placeOf(item, account.id)}
          onNavigate={(to) => navigate(to)}
        >
          {text.act}
        </Button>
      ) : (
        <Button
          size="small"
          kind="ink"
          busy={follow.busy}
          onClick={() => void follow.run({ advertiser_id: account.id, campaigns: [edit] })}
        >
          {text.act}
        </Button>
      )}
      <Menu
        label={words.dismissOf({ title: text.title })}
        kind="quiet"
        size="small"
        align="start"
        items={DismissReason.options.map((reason) => ({
          id: reason,
          label: words[reason](),
          onSelect: () => void dismiss.run({ advertiser_id: account.id, key: item.key, reason }),
        }))}
      >
        {words.dismiss()}
      </Menu>
    </div>
  )
}

/** A suggestion: its figures, what follows from them, how sure that is, and a button. */
export function Suggestion({ item, account }: SuggestionProps): ReactElement {
  const id = useId()
  const write = useWriting(account.currency)
  const text = suggestionText(item, write)
  return (
    <li>
      <article aria-labelledby={id} className={styles.card}>
        <div className={styles.head}>
          <h2 id={id} className={styles.heading}>
            {text.title}
          </h2>
          <p className={styles.note}>
            {words.aboutMoney({ amount: write.money(item.about_micro) })}
          </p>
        </div>
        <p className={styles.text}>{text.how}</p>
        <p className={styles.note}>
          <strong>{words.uncertain()}:</strong> {text.sure}
        </p>
        {text.change === undefined ? null : <Change change={text.change} />}
        <Acts item={item} account={account} text={text} />
      </article>
    </li>
  )
}
