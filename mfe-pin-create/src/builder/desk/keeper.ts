import type { DraftShelf, KeptDraft } from '../draft/draft-shelf.ts'
import { isEmpty, keptOf, type OpenDraft } from '../draft/open-draft.ts'
import type { Kept } from '../draft/phase.ts'

interface KeeperOptions {
  readonly id: string
  readonly order: number
  readonly draft: OpenDraft
  readonly shelf: DraftShelf
  /** Called when the browser has no room for a file or a text. */
  readonly onFull: () => void
  /** Called when what `state` returns changes. */
  readonly onState: () => void
}

const fileOf = ({ picture }: ReturnType<OpenDraft['get']>): File | undefined =>
  'source' in picture && picture.source instanceof File ? picture.source : undefined

/** Keeps a draft on a shelf, with its file: each change at once. */
export function keepOnShelf({ id, order, draft, shelf, onFull, onState }: KeeperOptions) {
  let state: Kept = 'saved'
  let written = JSON.stringify(keptOf(id, order, draft.get()))
  let file = fileOf(draft.get())
  let pending = 0
  let isOver = false
  let dropsAtEnd = false

  function become(next: Kept): void {
    if (state === next) return
    state = next
    onState()
  }

  /** Writes the file beside the text, which must not wait for megabytes. */
  async function writeFile(): Promise<void> {
    const next = fileOf(draft.get())
    if (next === file) return
    file = next
    if (next === undefined) return shelf.dropFile(id)
    const keeping = await shelf.keepFile(id, next)
    if (isOver) return dropsAtEnd ? shelf.drop(id) : undefined
    if (keeping !== 'kept') onFull()
  }

  async function writeText(kept: KeptDraft): Promise<boolean> {
    if (isEmpty(draft.get())) {
      await shelf.drop(id)
      return true
    }
    const keeping = await shelf.keep(kept)
    if (keeping === 'full' && !isOver) onFull()
    return keeping === 'kept'
  }

  const textNow = (): string => JSON.stringify(keptOf(id, order, draft.get()))

  async function write(): Promise<void> {
    void writeFile()
    const text = textNow()
    if (text === written || isOver || draft.get().state.kind === 'published') return
    written = text
    pending += 1
    become('saving')
    // Begins at once, so that the shelf has each text before the document can end.
    const isKept = await writeText(keptOf(id, order, draft.get()))
    pending -= 1
    if (isOver) return dropsAtEnd ? shelf.drop(id) : undefined
    if (pending === 0) become(isKept ? 'saved' : 'edited')
  }

  const stop = draft.subscribe(() => void write())
  return {
    /** Writes a draft that was added with its file. */
    begin: () => {
      written = ''
      file = undefined
      void write()
    },
    state: () => state,
    stop: () => {
      isOver = true
      stop()
    },
    /** Forgets the draft: it was published or deleted. */
    drop: () => {
      isOver = true
      dropsAtEnd = true
      stop()
      if (pending === 0) void shelf.drop(id)
    },
  }
}
