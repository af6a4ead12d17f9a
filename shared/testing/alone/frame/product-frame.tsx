import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { layouts } from './choices.ts'
import styles from './product-frame.module.css'
import type { Harness } from './use-harness.ts'

/** Follows the width of an element. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** The product with the module, in the chosen size; a size that does not fit is scaled down. */
export function ProductFrame({ harness }: { readonly harness: Harness }): ReactElement {
  const { choices, shown, fault, address } = harness
  const { ref, width: room } = useWidth()
  const { width, height } = layouts[choices.layout]
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <section aria-label="The module" className={styles.section}>
      <p className={styles.address}>
        <code>{address === '' ? (shown?.address ?? '…') : address}</code>
        {scale < 1 ? <span>{Math.round(scale * 100)} %</span> : null}
      </p>
      {fault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div ref={ref} className={styles.room}>
        <div
          className={styles.stage}
          style={{ inlineSize: width * scale, blockSize: height * scale }}
        >
          {shown === undefined ? null : (
            <iframe
              key={shown.key}
              title="The module in the product"
              src={shown.address}
              width={width}
              height={height}
              className={styles.frame}
              style={{ transform: `scale(${scale})` }}
            />
          )}
        </div>
      </div>
    </section>
  )
}
