export { createCommands } from './commands/create-commands.ts'
export { createCache } from './entities/create-cache.ts'
