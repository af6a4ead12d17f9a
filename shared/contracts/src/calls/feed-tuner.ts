import { z } from '@tessera/contracts/schema'
import { BoardLink } from '../entities/board-link.ts'
import { UserCard } from '../entities/user.ts'
import { PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { Topic } from '../topics.ts'
import { defineCall } from './define-call.ts'

/** The reasons that a pin is not for somebody: what it shows, how often it came, its person, its board. */
export const feedbackReasons = ['taste', 'seen', 'person', 'board'] as const

/** A reason that a pin is not for the viewer. */
export type FeedbackReason = (typeof feedbackReasons)[number]

/** The amount of something in the home feed. `less` keeps one pin in four, `none` keeps none. */
export const feedLevels = ['more', 'usual', 'less', 'none'] as const

const FeedLevel = z.enum(feedLevels)

/** The amount of something in the viewer's home feed. */
export type FeedLevel = z.infer<typeof FeedLevel>

/** The kinds of what the home feed can be tuned by. A subject is a kind of thing, such as vases. */
export const tunedKinds = ['topic', 'subject', 'person', 'board'] as const

/** A kind of what the home feed can be tuned by. */
export type TunedKind = (typeof tunedKinds)[number]

/**
 * Hides a pin from the viewer's lists and says why it is not for them. By its reason, their feeds show
 * fewer pins of its subject, or none of its person or board.
 */
export const notForMe = defineCall({
  name: 'FeedFeedbackResource.create',
  summary: "Hides a pin with a reason, which tunes the viewer's home feed.",
  method: 'POST',
  path: '/resource/FeedFeedbackResource/create/',
  input: z.strictObject({
    pin_id: PinId,
    reason: z.enum(feedbackReasons),
    /** The pins that the viewer's list shows; the answer says which of them leave it. */
    shown: z._default(z.array(PinId).check(z.maxLength(limits.feedbackShownMax)), []),
  }),
  output: z.object({
    /** The name of the subject, person or board; null where the pin alone is hidden. */
    about: z.nullable(z.string()),
    hidden: z.array(PinId),
  }),
  errors: ['not-found'],
  who: 'member',
})

/** Shows a pin again, and takes back what its reason changed. */
export const undoNotForMe = defineCall({
  name: 'FeedFeedbackResource.delete',
  summary: 'Shows a pin again and takes back what its reason changed.',
  method: 'POST',
  path: '/resource/FeedFeedbackResource/delete/',
  input: z.strictObject({ pin_id: PinId }),
  output: z.null(),
  errors: ['not-found'],
  who: 'member',
})

const Tuned = { level: FeedLevel }

/** The choices that tune the viewer's home feed. */
export const FeedTuner = z.object({
  topics: z.array(z.object({ id: Topic, name: z.string(), ...Tuned })),
  /** Kinds of things that the viewer chose something for; services before named them by their ids alone. */
  subjects: z.array(z.object({ id: z.string(), name: z.optional(z.string()), ...Tuned })),
  /** People whom the viewer follows or chose something for. */
  people: z.array(z.object({ person: UserCard, ...Tuned })),
  /** Boards that the viewer owns, follows or chose something for. */
  boards: z.array(z.object({ board: BoardLink, is_own: z.boolean(), ...Tuned })),
  /** True while recent searches and opened pins shape the feed. */
  uses_recent: z.boolean(),
  /** Recent searches, the latest first. */
  searches: z.array(z.string()),
  /** The number of pins opened lately. */
  opens: z.int(),
})

/** The choices that tune a home feed. */
export type FeedTuner = z.infer<typeof FeedTuner>

/** Returns the choices that tune the viewer's home feed. */
export const getFeedTuner = defineCall({
  name: 'FeedTunerResource.get',
  summary: "Returns the choices that tune the viewer's home feed.",
  method: 'GET',
  path: '/resource/FeedTunerResource/get/',
  input: z.strictObject({}),
  output: FeedTuner,
  errors: [],
  who: 'member',
})

/** Changes how much of something the viewer's home feed shows. */
export const tuneFeed = defineCall({
  name: 'FeedTunerResource.update',
  summary: "Changes how much of something the viewer's home feed shows.",
  method: 'POST',
  path: '/resource/FeedTunerResource/update/',
  input: z.strictObject({
    kind: z.enum(tunedKinds),
    /** The id of a topic, person or board, or the name of a subject. */
    target: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.subjectMax)),
    level: FeedLevel,
  }),
  output: z.null(),
  errors: ['not-found'],
  who: 'member',
})

/** Says whether recent searches and opened pins shape the viewer's home feed. Off deletes what is kept. */
export const useRecentActs = defineCall({
  name: 'FeedRecentResource.update',
  summary: 'Turns the use of recent searches and opened pins on or off.',
  method: 'POST',
  path: '/resource/FeedRecentResource/update/',
  input: z.strictObject({ used: z.boolean() }),
  output: z.null(),
  errors: [],
  who: 'member',
})

/** Deletes the viewer's recent searches and opened pins. */
export const clearRecentActs = defineCall({
  name: 'FeedRecentResource.delete',
  summary: 'Deletes the recent searches and opened pins.',
  method: 'POST',
  path: '/resource/FeedRecentResource/delete/',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  who: 'member',
})
