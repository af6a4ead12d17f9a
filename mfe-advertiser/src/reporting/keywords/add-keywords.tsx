import { useCommand } from '@tessera/cache/react'
import { type KeywordKind, KeywordMatch, typedKeywords } from '@tessera/contracts/ads/keywords'
import type { createAdKeywords } from '@tessera/contracts/calls/ad-keywords'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { SelectField, TextArea, TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useState } from 'react'
import { typedBid } from './bid-cell.tsx'
import { addKeywordsCommand } from './commands.ts'
import styles from './keywords.module.css'
import { type Owner, OwnerField, ownerWithin } from './owner-field.tsx'
import type { OpenKeywordReport } from './use-keyword-report.ts'
import { words } from './words.ts'

type Added = OutputOf<typeof createAdKeywords>

interface AddKeywordsProps {
  readonly open: OpenKeywordReport
  readonly kind: KeywordKind
  readonly onClose: () => void
}

const hows: Readonly<Record<KeywordMatch, () => string>> = {
  broad: words.broadHow,
  phrase: words.phraseHow,
  exact: words.exactHow,
}

const faultText = (fault: NonNullable<Added[number]['fault']>): string =>
  fault === 'long'
    ? words.long({ letters: limits.adKeywordLettersMax, words: limits.adKeywordWordsMax })
    : words[fault]()

/** Tells what was added, and of the others why not. */
function Told({ added, onClose }: { readonly added: Added; readonly onClose: () => void }) {
  const faults = added.flatMap(({ text, match, fault }) =>
    fault === null ? [] : [{ text, match, fault }],
  )
  return (
    <div role="status" className={styles.form}>
      <p>{words.allAdded({ count: added.length - faults.length })}</p>
      {faults.length === 0 ? null : (
        <>
          <h3>{words.notAdded()}</h3>
          <ul className={styles.faults}>
            {faults.map(({ text, match, fault }, at) => (
              <li key={at}>
                <bdi className={styles.strong}>{text}</bdi> ({words[match]()}): {faultText(fault)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Button kind="primary" data-autofocus onClick={onClose}>
          {words.done()}
        </Button>
      </div>
    </div>
  )
}

type Faults = Partial<Record<'lines' | 'owner' | 'bid', string>>

interface Draft {
  readonly lines: string
  readonly match: KeywordMatch
  readonly bid: string
  readonly owner: Owner | undefined
}

/** Returns what is wrong with a draft, by field. */
function faultsOf(
  { lines, match, bid, owner }: Draft,
  kind: KeywordKind,
  currency: string,
): Faults {
  const count = typedKeywords(lines, match).length
  const noOwner = kind === 'campaign-negative' ? words.chooseCampaign() : words.chooseAdGroup()
  return {
    ...(count === 0 ? { lines: words.noLines() } : {}),
    ...(count > limits.adKeywordsAtOnce
      ? { lines: words.manyLines({ max: limits.adKeywordsAtOnce }) }
      : {}),
    ...(owner === undefined ? { owner: noOwner } : {}),
    ...(typedBid(bid, currency) === undefined ? { bid: words.bidFault({ currency }) } : {}),
  }
}

function Form(props: AddKeywordsProps & { readonly onAdded: (added: Added) => void }) {
  const { open, kind, onAdded } = props
  const { currency, id } = open.account
  const add = useCommand(addKeywordsCommand)
  const [faults, setFaults] = useState<Faults>({})
  const [draft, setDraft] = useState<Draft>({
    lines: '',
    match: 'broad',
    bid: '',
    owner: ownerWithin(open, kind),
  })
  const write = (part: Partial<Draft>) => {
    setFaults({})
    add.clear()
    setDraft({ ...draft, ...part })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = faultsOf(draft, kind, currency)
    setFaults(found)
    if (Object.keys(found).length > 0 || draft.owner === undefined) return
    const outcome = await add.run({
      advertiser_id: id,
      kind,
      owner_id: draft.owner,
      keywords: [...typedKeywords(draft.lines, draft.match)],
      ...(kind === 'ad-group-positive' ? { bid_micro: typedBid(draft.bid, currency) ?? null } : {}),
    })
    if (outcome.state === 'done') onAdded(outcome.answer)
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <OwnerField
        open={open}
        kind={kind}
        owner={draft.owner}
        error={faults.owner}
        onChange={(owner) => write({ owner })}
      />
      <TextArea
        label={words.oneALine()}
        hint={words.oneALineHint({ max: limits.adKeywordsAtOnce })}
        className={styles.lines}
        data-autofocus
        rows={6}
        value={draft.lines}
        error={faults.lines}
        onChange={({ target }) => write({ lines: target.value })}
      />
      <SelectField
        label={words.matchHow()}
        value={draft.match}
        onChange={({ target }) =>
          write({ match: KeywordMatch.options.find((each) => each === target.value) ?? 'broad' })
        }
      >
        {KeywordMatch.options.map((match) => (
          <option key={match} value={match}>
            {hows[match]()}
          </option>
        ))}
      </SelectField>
      {kind === 'ad-group-positive' ? (
        <TextField
          label={words.bid()}
          hint={words.bidHint({ currency })}
          inputMode="decimal"
          value={draft.bid}
          error={faults.bid}
          onChange={({ target }) => write({ bid: target.value })}
        />
      ) : null}
      {add.formRefusal === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {add.formRefusal}
        </p>
      )}
      <div>
        <Button kind="primary" type="submit" busy={add.busy}>
          {words.add()}
        </Button>
      </div>
    </form>
  )
}

/** Adds keywords, one a line, and tells which were not added and why. */
export function AddKeywords(props: AddKeywordsProps): ReactElement {
  const { kind, onClose } = props
  const [added, setAdded] = useState<Added | null>(null)
  const title = kind === 'ad-group-positive' ? words.addKeywords() : words.addNegatives()
  return (
    <Modal title={title} width={520} sheet onClose={onClose}>
      {added === null ? (
        <Form {...props} onAdded={setAdded} />
      ) : (
        <Told added={added} onClose={onClose} />
      )}
    </Modal>
  )
}
