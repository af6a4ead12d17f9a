import { startProcess } from './main/start-process.ts'

await startProcess()
