import { useShell } from '@tessera/module/react'
import { Announcement } from '@tessera/ui/announcement'
import { type ReactNode, useRef, useState } from 'react'
import { editOf } from '../../details/extras/extras.ts'
import { ChooseProduct } from '../../details/product-tags/choose-product.tsx'
import { originalPlace, type TagPlace } from '../../details/product-tags/places.ts'
import { type ShownTag, shownTags } from '../../details/product-tags/shown-tags.ts'
import { TagDots } from '../../details/product-tags/tag-dots.tsx'
import { TagList } from '../../details/product-tags/tag-list.tsx'
import { placeText } from '../../details/product-tags/tag-text.ts'
import { type Product, roomForTags, type TagChange } from '../../details/product-tags/tags.ts'
import { words } from '../../details/product-tags/words.ts'
import { videoOf } from '../../pictures/upload/picture-flow.ts'
import { newKey } from '../draft/new-key.ts'
import type { BuilderPage } from '../draft/open-draft.ts'
import type { Feature } from '../features/features.ts'

interface TaggingOf {
  readonly builder: Pick<BuilderPage, 'state' | 'send' | 'picture'>
  readonly features: ReadonlySet<Feature>
}

/** The parts of the page that tag products. */
interface Tagging {
  /** Drawn over the picture. */
  readonly over: ReactNode
  readonly list: ReactNode
  /** Drawn outside of the form. */
  readonly modal: ReactNode
}

/** The product that is changed, or the place of a new one. */
type Choosing = { readonly tag: ShownTag } | { readonly place: TagPlace }

/** The product in the middle of the picture is moved from there by its arrow keys. */
const middle: TagPlace = { x: 0.5, y: 0.5 }

const none: Tagging = { over: null, list: null, modal: null }

/** Tags products on the picture of a new pin: by a press on it, or with the keyboard. */
export function useTagging({ builder, features }: TaggingOf): Tagging {
  const { toast } = useShell()
  const [choosing, setChoosing] = useState<Choosing>()
  const [said, setSaid] = useState('')
  const [newest, setNewest] = useState<string>()
  const addButton = useRef<HTMLButtonElement>(null)
  const { state, send, picture } = builder
  if (!features.has('tagging') || picture.kind !== 'ready') return none
  if (videoOf(picture) !== undefined) return none
  const of = picture.mediaId
  const { tags } = state.draft.extras
  const edit = editOf(state.draft.extras, of)
  const shown = shownTags(tags, edit)
  const change = (made: TagChange) => send({ type: 'tags-changed', change: made })

  function remove({ number: _, place: __, ...tag }: ShownTag): void {
    const at = tags.list.findIndex(({ id }) => id === tag.id)
    change({ type: 'removed', id: tag.id })
    const undo = () => change({ type: 'restored', tag, at })
    toast({ text: words.removed(), action: { label: words.undo(), run: undo } })
    // The pressed button is gone.
    addButton.current?.focus({ preventScroll: true })
  }

  function take(chosen: Choosing, product: Product): void {
    setChoosing(undefined)
    if ('tag' in chosen) {
      change({ type: 'replaced', id: chosen.tag.id, product })
      return
    }
    const id = newKey()
    change({ type: 'added', tag: { ...product, ...originalPlace(chosen.place, edit), id }, of })
    setNewest(id)
    setSaid(words.placed({ number: tags.list.length + 1, place: placeText(chosen.place) }))
  }

  const hasRoom = roomForTags(tags) > 0
  const acts = { onEdit: (tag: ShownTag) => setChoosing({ tag }), onRemove: remove }
  return {
    over: (
      <TagDots
        {...{ ...acts, newest, tags: shown }}
        onPress={hasRoom ? (place) => setChoosing({ place }) : undefined}
        onMove={({ id, number }, to, by) => {
          change({ type: 'moved', id, to: originalPlace(to, edit), of })
          if (by === 'key') setSaid(words.placed({ number, place: placeText(to) }))
        }}
      />
    ),
    list: (
      <>
        <TagList
          {...{ ...acts, hasRoom, addButton, tags: shown }}
          isOfOther={tags.list.length > 0 && tags.of !== of}
          onAdd={() => setChoosing({ place: middle })}
        />
        <Announcement text={said} />
      </>
    ),
    modal:
      choosing === undefined ? null : (
        <ChooseProduct
          value={'tag' in choosing ? choosing.tag : undefined}
          onTake={(product) => take(choosing, product)}
          onClose={() => setChoosing(undefined)}
        />
      ),
  }
}
