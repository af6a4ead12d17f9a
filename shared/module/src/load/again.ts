const pause = 150

/**
 * Tries a load up to three times. A browser passes a failed preload to the first script or style that
 * requests the file, and only the next request goes to the network.
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
