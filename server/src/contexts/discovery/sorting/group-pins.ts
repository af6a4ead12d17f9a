import { subjectOf } from '../likeness/subject.ts'
import { type PinTexts, subjectsOf } from './subject-names.ts'

/** Fewer pins are sorted as fast one by one. */
const groupLeast = 3
/** Max groups to propose at once. */
const groupsMost = 4

interface Sorted<Pin> {
  readonly subject: string
  readonly pins: readonly Pin[]
}

/**
 * Groups pins by subject, the largest group first. A pin is in one group at most, and a narrow subject
 * wins over a wide one of as many pins.
 */
export function groupPins<Pin extends PinTexts>(pins: readonly Pin[]): readonly Sorted<Pin>[] {
  let left = pins.map((pin) => ({ pin, subjects: subjectsOf(pin) }))
  const groups: Sorted<Pin>[] = []
  while (groups.length < groupsMost) {
    const worth = new Map<string, { count: number; fit: number }>()
    for (const { subjects } of left)
      for (const [subject, fit] of subjects) {
        const before = worth.get(subject) ?? { count: 0, fit: 0 }
        worth.set(subject, { count: before.count + 1, fit: before.fit + fit })
      }
    const [best] = [...worth]
      .filter(([, { count }]) => count >= groupLeast)
      .toSorted(([, one], [, other]) => other.fit - one.fit)
    if (best === undefined) return groups
    const [subject] = best
    groups.push({
      subject,
      pins: left.flatMap(({ pin, subjects }) => (subjects.has(subject) ? [pin] : [])),
    })
    left = left.filter(({ subjects }) => !subjects.has(subject))
  }
  return groups
}

/** Returns the board whose name says that it is for a subject. */
export const boardFor = <Board extends { readonly name: string }>(
  subject: string,
  boards: readonly Board[],
): Board | undefined =>
  boards.find(({ name }) => subjectOf({ title: name, description: '' }).named.has(subject))
