import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { Targeting } from '@tessera/contracts/ads/targeting'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { Audience } from '@tessera/contracts/entities/audience'
import type { AudienceId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { Link } from '@tessera/module/react'
import { Chip } from '@tessera/ui/chip'
import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import panels from '../../kit/panels/panels.module.css'
import { Report } from '../../kit/tables/report.tsx'
import { useAudienceText } from '../audience/audience-text.ts'
import styles from '../audience/audiences.module.css'
import { useAudiences } from '../audience/use-audiences.ts'
import { pickerWords as words } from '../audience/words.ts'
import { chosenIn, type TargetedBy, withAudience, withoutAudience } from './targeted.ts'

interface PickerProps {
  readonly account: Pick<Advertiser, 'id'>
  readonly targeting: Targeting
  readonly onChange: (targeting: Targeting) => void
}

interface ChosenProps extends PickerProps {
  readonly by: TargetedBy
  readonly audiences: readonly Audience[]
}

const labels = {
  AUDIENCE_INCLUDE: { chosen: words.include, add: words.addInclude },
  AUDIENCE_EXCLUDE: { chosen: words.exclude, add: words.addExclude },
} as const

function Chosen({ by, audiences, targeting, onChange }: ChosenProps): ReactElement {
  const { sizeText } = useAudienceText(audiences)
  const chosen = chosenIn(targeting, by)
  const nameOf = (id: AudienceId) =>
    audiences.find((each) => each.id === id)?.name ?? words.deleted()
  const others = audiences.filter(({ id }) => !chosen.includes(id))
  const early = audiences.filter(({ id, state }) => chosen.includes(id) && state !== 'ready')
  return (
    <div className={styles.picker}>
      {chosen.length === 0 ? null : (
        <fieldset className={styles.chips}>
          <legend className={styles.legend}>{labels[by].chosen()}</legend>
          {chosen.map((id) => (
            <Chip
              key={id}
              removable
              aria-label={words.remove({ name: nameOf(id) })}
              onClick={() => onChange(withoutAudience(targeting, by, id))}
            >
              <bdi>{nameOf(id)}</bdi>
            </Chip>
          ))}
        </fieldset>
      )}
      {chosen.length >= limits.targetedAudiencesMax ? null : (
        <SelectField
          label={labels[by].add()}
          value=""
          onChange={({ currentTarget }) => {
            const audience = others.find(({ id }) => id === currentTarget.value)
            if (audience !== undefined) onChange(withAudience(targeting, by, audience.id))
          }}
        >
          <option value="">{words.choose()}</option>
          {others.map((audience) => (
            <option key={audience.id} value={audience.id}>
              {`${audience.name} · ${sizeText(audience).text}`}
            </option>
          ))}
        </SelectField>
      )}
      {early.length === 0 ? null : (
        <p className={panels.note}>
          {words.notReady({
            names: early.map(({ name }) => name).join(', '),
            floor: limits.audienceFloor,
          })}
        </p>
      )}
    </div>
  )
}

/**
 * Chooses the audiences that an ad group is for, and those that it leaves out. The rest of the targeting
 * stays as it is.
 *
 *     <AudiencePicker account={account} targeting={group.targeting} onChange={(targeting) => …} />
 */
export default function AudiencePicker(props: PickerProps): ReactElement {
  const { account, targeting } = props
  const query = useAudiences(account.id)
  return (
    <section aria-label={words.title()} className={styles.picker}>
      <p className={styles.legend}>{words.title()}</p>
      <p className={panels.note}>{words.lead()}</p>
      <Report query={query}>
        {(audiences) => {
          const isChosen =
            chosenIn(targeting, 'AUDIENCE_INCLUDE').length > 0 ||
            chosenIn(targeting, 'AUDIENCE_EXCLUDE').length > 0
          return audiences.length === 0 && !isChosen ? (
            <p className={panels.text}>
              {words.none()}{' '}
              <Link
                className={styles.link}
                to={advertiserUrl('audiences', { advertiserId: account.id })}
              >
                {words.create()}
              </Link>
            </p>
          ) : (
            <>
              <Chosen {...props} by="AUDIENCE_INCLUDE" audiences={audiences} />
              <Chosen {...props} by="AUDIENCE_EXCLUDE" audiences={audiences} />
            </>
          )
        }}
      </Report>
    </section>
  )
}
