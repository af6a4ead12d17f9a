import { defineCommand } from '@tessera/cache'
import { type DeviceSession, endSession } from '@tessera/contracts/calls/security'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useRef } from 'react'
import styles from '../security-settings/page.module.css'
import { words } from '../security-settings/words.ts'
import { deviceName, seenWords, sinceWords } from './seen.ts'

const logOutDevice = defineCommand(
  async (client, { id }: DeviceSession) => {
    const result = await client.call(endSession, { id })
    const hasEnded = !result.ok && result.error.code === 'not-found'
    return hasEnded ? { ok: true, data: null, bookmark: null } : result
  },
  {
    name: 'log-out-device',
    key: ({ id }) => id,
    show: ({ id }, draft) => draft.gone('device', id),
    say: {
      done: (_, device) => words.loggedOutDevice({ device: deviceName(device) }),
      failed: ({ message }, device) =>
        words.logOutFailed({ device: deviceName(device), why: message }),
    },
  },
)

interface RowProps {
  readonly device: DeviceSession
  readonly onLogOut: () => void
}

function Row({ device, onLogOut }: RowProps) {
  const locale = useShell().$locale.get()
  const name = deviceName(device)
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <h3 className={styles.itemName}>
          {name}
          {device.current ? <span className={styles.on}>{words.thisDevice()}</span> : null}
        </h3>
        {device.parked ? <p className={styles.itemWhat}>{words.waits()}</p> : null}
        <p className={styles.itemWhat}>
          {seenWords(device, { now: new Date(), locale })} · {sinceWords(device, locale)}
        </p>
      </div>
      {device.current ? null : (
        <Button
          kind="quiet"
          size="small"
          aria-label={words.logOutDevice({ device: name })}
          onClick={onLogOut}
        >
          {words.logOut()}
        </Button>
      )}
    </li>
  )
}

/** The devices, this one first. */
export function DeviceRows({ devices }: { readonly devices: readonly DeviceSession[] }) {
  const { commands } = useShell()
  const list = useRef<HTMLUListElement>(null)
  const ordered = devices.toSorted((a, b) => Number(b.current) - Number(a.current))
  const end = (device: DeviceSession) => {
    // The button disappears with its row, so the focus moves to the list.
    list.current?.focus()
    void commands.run(logOutDevice, device)
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={words.devicesList()} className={styles.rows}>
        {ordered.map((device) => (
          <Row key={device.id} device={device} onLogOut={() => end(device)} />
        ))}
      </ul>
      {devices.some(({ current }) => !current) ? null : (
        <p className={styles.why}>{words.devicesAlone()}</p>
      )}
    </>
  )
}
