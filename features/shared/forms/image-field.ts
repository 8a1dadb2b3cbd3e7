import { proxy, ref } from 'valtio'
import { type ImageKind, prepareImage } from '@/client'

/** An image chosen for a form, already converted to WebP. */
export interface ChosenImage {
  /** The name of the file it was made from. */
  fileName: string
  image: Blob
  /** An object URL of the image. */
  previewUrl: string
}

/** The state of a form's field for one image, which is sent with the form. */
export interface ImageFieldState {
  chosen: ChosenImage | null
  /** The message for the last chosen file when it cannot be used. */
  problem: string | null
}

/** Makes a form's field for one image. */
export function createImageField(kind: ImageKind) {
  const state: ImageFieldState = proxy({ chosen: null, problem: null })
  /** The file chosen last; null once the field is cleared. */
  let latestFile: File | null = null
  /** The conversion of that file, settled once it has ended. */
  let conversion: Promise<unknown> = Promise.resolve()

  /** Empties the field and revokes the URL of the preview. */
  function clear(): void {
    latestFile = null
    if (state.chosen) URL.revokeObjectURL(state.chosen.previewUrl)
    Object.assign(state, { chosen: null, problem: null })
  }

  async function convert(file: File): Promise<boolean> {
    clear()
    latestFile = file
    const { image, problem } = await prepareImage(kind, file)
    if (latestFile !== file) return false
    state.problem = problem
    if (!image) return false
    state.chosen = ref({ fileName: file.name, image, previewUrl: URL.createObjectURL(image) })
    return true
  }

  /**
   * Checks and converts a chosen file. It replaces the image chosen before, even when the new file is invalid.
   * Resolves true when the field holds the file's image; false also when the field was cleared or changed meanwhile.
   */
  function choose(file: File): Promise<boolean> {
    const converted = convert(file)
    conversion = converted
    return converted
  }

  /**
   * Waits for the pending conversion. Resolves false when the file is unusable, which sets `problem`, and when the
   * field was cleared or changed meanwhile.
   */
  async function settle(): Promise<boolean> {
    const file = latestFile
    const hadProblem = state.problem !== null
    await conversion
    // A problem that was on the screen already stops nothing: the form is sent without the unusable file.
    return latestFile === file && (hadProblem || state.problem === null)
  }

  return {
    state,
    clear,
    choose,
    settle,
    /** The image as a file to send, named by its kind; null without one. */
    file: () => state.chosen && new File([state.chosen.image], kind, { type: state.chosen.image.type }),
  }
}
