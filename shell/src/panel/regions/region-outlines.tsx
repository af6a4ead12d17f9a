import { directionOf } from '@tessera/contracts/locale'
import { shellName } from '@tessera/contracts/releases/build-limits'
import type { CSSProperties } from 'react'
import { words } from '../words.ts'
import type { Region } from './find-regions.ts'
import { placeLabels } from './place-labels.ts'
import { regionName } from './region-name.ts'
import styles from './regions.module.css'

/** The build of a module or of the shell, and the team that owns it. */
export interface Owner {
  readonly build?: string | undefined
  readonly team?: string | undefined
}

interface OutlinesProps {
  readonly regions: readonly Region[]
  readonly owners: ReadonlyMap<string, Owner>
  readonly locale: string
  readonly onPress: (region: Region) => void
}

const tones = 6
/** The width of a letter, and of what is beside the letters of a label, in pixels. */
const lettersWide = 7.3
const edges = 26
/** The width from which a region has room for a whole label. */
const narrow = 200

const widthOf = (parts: readonly string[]): number => parts.join('  ').length * lettersWide + edges

/** Returns the words of a label, in parts; a narrow region has room for its module's name alone. */
function partsOf({ owner, box }: Region, { build, team }: Owner): readonly string[] {
  const all = [owner, ...[build, team].filter((text) => text !== undefined)]
  return box.right - box.left < Math.min(widthOf(all), narrow) ? [owner] : all
}

const boxStyle = ({ box }: Region): CSSProperties => ({
  transform: `translate(${box.left}px, ${box.top}px)`,
  inlineSize: box.right - box.left,
  blockSize: box.bottom - box.top,
})

interface LabelProps {
  readonly region: Region
  readonly owner: Owner
  readonly tone: string | number
  readonly parts: readonly string[]
  readonly place: { readonly left: number; readonly top: number } | undefined
  readonly onPress: (region: Region) => void
}

function Label({ region, owner, tone, parts, place, onPress }: LabelProps) {
  const { build = words.fromSource(), team = words.noTeam() } = owner
  const [name, ...others] = parts
  const { left = 0, top = 0 } = place ?? {}
  return (
    <button
      type="button"
      className={styles.label}
      data-tone={tone}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      aria-label={words.label({ region: regionName(region), owner: region.owner, build, team })}
      onClick={() => onPress(region)}
    >
      <strong>{name}</strong>
      {others.map((text) => (
        <span key={text}> {text}</span>
      ))}
    </button>
  )
}

/** Outlines the regions of the page, and labels each by module, build and team. */
export function RegionOutlines({ regions, owners, locale, onPress }: OutlinesProps) {
  const names = [...owners.keys()].filter((name) => name !== shellName)
  const shown = regions.map((region) => {
    const owner = owners.get(region.owner) ?? {}
    const tone = region.owner === shellName ? 'shell' : names.indexOf(region.owner) % tones
    return { region, owner, tone, parts: partsOf(region, owner) }
  })
  const places = placeLabels(
    shown.map(({ region: { box }, parts }) => ({ box, width: widthOf(parts) })),
    {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
      isRightToLeft: directionOf(locale) === 'rtl',
    },
  )
  return (
    <section className={styles.outlines} dir="ltr" aria-label={words.regions()}>
      {shown.map(({ region, tone }) => (
        <div
          key={region.key}
          className={styles.outline}
          data-tone={tone}
          style={boxStyle(region)}
        />
      ))}
      {shown.map((each, at) => (
        <Label key={each.region.key} {...each} place={places[at]} onPress={onPress} />
      ))}
    </section>
  )
}
