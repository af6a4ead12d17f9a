import { savePin } from '@tessera/contracts/calls/pins'
import { pinSaved } from '@tessera/contracts/events/facts'
import { timings } from '@tessera/contracts/timings'
import { savePinTo } from '../one-save/save-pin.ts'
import { inputOf, type Saving } from '../one-save/saving.ts'
import { type SavingShell, saverOf } from '../one-save/saving-shell.ts'
import { sayFailed, saySaved } from '../one-save/say.ts'
import { type Saved, savedFact, undoSave } from '../one-save/undo-save.ts'
import { words } from '../one-save/words.ts'
import { $kept } from './keep-for-later.ts'
import { dropWaiting, waitingSaves } from './waiting-list.ts'
import { hideWaiting, showWaiting } from './waiting-marks.ts'

/** One tab sends at a time; a second one finds nothing left to do. */
async function alone(send: () => Promise<boolean>): Promise<boolean> {
  if (!('locks' in navigator)) return send()
  const options = { ifAvailable: true }
  return navigator.locks.request('tessera.waiting-saves', options, (lock) =>
    lock === null ? false : send(),
  )
}

/** What waited and is saved now. */
interface Sent {
  readonly saving: Saving
  readonly saved: Saved
}

/** Sends one save; 'offline' while there is no network still, nothing where it was refused. */
async function sendOne(
  saving: Saving,
  key: string,
  shell: SavingShell,
): Promise<Sent | 'offline' | undefined> {
  const result = await shell.client.call(savePin, inputOf(saving))
  if (!result.ok && result.error.code === 'offline') return 'offline'
  dropWaiting(localStorage, key, saving)
  hideWaiting(shell.queries, saving)
  if (!result.ok) {
    sayFailed(saving, shell, result.error, () => void savePinTo(saving, shell))
    return undefined
  }
  shell.bus.emit(pinSaved, savedFact(saving, result.data))
  return { saving, saved: result.data }
}

/** Says what has gone out: one save with what a save is said with, several in one line. */
function saySent(sent: readonly Sent[], shell: SavingShell): void {
  const [first] = sent
  if (first === undefined) return
  if (sent.length > 1) {
    shell.toast({ text: words.sentSeveral({ count: sent.length }), tone: 'good' })
    return
  }
  const { saving, saved } = first
  saySaved(saving, shell, () => void undoSave(saving, saved, null, shell))
}

/** Sends all that waits, the first one first; false when the network is not back. */
async function sendAll(shell: SavingShell): Promise<boolean> {
  const key = saverOf(shell)?.key
  if (key === undefined) return true
  const sent: Sent[] = []
  let reached = true
  for (const saving of waitingSaves(localStorage, key)) {
    if (saverOf(shell)?.key !== key) break
    const one = await sendOne(saving, key, shell)
    reached = one !== 'offline'
    if (!reached) break
    if (one !== undefined && one !== 'offline') sent.push(one)
  }
  saySent(sent, shell)
  return reached
}

/**
 * Sends what waits as soon as there is a network: when the browser says so, and every now and then,
 * each time twice as late, as it does not always know.
 */
export function sendWaiting(shell: SavingShell): () => void {
  const { bus, queries, $viewer, $profile } = shell
  let wait: number = timings.reachAgain
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = () => {
    const key = saverOf(shell)?.key
    return key === undefined ? [] : waitingSaves(localStorage, key)
  }
  const later = () => {
    if (timer !== undefined || waiting().length === 0) return
    timer = setTimeout(() => void send(), wait)
    wait = Math.min(wait * 2, timings.reachAgainLongest)
  }
  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    if (await alone(() => sendAll(shell))) wait = timings.reachAgain
    later()
  }
  const begin = () => {
    for (const saving of waiting()) showWaiting(queries, saving, null)
    if (waiting().length > 0) void send()
  }
  const online = () => void send()
  window.addEventListener('online', online)
  const stops = [
    $viewer.listen(begin),
    $profile.listen(begin),
    $kept.listen(later),
    // Another tab may have sent it.
    bus.on(pinSaved, (saved) => hideWaiting(queries, saved)),
  ]
  begin()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', online)
    for (const stop of stops) stop()
  }
}
