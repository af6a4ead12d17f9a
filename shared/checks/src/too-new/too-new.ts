import postcss from 'postcss'

/** The oldest supported version of each browser, by the names of web-features. */
export type Floor = Readonly<Record<string, number>>

/** The version of each browser that introduced a feature, by the feature's compat key. */
export type Support = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The browsers of each name in the browserslist. */
const enginesOf: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
}

/** Reads lines such as `safari >= 17.5`. Throws on any other line, because no check would enforce it. */
export function floorOf(browserslist: readonly string[]): Floor {
  return Object.fromEntries(
    browserslist.flatMap((line) => {
      const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
      const engines = enginesOf[name]
      if (engines === undefined)
        throw new Error(`The browserslist has '${line}'; write 'name >= version'.`)
      return engines.map((engine) => [engine, Number(version)])
    }),
  )
}

/** Returns the compat keys of the features that a supported browser lacks. */
export function missingSomewhere(support: Support, floor: Floor): readonly string[] {
  return Object.keys(support).filter((key) =>
    Object.entries(floor).some(([engine, oldest]) => {
      const since = Number.parseFloat(support[key]?.[engine]?.replace('≤', '') ?? 'NaN')
      return !(since <= oldest)
    }),
  )
}

/** The objects whose members are checked. The members of other objects have too common names. */
const commonOwners =
  /^(AbortSignal|Clipboard|Document|Element|Event|HTML\w+Element|Headers|History|Navigator|Node|Request|Response|URL|URLSearchParams)$/

interface Member {
  readonly key: string
  readonly isBuiltin: boolean
  readonly owner: string
  readonly member: string | undefined
}

/** Splits keys such as `javascript.builtins.Set.union` and `api.URL.parse_static`. Deeper keys are details. */
function memberOf(key: string): Member | undefined {
  const [, room, owner = '', member, detail] =
    /^(javascript\.builtins|api)\.(\w+)(?:\.(\w+))?(\..+)?$/.exec(key) ?? []
  if (room === undefined || detail !== undefined || member?.endsWith('_event')) return undefined
  return { key, isBuiltin: room !== 'api', owner, member }
}

const bare = (member: string): string => member.replace(/_static$/, '')

/** Groups features by how code uses them: `new Owner`, `Owner.member` or `.member(`. */
function readings(missing: readonly string[], known: ReadonlySet<string>) {
  const named = new Map<string, string>()
  const called = new Map<string, string>()
  for (const { key, isBuiltin, owner, member } of missing.flatMap((each) => memberOf(each) ?? [])) {
    if (member === owner) continue
    named.set(member === undefined ? owner : `${owner}.${bare(member)}`, key)
    if (member === undefined || member.endsWith('_static')) continue
    // Skips names that an older object has too.
    if (!known.has(member) && (isBuiltin || commonOwners.test(owner))) called.set(member, key)
  }
  return { named, called }
}

/** Returns the features that a script uses. */
export function usesInCode(
  missing: readonly string[],
  all: readonly string[],
): (code: string) => readonly string[] {
  const lacked = new Set(missing)
  const known = new Set(
    all.flatMap((key) => (lacked.has(key) ? [] : (memberOf(key)?.member ?? []))).map(bare),
  )
  const { named, called } = readings(missing, known)
  return (code) => {
    const used = new Set<string | undefined>()
    for (const [, owner = '', member = ''] of code.matchAll(/\b(\w+)(?=\.(\w+))/g))
      used.add(named.get(`${owner}.${member}`)).add(named.get(owner))
    for (const [, owner = ''] of code.matchAll(/\bnew (\w+)/g)) used.add(named.get(owner))
    for (const [, member = ''] of code.matchAll(/(?<!\bz)\.(\w+)\(/g)) used.add(called.get(member))
    return [...used].filter((key) => key !== undefined)
  }
}

/** Returns the features that a style sheet uses. */
export function usesInStyles(keys: readonly string[]): (css: string) => readonly string[] {
  const known = new Set(keys)
  const functions = keys.filter((key) => key.startsWith('css.types.'))
  return (css) => {
    const used: string[] = []
    postcss.parse(css).walk((node) => {
      if (node.type === 'atrule') used.push(`css.at-rules.${node.name}`)
      if (node.type === 'rule')
        for (const [, name] of node.selector.matchAll(/::?([\w-]+)/g))
          used.push(`css.selectors.${name}`)
      if (node.type !== 'decl') return
      used.push(`css.properties.${node.prop}`, `css.properties.${node.prop}.${node.value}`)
      for (const key of functions)
        if (node.value.includes(`${key.split('.').at(-1)}(`)) used.push(key)
    })
    return [...new Set(used)].filter((key) => known.has(key))
  }
}
