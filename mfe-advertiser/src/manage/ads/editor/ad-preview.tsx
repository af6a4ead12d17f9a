import type { ReactElement } from 'react'
import promote from '../../../kit/ad-fields/ad-fields.module.css'
import { adWords as promoteWords } from '../../../kit/ad-fields/words.ts'
import styles from '../frame/ads.module.css'
import { words } from '../frame/words.ts'
import type { Editor } from './use-editor.ts'

/** The ads as they stand in a feed; a few of them. */
export function AdPreview({ editor }: { readonly editor: Editor }): ReactElement {
  const { draft, account } = editor
  const ads = draft.groups
    .filter(({ state }) => state !== 'archived')
    .flatMap((group) => group.ads.map((ad) => ({ ...ad, key: `${group.key} ${ad.key}` })))
    .filter(({ state }) => state !== 'archived')
  return (
    <section className={promote.preview} aria-label={promoteWords.preview()}>
      <h2 className={promote.label}>{promoteWords.preview()}</h2>
      {ads.length === 0 ? <p className={promote.hint}>{words.previewNone()}</p> : null}
      <div className={styles.previews}>
        {ads.slice(0, 4).map((ad) => (
          <figure key={ad.key} className={promote.tile}>
            <img src={ad.imageUrl ?? undefined} alt="" className={promote.picture} />
            <figcaption className={promote.caption}>
              <bdi className={promote.pinTitle}>{ad.title}</bdi>
              <span className={promote.hint}>
                {promoteWords.promotedBy({ name: account.name })}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      {ads.length > 4 ? (
        <p className={promote.hint}>{words.previewMore({ count: ads.length - 4 })}</p>
      ) : null}
    </section>
  )
}
