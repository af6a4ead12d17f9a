import { paths } from '@tessera/contracts/paths'
import { Link, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { Overview } from './counts.tsx'
import { useFigures } from './figures.ts'
import styles from './top-pins.module.css'
import { words } from './words.ts'

function NoPins() {
  const { navigate } = useShell()
  return (
    <EmptyState
      action={
        <Button
          kind="primary"
          href={paths.pinBuilder.to({ scenario: 'business_nux' })}
          onNavigate={(to) => navigate(to)}
        >
          {words.createPin()}
        </Button>
      }
    >
      {words.noPins()}
    </EmptyState>
  )
}

function Row({ top }: { readonly top: Overview['top_pins'][number] }) {
  const { number } = useFigures()
  const { pin, saves } = top
  return (
    <tr>
      <th scope="row">
        <Link to={paths.pin.to({ pinId: pin.id })} className={styles.link}>
          <img
            className={styles.picture}
            style={{ backgroundColor: pin.dominant_color }}
            src={pin.images['236x'].url}
            alt=""
            width={32}
            height={32}
            loading="lazy"
          />
          <span className={styles.title} dir="auto">
            {pin.title === '' ? words.untitled() : pin.title}
          </span>
        </Link>
      </th>
      <td className={styles.board} dir="auto">
        {pin.board?.name ?? words.noBoard()}
      </td>
      <td className={styles.number}>{number(saves)}</td>
    </tr>
  )
}

/** Lists the pins that other people saved most. */
export function TopPins({ overview }: { readonly overview: Overview }) {
  if (overview.pins === 0) return <NoPins />
  if (overview.top_pins.length === 0) return <p className={styles.none}>{words.topNone()}</p>
  return (
    <table className={styles.table} aria-label={words.topPins()}>
      <thead>
        <tr>
          <th scope="col">{words.pin()}</th>
          <th scope="col" className={styles.board}>
            {words.board()}
          </th>
          <th scope="col" className={styles.number}>
            {words.saves()}
          </th>
        </tr>
      </thead>
      <tbody>
        {overview.top_pins.map((top) => (
          <Row key={top.pin.id} top={top} />
        ))}
      </tbody>
    </table>
  )
}
