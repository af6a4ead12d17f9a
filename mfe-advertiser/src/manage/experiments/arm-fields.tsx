import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { limits } from '@tessera/contracts/limits'
import { ShowMore } from '@tessera/module/show-more'
import { Checkbox } from '@tessera/ui/checkbox'
import type { ReactElement } from 'react'
import panels from '../../kit/panels/panels.module.css'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { type ArmChoice, armsIn, letters } from './arms-in.ts'
import styles from './experiments.module.css'
import { type FormDraft, toggled } from './form-draft.ts'
import { useTrees } from './use-calls.ts'
import { words } from './words.ts'

interface ArmFieldsProps {
  readonly account: Advertiser
  readonly draft: FormDraft
  readonly write: (part: Partial<FormDraft>) => void
  readonly fault: string | undefined
}

function Choice({
  arm,
  draft,
  write,
}: { arm: ArmChoice } & Pick<ArmFieldsProps, 'draft' | 'write'>) {
  const at = draft.arms.indexOf(arm.id)
  const isFull = draft.arms.length >= limits.adExperimentArmsMax
  const name = arm.name === '' ? words.untitled() : arm.name
  return (
    <li className={styles.choice}>
      <Checkbox
        label={<bdi>{name}</bdi>}
        {...(arm.campaign === null
          ? {}
          : { hint: <bdi>{arm.campaign === '' ? words.untitled() : arm.campaign}</bdi> })}
        checked={at >= 0}
        disabled={at < 0 && isFull}
        onChange={() => write({ arms: toggled(draft.arms, arm.id) })}
      />
      {arm.imageUrl === null ? null : (
        <img className={styles.picture} src={arm.imageUrl} alt="" width={40} height={40} />
      )}
      {at < 0 ? null : <span className={styles.letter}>{letters[at]}</span>}
    </li>
  )
}

/** Chooses the campaigns, ad groups or ads that are compared; they are named in the order of the choice. */
export function ArmFields({ account, draft, write, fault }: ArmFieldsProps): ReactElement {
  const list = useTrees(account.id)
  return (
    <fieldset className={styles.group}>
      <legend>{words.arms()}</legend>
      <p className={panels.text}>{words.armsHint()}</p>
      <Report query={{ ...list, data: list.data?.pages.flatMap(({ data }) => data) }}>
        {(trees) => {
          const arms = armsIn(trees, draft.level)
          if (arms.length < 2 && list.hasNextPage !== true)
            return <Nothing>{words.noCampaigns()}</Nothing>
          return (
            <>
              <ul className={styles.choices}>
                {arms.map((arm) => (
                  <Choice key={arm.id} {...{ arm, draft, write }} />
                ))}
              </ul>
              <ShowMore list={list} />
            </>
          )
        }}
      </Report>
      {fault === undefined ? null : (
        <p role="alert" className={panels.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
