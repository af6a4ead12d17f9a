import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'
import type { DraftShelf } from '../draft/draft-shelf.ts'
import { Draft, emptyDraft } from '../draft/flow.ts'
import { newKey } from '../draft/new-key.ts'

const FormerDraft = z.object({ title: z.string(), description: z.string(), link: z.string() })

/** Returns the texts of a draft that a version before contracts 1.6.0 kept, and deletes it. */
function takeFormerDraft(
  owner: readonly (string | undefined)[],
): z.infer<typeof FormerDraft> | undefined {
  const key = ['tessera.pin-draft', ...owner.filter((part) => part !== undefined)].join('.')
  try {
    const text = sessionStorage.getItem(key) ?? 'null'
    sessionStorage.removeItem(key)
    const found = z.safeParse(FormerDraft, JSON.parse(text))
    return found.success ? found.data : undefined
  } catch {
    return undefined
  }
}

/** The texts of new pins that a tab keeps, by place. */
const keptPins = keepDrafts('new-pin', Draft)
const keptLists = keepDrafts('new-pins', z.array(z.string()))

/** Takes the texts that a tab keeps, so that another shelf keeps them. */
export function takeFromTab(viewerId: string | undefined): readonly Draft[] {
  const [pins, lists] = [keptPins(viewerId), keptLists(viewerId)]
  const ids = lists.get('all') ?? []
  const drafts = ids.flatMap((id) => pins.get(id) ?? [])
  const former = takeFormerDraft([viewerId])
  for (const id of ids) pins.drop(id)
  lists.drop('all')
  return former === undefined ? drafts : [...drafts, { ...emptyDraft, ...former }]
}

/** Keeps the texts of new pins while the tab is open: in a browser without IndexedDB or locks. */
export function shelfOfTab(viewerId: string | undefined): DraftShelf {
  const [pins, lists] = [keptPins(viewerId), keptLists(viewerId)]
  const ids = () => lists.get('all') ?? []
  const list = (all: readonly string[]) => lists.keep('all', [...all])
  return {
    open: () => {
      const drafts = takeFromTab(viewerId).map((draft, order) => ({
        id: newKey(),
        order,
        draft,
        hasFile: true,
      }))
      for (const { id, draft } of drafts) pins.keep(id, draft)
      list(drafts.map(({ id }) => id))
      return { drafts, elsewhere: 0 }
    },
    keep: async ({ id, draft }) => {
      pins.keep(id, draft)
      if (!ids().includes(id)) list([...ids(), id])
      return 'kept'
    },
    keepFile: async () => 'kept',
    drop: async (id) => {
      pins.drop(id)
      list(ids().filter((each) => each !== id))
    },
    dropFile: async () => {},
    close: () => {},
  }
}
