export { createCommands } from './commands/create-commands.ts'
export { createCache } from './create-cache.ts'
