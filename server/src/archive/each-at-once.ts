const atOnce = 8

/** Works on the items of a list, eight at a time. Ends with the first failure. */
export async function eachAtOnce<Item>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  let isOver = false
  const worker = async () => {
    while (!isOver) {
      const next = await iterator.next()
      if (next.done) return
      await work(next.value)
    }
  }
  const workers = Array.from({ length: atOnce }, worker)
  try {
    await Promise.all(workers)
  } finally {
    isOver = true
    await Promise.allSettled(workers)
    await iterator.return?.()
  }
}
