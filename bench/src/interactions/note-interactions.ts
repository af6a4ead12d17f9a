/**
 * Runs in a page: follows the Event Timing API and keeps the longest event of the interactions since
 * the last `takeLongest`, from the input to the next paint. It is 0 while none took 16 ms.
 */
export function noteInteractions(): void {
  // The browser counts these to no interaction.
  const drags = ['dragstart', 'dragenter', 'dragleave', 'drop', 'dragend']
  let longest = 0
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      const counts = Number(Reflect.get(entry, 'interactionId')) > 0 || drags.includes(entry.name)
      if (counts) longest = Math.max(longest, entry.duration)
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  Object.assign(window, {
    takeLongest: () => {
      note(observer.takeRecords())
      const taken = longest
      longest = 0
      return taken
    },
  })
}
