import postcss from 'postcss'

/** The oldest version of each browser that the product supports, by the names of web-features. */
export type Floor = Readonly<Record<string, number>>

/** Since which version each browser has a feature, by the feature's compat key. */
export type Support = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The browsers that a line of the browserslist stands for. */
const enginesOf: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
}

/** Reads lines such as `safari >= 17.5`; any other line is an error, since nothing would hold it. */
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

/** The compat keys of what some supported browser lacks. */
export function missingSomewhere(support: Support, floor: Floor): readonly string[] {
  return Object.keys(support).filter((key) =>
    Object.entries(floor).some(([engine, oldest]) => {
      const since = Number.parseFloat(support[key]?.[engine]?.replace('≤', '') ?? 'NaN')
      return !(since <= oldest)
    }),
  )
}

/** What scripts of pages call the members of; others share their names with too much of our own. */
const commonOwners =
  /^(AbortSignal|Clipboard|Document|Element|Event|HTML\w+Element|Headers|History|Navigator|Node|Request|Response|URL|URLSearchParams)$/

interface Member {
  readonly key: string
  readonly isBuiltin: boolean
  readonly owner: string
  readonly member: string | undefined
}

/** Takes `javascript.builtins.Set.union` and `api.URL.parse_static` apart; deeper keys are details. */
function memberOf(key: string): Member | undefined {
  const [, room, owner = '', member, detail] =
    /^(javascript\.builtins|api)\.(\w+)(?:\.(\w+))?(\..+)?$/.exec(key) ?? []
  if (room === undefined || detail !== undefined || member?.endsWith('_event')) return undefined
  return { key, isBuiltin: room !== 'api', owner, member }
}

const bare = (member: string): string => member.replace(/_static$/, '')

/** The features by how code that uses them reads: `new Owner` or `Owner.member`, or `.member(`. */
function readings(missing: readonly string[], known: ReadonlySet<string>) {
  const named = new Map<string, string>()
  const called = new Map<string, string>()
  for (const { key, isBuiltin, owner, member } of missing.flatMap((each) => memberOf(each) ?? [])) {
    if (member === owner) continue
    named.set(member === undefined ? owner : `${owner}.${bare(member)}`, key)
    if (member === undefined || member.endsWith('_static')) continue
    // A name that something older has as well says nothing by itself.
    if (!known.has(member) && (isBuiltin || commonOwners.test(owner))) called.set(member, key)
  }
  return { named, called }
}

/** Finds the features among these keys that a script uses, by how they read. */
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

/** Finds the features among these that a style sheet uses. */
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
