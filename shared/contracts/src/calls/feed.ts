import { z } from '@tessera/contracts/schema'
import { Pin } from '../entities/pin.ts'
import { Topic } from '../topics.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/**
 * The feed of the home page: for a visitor what is popular and fresh; for a member first those they
 * follow, what is near their boards and what they like. Pages of one feed neither repeat nor skip.
 */
export const homeFeed = defineCall({
  name: 'HomeFeedResource.get',
  summary: 'The feed of the home page.',
  method: 'GET',
  path: '/resource/HomeFeedResource/get/',
  input: z.strictObject(pageOptions),
  output: z.array(Pin),
  errors: [],
  who: 'anyone',
})

/** What there is on a topic that people can say they like. */
export const topicFeed = defineCall({
  name: 'TopicFeedResource.get',
  summary: 'The pins of a topic.',
  method: 'GET',
  path: '/resource/TopicFeedResource/get/',
  input: z.strictObject({ topic: Topic, ...pageOptions }),
  output: z.array(Pin),
  errors: [],
  who: 'anyone',
})
