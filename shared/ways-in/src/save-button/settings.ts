/** The settings in the attributes of the script's own tag. */
export interface Settings {
  /** Origin of the product. */
  readonly origin: string
  /** The word on the buttons. */
  readonly label: string
  /** True when pictures get a button while they are pointed at. */
  readonly hover: boolean
  /** Smallest side of a picture that gets one. */
  readonly min: number
}

/** Reads the attributes of the script's tag. */
export function settingsOf({ src, dataset }: HTMLScriptElement): Settings {
  return {
    origin: new URL(src).origin,
    label: dataset.label || 'Save',
    hover: dataset.hover !== undefined && dataset.hover !== 'false',
    min: Number(dataset.min) || 120,
  }
}
