import { type Draft, defineCommand } from '@tessera/cache'
import {
  createAdRule,
  deleteAdRule,
  listAdRuleActs,
  listAdRules,
  undoAdRuleAct,
  updateAdRule,
} from '@tessera/contracts/calls/ad-rules'
import { words } from './words.ts'

const again = (_: unknown, __: unknown, draft: Draft) =>
  draft.lists({ of: [listAdRules, listAdRuleActs], ask: 'now' })

/** Creates a rule. */
export const createRuleCommand = defineCommand(createAdRule, {
  name: 'create-ad-rule',
  refusals: 'inline',
  confirm: again,
  say: { done: ({ rule }) => words.saved({ name: rule.name }) },
})

/** Changes a rule. */
export const updateRuleCommand = defineCommand(updateAdRule, {
  name: 'update-ad-rule',
  refusals: 'inline',
  confirm: again,
  say: { done: ({ rule }) => words.saved({ name: rule.name }) },
})

/** Switches a rule on or off. */
export const switchRuleCommand = defineCommand(updateAdRule, {
  name: 'switch-ad-rule',
  confirm: again,
})

/** Deletes a rule. */
export const deleteRuleCommand = defineCommand(deleteAdRule, {
  name: 'delete-ad-rule',
  refusals: 'inline',
  confirm: again,
})

/** Undoes what a rule did to one object. */
export const undoActCommand = defineCommand(undoAdRuleAct, {
  name: 'undo-ad-rule-act',
  confirm: again,
  say: { done: () => words.undone() },
})
