import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement, RefObject } from 'react'
import styles from './product-tags.module.css'
import type { ShownTag } from './shown-tags.ts'
import { tagTitle } from './tag-text.ts'
import { words } from './words.ts'

interface TagListProps {
  readonly tags: readonly ShownTag[]
  readonly hasRoom: boolean
  /** True when the products were placed on another picture. */
  readonly isOfOther: boolean
  readonly addButton: RefObject<HTMLButtonElement | null>
  readonly onAdd: () => void
  readonly onEdit: (tag: ShownTag) => void
  readonly onRemove: (tag: ShownTag) => void
}

type RowProps = Pick<TagListProps, 'onEdit' | 'onRemove'> & { readonly tag: ShownTag }

function Row({ tag, onEdit, onRemove }: RowProps): ReactElement {
  const { number } = tag
  return (
    <li className={styles.tag}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.name}>
        <bdi>{tagTitle(tag)}</bdi>
        {tag.place === null ? <p className={styles.hidden}>{words.hidden()}</p> : null}
      </div>
      <Button
        kind="plain"
        size="small"
        square
        aria-haspopup="dialog"
        aria-label={words.edit({ number })}
        onClick={() => onEdit(tag)}
      >
        <Icon shape={icons.edit} size={20} />
      </Button>
      <Button
        kind="plain"
        size="small"
        square
        aria-label={words.remove({ number })}
        onClick={() => onRemove(tag)}
      >
        <Icon shape={icons.trash} size={20} />
      </Button>
    </li>
  )
}

/** Lists the products on the picture, with the numbers of their dots. */
export function TagList(props: TagListProps): ReactElement {
  const { tags, hasRoom, isOfOther, addButton, onAdd, ...acts } = props
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{words.legend()}</legend>
      <p className={styles.about}>
        {hasRoom ? words.about() : words.full({ max: limits.productTagsMax })}
      </p>
      {isOfOther ? <p role="status">{words.otherPicture()}</p> : null}
      {tags.length === 0 ? null : (
        <ol className={styles.list}>
          {tags.map((tag) => (
            <Row key={tag.id} {...{ tag, ...acts }} />
          ))}
        </ol>
      )}
      <Button ref={addButton} aria-haspopup="dialog" disabled={!hasRoom} onClick={onAdd}>
        <Icon shape={icons.plus} size={20} /> {words.add()}
      </Button>
    </fieldset>
  )
}
