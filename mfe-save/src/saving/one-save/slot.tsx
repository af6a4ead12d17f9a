/** With a list of pins: that this module is there is all that saving from it needs. */
export default function Saving(): null {
  return null
}
