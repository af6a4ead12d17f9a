export { type Headers, type Verifying, verifyViewer } from './verify-viewer.ts'
export type { AskingMember, AskingViewer, Visitor } from './viewer.ts'
export { ViewerRefused } from './viewer-refused.ts'
