/** What every picker is given: the same names, and the same room for its list. */
export interface PickerProps {
  options: readonly string[]
}
