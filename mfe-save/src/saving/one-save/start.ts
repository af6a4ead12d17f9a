import { sendWaiting } from '../waiting-saves/send-waiting.ts'
import { answerTaps } from './one-tap.ts'
import { keepSaveTarget } from './save-target.ts'
import type { SavingShell } from './saving-shell.ts'

/** Begins to answer taps on Save and to send what waits; answers what ends that. */
export function startSaving(shell: SavingShell): () => void {
  const stops = [answerTaps(shell), keepSaveTarget(shell), sendWaiting(shell)]
  return () => {
    for (const stop of stops) stop()
  }
}
