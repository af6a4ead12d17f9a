/** A rectangle on the screen. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

const gap = 8

/**
 * Returns where a menu opens: below its button with aligned ends, above it without room, always on
 * the screen.
 */
export function menuPlace(
  button: Box,
  menu: Size,
  screen: Size,
  align: 'left' | 'right',
): { left: number; top: number } {
  const wantedLeft = align === 'left' ? button.left : button.right - menu.width
  const left = Math.max(gap, Math.min(wantedLeft, screen.width - menu.width - gap))
  const under = button.bottom + gap
  const above = button.top - gap - menu.height
  const fits = under + menu.height + gap <= screen.height
  const top = fits || above < gap ? Math.min(under, screen.height - menu.height - gap) : above
  return { left, top: Math.max(gap, top) }
}
