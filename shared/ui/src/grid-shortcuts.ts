import { defineMessages } from '@tessera/contracts/messages'

const words = defineMessages({
  move: 'Move between Pins',
  ends: 'Go to the first or the last Pin',
  open: 'Open the Pin',
  save: 'Save the Pin, or remove it from where you saved it',
  choose: 'Choose a board for the Pin',
  more: "Open the Pin's menu",
  select: 'Select the Pin',
  show: 'Show a covered picture',
})

/** The keys of a grid's tiles that press a button, by the button's act. */
const tileKeys = [
  ['save', 'S'],
  ['choose', 'B'],
  ['more', '.'],
  ['select', 'Space'],
  ['show', 'V'],
] as const

/** Returns the keys of a grid of pins, without those of buttons that its tiles don't have. */
export const gridShortcuts = (
  grid: Element,
): readonly { readonly keys: string; readonly does: string }[] => [
  { keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight', does: words.move() },
  { keys: 'Home End', does: words.ends() },
  { keys: 'Enter', does: words.open() },
  ...tileKeys
    .filter(([act]) => grid.querySelector(`[data-act="${act}"]`) !== null)
    .map(([act, keys]) => ({ keys, does: words[act]() })),
]
