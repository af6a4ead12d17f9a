import { z } from '@tessera/contracts/schema'

const FormerDraft = z.object({ title: z.string(), description: z.string(), link: z.string() })

/** Returns the texts of a draft that a version before contracts 1.6.0 kept, and deletes it. */
export function takeFormerDraft(
  owner: readonly (string | undefined)[],
): z.infer<typeof FormerDraft> | undefined {
  const key = ['tessera.pin-draft', ...owner.filter((part) => part !== undefined)].join('.')
  try {
    const text = sessionStorage.getItem(key) ?? 'null'
    sessionStorage.removeItem(key)
    const found = z.safeParse(FormerDraft, JSON.parse(text))
    return found.success ? found.data : undefined
  } catch {
    return undefined
  }
}
