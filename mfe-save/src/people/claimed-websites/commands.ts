import { defineCommand } from '@tessera/cache'
import { claimWebsite, removeWebsite } from '@tessera/contracts/calls/websites'
import { words } from './words.ts'

/** Checks a website for the viewer's code and claims it; the form shows a refusal. */
export const claimCommand = defineCommand(claimWebsite, {
  name: 'claim-website',
  refusals: 'inline',
  fields: { 'website-part': 'website', 'website-shared': 'website' },
})

/** Ends a claim. */
export const removeCommand = defineCommand(removeWebsite, {
  name: 'remove-website',
  key: ({ domain }) => domain,
  say: { done: (_, { domain }) => words.removed({ domain }) },
})
