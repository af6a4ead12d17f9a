import { startProcess } from '@tessera/server/main/start-process'

await startProcess(async () => (await import('./demo-content.ts')).demoContent)
