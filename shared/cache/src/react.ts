export { CommandsContext, type UsedCommand, useCommand } from './commands/use-command.ts'
export { type EffectTools, type Flow, useFlow } from './flow/use-flow.ts'
