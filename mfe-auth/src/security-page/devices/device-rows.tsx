import type { DeviceSession } from '@tessera/contracts/calls/security'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useRef } from 'react'
import styles from '../page.module.css'
import { words } from '../words.ts'
import { deviceName, seenWords, sinceWords } from './seen.ts'
import { useLogOutDevice } from './use-log-out-device.ts'

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

/** Each device, this one first. */
export function DeviceRows({ devices }: { readonly devices: readonly DeviceSession[] }) {
  const logOut = useLogOutDevice()
  const list = useRef<HTMLUListElement>(null)
  const ordered = devices.toSorted((a, b) => Number(b.current) - Number(a.current))
  const end = (device: DeviceSession) => {
    // The button goes with its row; the focus stays in the list.
    list.current?.focus()
    void logOut(device)
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
