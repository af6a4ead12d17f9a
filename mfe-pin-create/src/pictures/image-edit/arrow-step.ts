/** The distance that an arrow key moves, in fractions of the picture; more with Shift. */
const distance = { near: 0.01, far: 0.1 }

const arrows: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Returns how far a key moves something on a picture, in fractions; undefined for other keys. */
export function arrowStep({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }) {
  const [across, down] = arrows[key] ?? []
  if (across === undefined || down === undefined) return undefined
  const by = shiftKey ? distance.far : distance.near
  return { across: across * by, down: down * by }
}
