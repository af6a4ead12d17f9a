import { defineCommand } from '@tessera/cache'
import { useFlow } from '@tessera/cache/react'
import { boardPins, getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import { createPin } from '@tessera/contracts/calls/pins'
import { getUser } from '@tessera/contracts/calls/users'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { confirmationRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { webAddress } from '@tessera/contracts/web-address'
import { keepDrafts } from '@tessera/module/drafts'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { schedulePin } from '../scheduled/commands.ts'
import { scheduledToast } from '../scheduled/scheduled-toast.ts'
import { words } from '../words.ts'
import { extrasInput } from './extras/extras.ts'
import { type Builder, type BuilderEvent, Draft, emptyDraft, next, openBuilder } from './flow.ts'
import { momentOf } from './schedule/local-time.ts'
import { usePicture } from './use-picture.ts'

/** Initial values of a new pin. */
export interface Beginning {
  /** Identifies its draft among those that are kept. */
  readonly place: string
  readonly draft?: Partial<Draft>
  /** The file that it is made from, when it is known. */
  readonly file?: File | undefined
  /** The source of another site's picture; `guid` identifies one visit to its page. */
  readonly origin?: Pick<InputOf<typeof createPin>, 'method' | 'guid' | 'color'>
  /** Leaves the page as it is after publishing, instead of opening the board. */
  readonly stays: boolean
}

/** The drafts of new pins, by place. */
export const keptPins = keepDrafts('new-pin', Draft)

const FormerDraft = z.object({ title: z.string(), description: z.string(), link: z.string() })

/** Returns the texts of a draft that a version before contracts 1.6.0 kept, and deletes it. */
function takeFormerDraft(owner: readonly (string | undefined)[]): Partial<Draft> {
  const key = ['tessera.pin-draft', ...owner.filter((part) => part !== undefined)].join('.')
  try {
    const text = sessionStorage.getItem(key) ?? 'null'
    sessionStorage.removeItem(key)
    const found = z.safeParse(FormerDraft, JSON.parse(text))
    return found.success ? found.data : {}
  } catch {
    return {}
  }
}

const publish = defineCommand(createPin, {
  name: 'publish-pin',
  refusals: 'inline',
  confirm: (_, { board_id }, draft) => {
    draft.lists({ of: [boardPins], input: { board_id }, ask: 'now' })
    draft.lists({ of: [getBoard, pickerBoards, userBoards, getUser], ask: 'now' })
  },
})

const inputOf = (
  { draft, mediaId, isFromWeb }: Extract<Builder, { readonly kind: 'publishing' }>,
  { origin }: Beginning,
): InputOf<typeof createPin> => ({
  board_id: draft.board,
  ...(draft.section === '' ? {} : { section: draft.section }),
  media_upload_id: mediaId,
  title: draft.title.trim(),
  description: draft.description.trim(),
  ...(origin ?? { method: isFromWeb ? 'scraped' : 'uploaded' }),
  ...extrasInput(draft.extras, mediaId),
  ...(draft.link.trim() === '' ? {} : { link: webAddress(draft.link) ?? draft.link }),
})

const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)

/** Keeps the draft while the tab is open. */
function useKeptDraft({ place, draft, origin }: Beginning) {
  const viewerId = useViewer()?.id
  const kept = keptPins(viewerId)
  const fresh = { ...emptyDraft, ...draft }
  const keep = (draft: Draft) => (isSame(draft, fresh) ? kept.drop(place) : kept.keep(place, draft))
  const [found] = useState(() => {
    const former = takeFormerDraft([viewerId, origin && place])
    if (kept.get(place) === undefined) keep({ ...fresh, ...former })
    return kept.get(place)
  })
  return {
    opening: found ?? fresh,
    isKept: found !== undefined,
    keep,
    drop: () => kept.drop(place),
  }
}

/** Returns what follows a published pin: its board with the pin's confirmation over it, or a toast. */
function useAfterPublishing() {
  const { navigate, bus, toast, $locale } = useShell()
  const say = (pin: Pin | ScheduledPin) => {
    const { id, board, images } = pin
    if ('publish_at' in pin) return toast(scheduledToast(pin, $locale.get()))
    return toast({
      text: words.published({ board: board?.name ?? '' }),
      tone: 'good',
      picture: images['236x'].url,
      link: { label: words.seePin(), to: paths.pin.to({ pinId: id }) },
    })
  }
  const open = (pin: Pin | ScheduledPin) => {
    const { id, board } = pin
    if ('publish_at' in pin) {
      say(pin)
      return navigate(paths.scheduledPins.to(), { replace: true })
    }
    if (board === null) return say(pin)
    // Replaces the builder in the history, so that Back does not lead to an empty form.
    navigate(board.url, { replace: true })
    bus.emit(confirmationRequested, { pinId: id, board })
  }
  return { open, say }
}

/** Runs the flows of a new pin: uploads its picture, keeps its draft, publishes it. */
export function useBuilder(beginning: Beginning) {
  const { commands, toast } = useShell()
  const { opening, isKept, keep, drop } = useKeptDraft(beginning)
  const pictures = usePicture({
    isMissing: isKept && beginning.origin === undefined,
    file: beginning.file,
  })
  const { open, say } = useAfterPublishing()
  const [state, send] = useFlow<Builder, BuilderEvent>({
    start: openBuilder(opening),
    next,
    effects: {
      publishing: async (state, { send, signal }) => {
        const isInline = () => true
        const input = inputOf(state, beginning)
        const at =
          beginning.origin === undefined ? momentOf(state.draft.extras.publishAt) : undefined
        const outcome =
          at === undefined
            ? await commands.run(publish, input, { isInline })
            : await commands.run(
                schedulePin,
                { ...input, publish_at: at.toISOString() },
                { isInline },
              )
        if (outcome.state === 'done') {
          if (!signal.aborted) return send({ type: 'published', pin: outcome.answer })
          // Somebody who left the page stays where they are; the toast links to the pin.
          drop()
          say(outcome.answer)
        } else if (outcome.state === 'refused') {
          const fault = outcome.error.messageDetail ?? outcome.error.message
          if (signal.aborted) toast({ text: words.notPublished({ why: fault }), tone: 'bad' })
          else send({ type: 'not-published', fault })
        }
      },
      published: ({ pin }) => {
        drop()
        if (!beginning.stays) open(pin)
      },
    },
  })
  const { kind, draft } = state
  useEffect(() => {
    if (kind !== 'published') keep(draft)
  }, [kind, draft])
  return { state, send, ...pictures }
}

export type BuilderPage = ReturnType<typeof useBuilder>
