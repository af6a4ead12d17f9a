/** Widths in the size of the letters, of the typeface at the weight of a title. */
const narrow = /[fijlrtI.,:;'’!|()[\]\s-]/
const wide = /[mwMW@%—…]/
const capital = /\p{Lu}/u
/** Characters of Chinese, Japanese and Korean, and pictographs, fill a square. */
const square = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u

function widthOf(character: string): number {
  if (narrow.test(character)) return 0.32
  if (wide.test(character)) return 0.88
  if (square.test(character)) return 1
  return capital.test(character) ? 0.69 : 0.57
}

/**
 * Returns the lines of a title, one or two, for a room in the size of its letters. It is an estimate from
 * the letters alone, so that the layout knows a tile's height before anything is drawn, and it doesn't
 * change when the typeface arrives.
 */
export function titleLines(title: string, room: number): 1 | 2 {
  let width = 0
  for (const character of title) {
    width += widthOf(character)
    if (width > room) return 2
  }
  return 1
}
