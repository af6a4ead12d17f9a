/** The drawn fields whose text the page takes over. */
const drawnFields = 'input[data-field]'

/** Returns the page's field for a drawn one, by its name. */
export const fieldFor = (drawn: HTMLInputElement, main: Element | null) =>
  [...(main?.querySelectorAll('input') ?? [])].find(({ name }) => name === drawn.dataset.field)

/** Types what was typed into drawn fields into the page's fields, so that the page hears of it. */
export function moveTyped(drawn: Element, main: Element | null): void {
  for (const field of drawn.querySelectorAll<HTMLInputElement>(drawnFields)) {
    const there = field.value === '' ? undefined : fieldFor(field, main)
    if (there === undefined) continue
    // React gives each field a setter of its own, which hides changes from it.
    Reflect.set(HTMLInputElement.prototype, 'value', field.value, there)
    there.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
