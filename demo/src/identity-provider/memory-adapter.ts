import type { Adapter, AdapterPayload } from 'oidc-provider'

const most = 2_000

/** Keeps an issuer's grants, codes and sessions in memory; the oldest go first. */
export function memoryAdapters(): (name: string) => Adapter {
  const rows = new Map<string, AdapterPayload>()
  const keep = (key: string, payload: AdapterPayload) => {
    rows.set(key, payload)
    const [oldest] = rows.keys()
    if (rows.size > most && oldest !== undefined) rows.delete(oldest)
  }
  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...rows].find(([key, row]) => key.startsWith(`${name}:`) && row[field] === value)?.[1]
    return {
      upsert: async (id, payload) => keep(keyOf(id), payload),
      find: async (id) => rows.get(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      destroy: async (id) => {
        rows.delete(keyOf(id))
      },
      consume: async (id) => {
        const row = rows.get(keyOf(id))
        if (row !== undefined) row.consumed = Math.floor(Date.now() / 1_000)
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
      },
    }
  }
}
