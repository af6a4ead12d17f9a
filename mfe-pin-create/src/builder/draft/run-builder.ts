import { type Commands, defineCommand } from '@tessera/cache'
import { boardPins, getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import { createPin } from '@tessera/contracts/calls/pins'
import type { createScheduledPin } from '@tessera/contracts/calls/scheduled-pins'
import { getUser } from '@tessera/contracts/calls/users'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { webAddress } from '@tessera/contracts/web-address'
import type { Toast } from '@tessera/module'
import { extrasInput } from '../../details/extras/extras.ts'
import { momentOf } from '../../details/schedule/local-time.ts'
import { type RunningFlow, runFlow } from '../../pictures/upload/run-flow.ts'
import { words as videoWords } from '../../pictures/video/words.ts'
import { schedulePin } from '../../scheduled/commands.ts'
import { words } from '../../words.ts'
import { type Builder, type BuilderEvent, type Draft, next, openBuilder } from './flow.ts'

/** The source of another site's picture; `guid` identifies one visit to its page. */
export type Origin = Pick<InputOf<typeof createPin>, 'method' | 'guid' | 'color'>

/** The parts that the flow of a new pin uses, and the callbacks for its outcome. */
export interface BuilderParts {
  readonly commands: Commands
  readonly toast: (toast: Toast) => void
  /** The first text and board. */
  readonly opening: Draft
  readonly origin?: Origin | undefined
  /** Returns the scenario of an idea pin; nothing for other pins. */
  readonly ideaScenario?: (() => InputOf<typeof createPin>['scenario']) | undefined
  /** The key with which the service publishes the draft once. */
  readonly key?: string | undefined
  /** Called with the pin; `hasLeft` is true after the person left the page. */
  readonly onPublished: (pin: Pin | ScheduledPin, hasLeft: boolean) => void
  /** Called when the service no longer has the uploaded picture. */
  readonly onPictureLost: () => void
}

const publish = defineCommand(createPin, {
  name: 'publish-pin',
  refusals: 'inline',
  confirm: (_, { board_id }, draft) => {
    draft.lists({
      of: [boardPins],
      ...(board_id === undefined ? {} : { input: { board_id } }),
      ask: 'now',
    })
    draft.lists({ of: [getBoard, pickerBoards, userBoards, getUser], ask: 'now' })
  },
})

type Publishing = Extract<Builder, { readonly kind: 'publishing' }>

const inputOf = (
  { draft, mediaId, isFromWeb, video }: Publishing,
  { origin, ideaScenario }: BuilderParts,
): Omit<InputOf<typeof createScheduledPin>, 'publish_at'> => ({
  ...(draft.section === '' ? {} : { section: draft.section }),
  media_upload_id: mediaId,
  title: draft.title.trim(),
  description: draft.description.trim(),
  ...(origin ?? { method: isFromWeb ? 'scraped' : 'uploaded' }),
  ...(ideaScenario?.() === undefined ? {} : { scenario: ideaScenario() }),
  ...extrasInput(draft.extras, mediaId, video),
  ...(draft.link.trim() === '' ? {} : { link: webAddress(draft.link) ?? draft.link }),
  board_id: draft.board,
})

/** Publishes the pin, or schedules it for the time of its draft. */
function publishNowOrLater(state: Publishing, parts: BuilderParts) {
  const { commands, key } = parts
  const input = inputOf(state, parts)
  const at = momentOf(state.draft.extras.publishAt)
  const inline = { isInline: () => true }
  return at === undefined
    ? commands.run(publish, key === undefined ? input : { ...input, draft_key: key }, inline)
    : commands.run(schedulePin, { ...input, publish_at: at.toISOString() }, inline)
}

/** The field of a cover that the service no longer has. */
const coverField = 'video.cover_upload_id'

/** Runs the text and the publishing of a new pin. */
export function runBuilder(parts: BuilderParts): RunningFlow<Builder, BuilderEvent> {
  const { toast, onPublished, onPictureLost } = parts
  return runFlow<Builder, BuilderEvent>({
    start: openBuilder(parts.opening),
    next,
    effects: {
      publishing: async (state, { send, signal }) => {
        const outcome = await publishNowOrLater(state, parts)
        if (outcome.state === 'done') {
          if (signal.aborted) onPublished(outcome.answer, true)
          else send({ type: 'published', pin: outcome.answer })
        } else if (outcome.state === 'refused') {
          const { code, data, messageDetail, message } = outcome.error
          const isCoverGone = data?.field === coverField && code === 'not-found'
          const fault = isCoverGone ? videoWords.coverGone() : (messageDetail ?? message)
          if (isCoverGone) send({ type: 'extras-changed', changed: { cover: null } })
          if (data?.field === 'media_upload_id') onPictureLost()
          if (signal.aborted) toast({ text: words.notPublished({ why: fault }), tone: 'bad' })
          else send({ type: 'not-published', fault })
        }
      },
      published: ({ pin }) => onPublished(pin, false),
    },
  })
}
