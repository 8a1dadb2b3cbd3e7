import { type DragEvent, useState } from 'react'

/**
 * The state and handlers of a drop zone.
 *
 * @param onDropFile called with the first file dropped
 * @param disabled ignores drops
 * @returns whether a file hovers over it, and the handlers for its element
 */
export function useDropZone(onDropFile: (file: File) => void, disabled: boolean) {
  const [over, setOver] = useState(false)
  const zone = {
    onDragOver: (event: DragEvent) => {
      if (disabled) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      const goingTo = event.relatedTarget
      if (goingTo instanceof Node && event.currentTarget.contains(goingTo)) return
      setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (disabled) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer.files.item(0)
      if (file) onDropFile(file)
    },
  }
  return { over, zone }
}
