import { AdGender, AgeBucket, AppType, type Targeting } from '@tessera/contracts/ads/targeting'
import { inPageLanguage } from '@tessera/contracts/messages'
import { topics } from '@tessera/contracts/topics'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { TextField } from '@tessera/ui/field'
import { Skeleton } from '@tessera/ui/skeleton'
import { Switch } from '@tessera/ui/switch'
import { lazy, type ReactElement, Suspense } from 'react'
import styles from '../../../kit/ad-fields/ad-fields.module.css'
import { Chips, Countries } from '../../../kit/ad-fields/people-fields.tsx'
import { Reach } from '../../../kit/ad-fields/reach.tsx'
import { adWords as promote } from '../../../kit/ad-fields/words.ts'
import { groupName } from '../../../kit/metrics/names.ts'
import type { GroupDraft } from '../draft/campaign-draft.ts'
import { words } from '../frame/words.ts'
import { AdList } from './ad-list.tsx'
import { GoalOfGroup } from './goal-of-group.tsx'
import { KeywordsLink } from './keywords-link.tsx'
import { StateField } from './state-field.tsx'
import type { Editor } from './use-editor.ts'

const AudiencePicker = lazy(
  () =>
    import(
      /* webpackChunkName: "audience-picker" */ '../../../audiences/audience-picker/audience-picker.tsx'
    ),
)

interface GroupProps {
  readonly editor: Editor
  readonly group: GroupDraft
  readonly index: number
}

/** Returns a targeting with a part; an empty part is left out. */
const withPart = <Name extends keyof Targeting>(
  targeting: Targeting,
  name: Name,
  value: Targeting[Name],
): Targeting => {
  const { [name]: _, ...rest } = targeting
  return value === undefined || value.length === 0 ? rest : { ...rest, [name]: value }
}

function People({ editor, group, index }: GroupProps): ReactElement {
  const { locale, writeGroup, faults } = editor
  const { targeting } = group
  const write = <Name extends keyof Targeting>(name: Name, value: Targeting[Name]) =>
    writeGroup(index, { targeting: withPart(targeting, name, value) }, 'targeting')
  const writing = { locale, day: (day: string) => day }
  return (
    <section className={styles.group} aria-label={promote.people()}>
      <h3 className={styles.label}>{promote.people()}</h3>
      <Countries
        chosen={targeting.LOCATION?.split('+') ?? []}
        locale={locale}
        onChange={(countries) => write('LOCATION', countries.join('+'))}
      />
      <p className={styles.hint}>{promote.everyone()}</p>
      <Chips
        label={promote.ages()}
        options={AgeBucket.options.map((value) => ({ value, name: value }))}
        chosen={targeting.AGE_BUCKET ?? []}
        onChange={(ages) => write('AGE_BUCKET', ages)}
      />
      <Chips
        label={promote.genders()}
        options={AdGender.options.map((value) => ({ value, name: promote[value]() }))}
        chosen={targeting.GENDER ?? []}
        onChange={(genders) => write('GENDER', genders)}
      />
      <Chips
        label={words.devices()}
        options={AppType.options.map((value) => ({
          value,
          name: groupName('device', value, writing),
        }))}
        chosen={targeting.APPTYPE ?? []}
        onChange={(apps) => write('APPTYPE', apps)}
      />
      <Chips
        label={promote.interests()}
        options={topics.map(({ id, name }) => ({ value: id, name: inPageLanguage(name) }))}
        chosen={targeting.INTEREST ?? []}
        onChange={(interests) => write('INTEREST', interests)}
      />
      <Suspense fallback={<Skeleton height={96} />}>
        <AudiencePicker
          account={editor.account}
          targeting={targeting}
          onChange={(next) => writeGroup(index, { targeting: next }, 'targeting')}
        />
      </Suspense>
      {faults[`ad_groups.${index}.targeting`] === undefined ? null : (
        <p className={styles.fault}>{faults[`ad_groups.${index}.targeting`]}</p>
      )}
      <Switch
        label={promote.automatic()}
        hint={words.automaticHint()}
        checked={group.isAutomatic}
        onChange={({ currentTarget }) =>
          writeGroup(index, { isAutomatic: currentTarget.checked }, 'is_automatic')
        }
      />
      <Reach targeting={targeting} />
    </section>
  )
}

function Bid({ editor, group, index }: GroupProps): ReactElement {
  const { writeGroup, faults, account, draft } = editor
  const isOwn = group.isOwnBid
  return (
    <section className={styles.group} aria-label={words.bid()}>
      <h3 className={styles.label}>{words.bid()}</h3>
      <ChipRow label={words.bid()}>
        <Chip pressed={!isOwn} onClick={() => writeGroup(index, { isOwnBid: false }, 'bid_micro')}>
          {words.bidOurs()}
        </Chip>
        <Chip pressed={isOwn} onClick={() => writeGroup(index, { isOwnBid: true }, 'bid_micro')}>
          {words.bidOwn()}
        </Chip>
      </ChipRow>
      {isOwn ? (
        <TextField
          label={
            draft.objective === 'CONSIDERATION'
              ? words.bidClick({ currency: account.currency })
              : words.bidImpression({ currency: account.currency })
          }
          inputMode="decimal"
          autoComplete="off"
          error={faults[`ad_groups.${index}.bid_micro`]}
          value={group.bid}
          onChange={({ currentTarget }) =>
            writeGroup(index, { bid: currentTarget.value }, 'bid_micro')
          }
        />
      ) : (
        <p className={styles.hint}>{words.bidOursHint()}</p>
      )}
    </section>
  )
}

/** The fields of an ad group: its name, the people, what a click may cost, and its ads. */
export function GroupFields(props: GroupProps): ReactElement {
  const { editor, group, index } = props
  const { writeGroup, faults } = editor
  const was = editor.draft.base?.ad_groups.find(({ ad_group_id: id }) => id === group.groupId)
  return (
    <section className={styles.group} aria-label={group.name}>
      <TextField
        label={words.groupNameLabel()}
        autoComplete="off"
        error={faults[`ad_groups.${index}.name`]}
        value={group.name}
        onChange={({ currentTarget }) => writeGroup(index, { name: currentTarget.value }, 'name')}
      />
      {was === undefined ? null : (
        <StateField
          label={words.groupState()}
          state={group.state}
          was={was.state}
          onChange={(state) => writeGroup(index, { state }, 'state')}
        />
      )}
      <GoalOfGroup {...props} />
      <AdList {...props} />
      <People {...props} />
      <KeywordsLink editor={editor} group={group} />
      <Bid {...props} />
    </section>
  )
}
