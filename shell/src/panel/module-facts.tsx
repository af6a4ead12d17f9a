import type { PanelModule, PanelShell } from '@tessera/contracts/calls/module-overrides'
import { numberFormat } from '@tessera/contracts/number-format'
import { shortBuildId } from '@tessera/contracts/releases/build-id'
import type { ModuleStep } from '../modules/host.ts'
import type { Shell } from '../shell/shell.ts'
import styles from './panel.module.css'
import { timelineOf } from './timeline.ts'
import { words } from './words.ts'

const sources: Readonly<Record<PanelModule['source'], () => string>> = {
  registry: words.sourceRegistry,
  canary: words.sourceCanary,
  build: words.sourceBuild,
  origin: words.sourceOrigin,
  relay: words.sourceRelay,
  off: words.switchedOff,
  source: words.sourceFiles,
}

const steps: Readonly<Record<ModuleStep, (values: { time: string }) => string>> = {
  asked: words.asked,
  loaded: words.loaded,
  'set up': words.setUp,
  shown: words.shown,
}

const milliseconds = (at: number, locale: string): string =>
  numberFormat(locale, { style: 'unit', unit: 'millisecond' }).format(at)

type Row = readonly [term: string, value: string]

const listOf = (names: readonly string[] = []): string => names.join(', ') || '–'

const statedRows = ({ team, emits, hears }: Partial<PanelShell>): readonly Row[] => [
  [words.team(), team ?? words.noTeam()],
  [words.emits(), listOf(emits)],
  [words.hears(), listOf(hears)],
]

function moduleRows(shell: Pick<Shell, 'stores' | 'host'>, module: PanelModule): readonly Row[] {
  const locale = shell.stores.$locale.get()
  const { name, build, version, source, base, entry = '', bytes } = module
  const times = timelineOf(name, shell.host.times)
  const size = numberFormat(locale).format(Math.round(bytes / 1_000))
  const [team, ...events] = statedRows(module)
  return [
    [words.version(), build === null ? version : `${version} · ${shortBuildId(build)}`],
    ...(team === undefined ? [] : [team]),
    [words.source(), sources[source]()],
    [words.size(), words.kilobytes({ size })],
    [
      words.timeline(),
      times.map(({ step, at }) => steps[step]({ time: milliseconds(at, locale) })).join(', ') ||
        '–',
    ],
    [words.entry(), base + entry],
    ...events,
  ]
}

const Facts = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl className={styles.facts}>
    {rows.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)

/** Shows the facts of a module: its build, team, size, times, entry and events. */
export const ModuleFacts = (props: { readonly shell: Shell; readonly module: PanelModule }) => (
  <Facts rows={moduleRows(props.shell, props.module)} />
)

/** Shows the facts of the shell: its build, team and events. */
export function ShellFacts({ shell: { build, ...stated } }: { readonly shell: PanelShell }) {
  const text = build === null ? words.fromSource() : shortBuildId(build)
  return <Facts rows={[[words.buildOfShell(), text], ...statedRows(stated)]} />
}
