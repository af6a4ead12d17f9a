/** Requests under way at once. */
const atOnce = 6

/** Runs work for each item, some at a time. */
export async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = [...items]
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
