import { paths } from '@tessera/contracts/paths'
import { useLayout, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { publishHeight } from '@tessera/ui/publish-height'
import type { ReactElement } from 'react'
import { useComparedPins } from './compared-pins.ts'
import styles from './tray.module.css'
import { words } from './words.ts'

/** The address that compares pins. */
export const compareAddress = (ids: readonly string[]): string =>
  paths.compareProducts.to({ pins: ids.length === 0 ? undefined : ids.join(',') })

const dock = publishHeight('--dock', 8)

/** The products that somebody chose to compare, at the foot of the page. */
export function CompareTray(): ReactElement | null {
  const { navigate } = useShell()
  const { phone } = useLayout()
  const { pins, remove, clear } = useComparedPins()
  if (pins.length === 0) return null
  return (
    <section
      ref={dock}
      aria-label={words.tray()}
      className={styles.tray}
      data-phone={phone || undefined}
    >
      <ul className={styles.pins}>
        {pins.map(({ id, title, image }) => (
          <li key={id} className={styles.pin}>
            <img src={image} alt="" className={styles.picture} />
            <button
              type="button"
              className={styles.remove}
              aria-label={words.remove({ title })}
              onClick={() => remove(id)}
            >
              <Icon shape={icons.close} size={14} />
            </button>
          </li>
        ))}
      </ul>
      {pins.length === 1 ? (
        <span className={styles.more}>{words.more()}</span>
      ) : (
        <Button
          kind="primary"
          size={phone ? 'small' : 'medium'}
          href={compareAddress(pins.map(({ id }) => id))}
          onNavigate={(to) => navigate(to)}
        >
          {words.show({ count: pins.length })}
        </Button>
      )}
      <Button
        kind="plain"
        size="small"
        square={phone}
        aria-label={phone ? words.clear() : undefined}
        onClick={clear}
      >
        {phone ? <Icon shape={icons.trash} size={20} /> : words.clear()}
      </Button>
    </section>
  )
}
