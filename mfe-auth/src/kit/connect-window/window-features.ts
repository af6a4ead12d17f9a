/** The parts of a window that say where it is on the screen. */
interface Placed {
  readonly screenX: number
  readonly screenY: number
  readonly outerWidth: number
  readonly outerHeight: number
}

/** Returns the features that open a window of a size in the middle of another one. */
export function windowFeatures([width, height]: readonly [number, number], over: Placed): string {
  const x = Math.max(0, Math.round(over.screenX + (over.outerWidth - width) / 2))
  const y = Math.max(0, Math.round(over.screenY + (over.outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${x},top=${y}`
}
