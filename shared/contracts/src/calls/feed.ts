import { z } from '@tessera/contracts/schema'
import { Pin } from '../entities/pin.ts'
import { Topic } from '../topics.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/**
 * Returns the home feed. A visitor gets popular and new pins; a member first gets pins from people they
 * follow, pins similar to their boards and pins on their topics. Pages neither repeat nor skip pins.
 */
export const homeFeed = defineCall({
  name: 'HomeFeedResource.get',
  summary: 'Returns the home feed.',
  method: 'GET',
  reads: 'late-for-visitors',
  path: '/resource/HomeFeedResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(Pin),
  errors: [],
  who: 'anyone',
})

/** Returns the pins of a topic. */
export const topicFeed = defineCall({
  name: 'TopicFeedResource.get',
  summary: 'Lists the pins of a topic.',
  method: 'GET',
  reads: 'late',
  path: '/resource/TopicFeedResource/get/',
  input: z.strictObject({ topic: Topic, ...pageOptions }),
  output: z.array(Pin),
  errors: [],
  who: 'anyone',
})
