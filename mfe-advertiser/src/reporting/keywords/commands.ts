import { bind, type Command, defineCommand } from '@tessera/cache'
import {
  adKeywords,
  adSearchQueries,
  createAdKeywords,
  updateAdKeywords,
} from '@tessera/contracts/calls/ad-keywords'
import type { InputOf, OutputOf } from '@tessera/contracts/calls/define-call'
import { words } from './words.ts'

const lists = { of: [adKeywords, adSearchQueries], ask: 'now' } as const

/** Adds keywords to a campaign or an ad group. */
export const addKeywordsCommand = defineCommand(createAdKeywords, {
  name: 'add-ad-keywords',
  refusals: 'inline',
  key: ({ owner_id: id, kind }) => `${kind} ${id}`,
  confirm: (_, __, draft) => draft.lists(lists),
})

type Change = Pick<InputOf<typeof updateAdKeywords>, 'state' | 'bid_micro'>

interface Changing extends InputOf<typeof updateAdKeywords> {
  readonly text: string
  /** The values that undo gives back. */
  readonly before: Change
}

function changed({ text: name, state }: Changing): string {
  if (state === undefined) return words.bidNow({ name })
  if (state === 'archived') return words.removedNow({ name })
  return state === 'paused' ? words.pausedNow({ name }) : words.resumedNow({ name })
}

const changeOf = ({ state, bid_micro }: Changing): Change => ({
  ...(state === undefined ? {} : { state }),
  ...(bid_micro === undefined ? {} : { bid_micro }),
})

/** Pauses, resumes or removes a keyword, or changes its bid; undo takes it back. */
export const changeKeywordCommand: Command<
  Changing,
  OutputOf<typeof updateAdKeywords>
> = defineCommand(
  (client, { text: _, before: __, ...input }: Changing) => client.call(updateAdKeywords, input),
  {
    name: 'change-ad-keyword',
    key: ({ keyword_ids: ids }) => ids.join(),
    confirm: (_, __, draft) => draft.lists(lists),
    undo: (_, input) => {
      const { advertiser_id, keyword_ids, text, before } = input
      const same = { advertiser_id, keyword_ids, text }
      return bind(changeKeywordCommand, { ...same, ...before, before: changeOf(input) })
    },
    say: { done: (_, input) => changed(input) },
  },
)

interface Adding extends Pick<InputOf<typeof createAdKeywords>, 'advertiser_id' | 'owner_id'> {
  readonly kind: InputOf<typeof createAdKeywords>['kind']
  readonly query: string
}

/** Adds a search as an exact keyword; undo removes it. */
export const addQueryCommand = defineCommand(
  (client, { query: text, ...input }: Adding) =>
    client.call(createAdKeywords, { ...input, keywords: [{ text, match: 'exact' }] }),
  {
    name: 'add-ad-query',
    key: ({ owner_id: id, kind, query }) => `${kind} ${id} ${query}`,
    confirm: (_, __, draft) => draft.lists(lists),
    undo: ([added], { advertiser_id, query: text }) =>
      added === undefined || added.keyword_id === null
        ? undefined
        : bind(changeKeywordCommand, {
            advertiser_id,
            keyword_ids: [added.keyword_id],
            text,
            state: 'archived',
            before: { state: 'active' },
          }),
    say: {
      done: ([added], { query: name, kind }) => {
        if (added === undefined || added.keyword_id === null) return words.alreadyNow({ name })
        return kind === 'ad-group-positive'
          ? words.addedNow({ name })
          : words.addedNegativeNow({ name })
      },
    },
  },
)
