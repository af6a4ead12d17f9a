import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { keepFocus } from '@tessera/ui/keep-focus'
import { useNear } from '@tessera/ui/use-near'
import type { ReactElement } from 'react'
import { showSimilar } from './hide-look.ts'
import styles from './look.module.css'
import { LookSection } from './look-section.tsx'
import { useLook } from './use-look.ts'
import { words } from './words.ts'

/** Tells the owner of a pin that similar products are hidden beside it, and shows them again. */
function HiddenLook({ pinId }: { readonly pinId: PinId }): ReactElement {
  const { commands } = useShell()
  return (
    <p className={styles.hidden}>
      {words.hiddenHere()}
      <Button size="small" onClick={() => void commands.run(showSimilar, { pin_id: pinId })}>
        {words.show()}
      </Button>
    </p>
  )
}

interface PinLookProps {
  readonly pinId: PinId
  readonly isOwn: boolean
  readonly isExpected: boolean
}

/**
 * Renders the products in a pin, or products like it. Nothing loads before it's near what is in sight, and
 * a pin without products has nothing here.
 */
export default function PinLook({
  input: { pinId, isOwn, isExpected },
}: {
  readonly input: PinLookProps
}): ReactElement | null {
  const { mark, near } = useNear<HTMLDivElement>()
  const { data: look, isError } = useLook(pinId, near)
  if (look === undefined)
    return isError ? null : <div ref={mark} className={isExpected ? styles.room : undefined} />
  const isHiddenHere = look.is_hidden && isOwn
  if (!isHiddenHere && look.products.length === 0) return null
  return (
    <div ref={keepFocus} tabIndex={-1} className={styles.place}>
      {isHiddenHere ? (
        <HiddenLook pinId={pinId} />
      ) : (
        <LookSection key={pinId} {...{ look, pinId, isOwn }} />
      )}
    </div>
  )
}
