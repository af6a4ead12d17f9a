import type { PromotablePin } from '@tessera/contracts/calls/quick-promote'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import promote from '../../../kit/ad-fields/ad-fields.module.css'
import { PinChooser } from '../../../kit/ad-fields/pin-chooser.tsx'
import { adWords as promoteWords } from '../../../kit/ad-fields/words.ts'
import { type AdDraft, freshKey, type GroupDraft } from '../draft/campaign-draft.ts'
import styles from '../frame/ads.module.css'
import { words } from '../frame/words.ts'
import { StateField } from './state-field.tsx'
import type { Editor } from './use-editor.ts'

interface AdsProps {
  readonly editor: Editor
  readonly group: GroupDraft
  readonly index: number
}

function Ad({
  editor,
  group,
  index,
  ad,
  nth,
}: AdsProps & { readonly ad: AdDraft; readonly nth: number }): ReactElement {
  const { writeAd, writeGroup, faults, draft } = editor
  const at = `ad_groups.${index}.ads.${nth}.`
  const name = ad.title === '' ? words.untitled() : ad.title
  const was = draft.base?.ad_groups
    .find(({ ad_group_id: id }) => id === group.groupId)
    ?.ads.find(({ ad_id: id }) => id === ad.adId)
  const pinFault = faults[`${at}pin_id`]
  return (
    <li className={styles.ad}>
      <img src={ad.imageUrl ?? undefined} alt="" className={styles.adPicture} />
      <div className={styles.adFields}>
        <p className={styles.adName}>
          <bdi>{name}</bdi>
          {was === undefined ? null : (
            <span className={styles.note}> {words[`review-${was.review}`]()}</span>
          )}
        </p>
        {pinFault === undefined ? null : (
          <p role="alert" className={promote.fault}>
            {pinFault}
          </p>
        )}
        <TextField
          label={words.linkOf({ name })}
          inputMode="url"
          autoComplete="off"
          error={faults[`${at}destination_url`]}
          value={ad.link}
          onChange={({ currentTarget }) =>
            writeAd(index, nth, { link: currentTarget.value }, 'destination_url')
          }
        />
        {was === undefined ? (
          <div>
            <Button
              size="small"
              aria-label={words.removeAd({ name })}
              onClick={() =>
                writeGroup(index, { ads: group.ads.filter(({ key }) => key !== ad.key) }, 'ads')
              }
            >
              {words.remove()}
            </Button>
          </div>
        ) : (
          <StateField
            label={words.stateOf({ name })}
            state={ad.state}
            was={was.state}
            onChange={(state) => writeAd(index, nth, { state }, 'state')}
          />
        )}
      </div>
    </li>
  )
}

/** Returns an ad group with a pin as another ad, or without the ad that is not created yet. */
function toggledPin(group: GroupDraft, item: PromotablePin): Partial<GroupDraft> {
  const { pin, product_group_id: productId } = item
  const isChosen = group.ads.some(({ pinId, adId }) => pinId === pin.id && adId === null)
  const kept = group.ads.filter(({ pinId, adId }) => pinId !== pin.id || adId !== null)
  if (isChosen) return { ads: kept, ...(kept.length === 0 ? { productId: null } : {}) }
  const added: AdDraft = {
    key: freshKey(group.ads),
    adId: null,
    pinId: pin.id,
    title: pin.title,
    productId,
    imageUrl: pin.images['236x'].url,
    link: pin.link ?? '',
    state: 'active',
  }
  return { ads: [...group.ads, added], productId: group.productId ?? productId }
}

/** The ads of an ad group: each a Pin with where it leads. */
export function AdList({ editor, group, index }: AdsProps): ReactElement {
  const { account, draft, faults, writeGroup } = editor
  const [isChoosing, setChoosing] = useState(false)
  const fault = faults[`ad_groups.${index}.ads`]
  const isFull = group.ads.length >= limits.adGroupAdsMax
  const barOf = ({ product_group_id: product }: PromotablePin) => {
    if (draft.objective !== 'CATALOG_SALES') return undefined
    if (product === null) return promoteWords.catalogNone()
    const isOther = group.productId !== null && group.productId !== product
    return isOther ? words.otherProduct() : undefined
  }
  return (
    <section className={promote.group} aria-label={words.ads()}>
      <h3 className={promote.label}>{words.ads()}</h3>
      {fault === undefined ? null : (
        <p role="alert" className={promote.fault}>
          {fault}
        </p>
      )}
      <ul className={styles.adList}>
        {group.ads.map((ad, nth) => (
          <Ad key={ad.key} {...{ editor, group, index, ad, nth }} />
        ))}
      </ul>
      <div>
        <Button
          disabled={isFull}
          data-invalid={fault === undefined ? undefined : true}
          onClick={() => setChoosing(true)}
        >
          {words.addPins()}
        </Button>
      </div>
      {isChoosing ? (
        <PinChooser
          advertiserId={account.id}
          chosen={group.ads.flatMap(({ pinId, adId }) => (adId === null ? [pinId] : []))}
          barOf={barOf}
          onChoose={(item) => writeGroup(index, toggledPin(group, item), 'ads')}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </section>
  )
}
