/** The chosen options of a list, and which chip, or the input after them, has the focus. */
export interface Selection {
  /** The keys of the chosen options, in the order they were chosen; each once. */
  keys: readonly string[]
  /** The index of the focused chip; the number of chips when the input after them has the focus. */
  focusIndex: number
}

/** The keys after choosing an option: without it if it was chosen, else with it at the end, unless `max` are chosen. */
export function toggleKey(keys: readonly string[], key: string, max = Number.POSITIVE_INFINITY): readonly string[] {
  if (keys.includes(key)) return keys.filter((chosen) => chosen !== key)
  return keys.length < max ? [...keys, key] : keys
}

/**
 * The selection after a key press on a chip, or in the input with the caret before its text: arrows move along the chips,
 * Home and End to the first chip and the input, Backspace and Delete remove.
 *
 * @param isMirrored whether chips are laid out from right to left, which mirrors Left and Right. Default false
 * @returns the same object for keys that do nothing to the chips
 */
export function pressChipKey(selection: Selection, key: string, isMirrored = false): Selection {
  const { keys, focusIndex } = selection
  if (keys.length === 0) return selection
  const isInput = focusIndex >= keys.length
  const [backKey, forwardsKey] = isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const remove = (index: number, nextFocus: number) => ({
    keys: keys.toSpliced(index, 1),
    focusIndex: Math.max(0, nextFocus),
  })
  const focusAt = (index: number) => (index === focusIndex ? selection : { keys, focusIndex: index })
  // In the input, Backspace removes the last chip and leaves the focus in the input.
  if (key === 'Backspace')
    return isInput ? remove(keys.length - 1, keys.length - 1) : remove(focusIndex, focusIndex - 1)
  if (key === backKey) return focusAt(Math.max(0, Math.min(focusIndex, keys.length) - 1))
  // The other keys edit the input's text.
  if (isInput) return selection
  if (key === 'Delete') return remove(focusIndex, focusIndex)
  if (key === forwardsKey) return focusAt(focusIndex + 1)
  if (key === 'Home') return focusAt(0)
  return key === 'End' ? focusAt(keys.length) : selection
}
