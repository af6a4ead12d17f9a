const pause = 150

/**
 * Tries a load up to three times. A browser hands a preload that failed to the first script or style
 * that wants that file and goes to the network for the next, so one failure says little.
 */
export async function again<Value>(load: () => Promise<Value>, tries = 3): Promise<Value> {
  try {
    return await load()
  } catch (thrown) {
    if (tries <= 1) throw thrown
    await new Promise((resolve) => setTimeout(resolve, pause))
    return again(load, tries - 1)
  }
}
