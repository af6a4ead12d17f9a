import { keyWords } from './shortcut-words.ts'

/** True on a Mac, an iPhone and an iPad, whose keyboards have a Command key. */
export const isApple = ({ platform }: Pick<Navigator, 'platform'>): boolean =>
  /^(Mac|iP)/.test(platform)

/** The keys whose names are words. */
const named: Readonly<Record<string, () => string>> = keyWords

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/**
 * Returns the keys of an `aria-keyshortcuts` by the names that stand on them: alternatives, each with the keys that
 * are pressed together. A Mac has Command for Control.
 */
export function keysOf(
  shortcuts: string,
  device: Pick<Navigator, 'platform'>,
): readonly (readonly string[])[] {
  return shortcuts
    .split(/\s+/)
    .filter(Boolean)
    .map((keys) =>
      keys
        .split('+')
        .map((key) =>
          key === 'Control' && isApple(device) ? '⌘' : (signs[key] ?? named[key]?.() ?? key),
        ),
    )
}
