/** How long a worker without documents is kept. */
export const idleTimeoutMs = 60_000
/** How long a worker may take to open or to close a document. In an endless loop it never does. */
export const answerTimeoutMs = 10_000

/** The part of pdf.js's `PDFWorker` that is needed here. */
interface PdfWorker {
  /** Rejects when the worker can't start. */
  promise: Promise<unknown>
  destroy: () => void
}

interface OccupiedWorker<W> {
  worker: W
  /** How many documents are open in it. */
  documents: number
  /** Ends the worker, unless another document joins it before. */
  idleTimer?: ReturnType<typeof setTimeout> | undefined
}

/** A document's place in a worker. */
interface Place<W> {
  worker: W
  /**
   * Resolves when the worker has opened or rejected the document. After {@link answerTimeoutMs} it resolves all the same,
   * but from then on no other document joins the worker, which ends with its last document.
   *
   * @param answer settles with the worker's answer
   */
  answered: (answer: Promise<unknown>) => Promise<void>
  /**
   * Gives the place up, and resolves as `answered` does.
   *
   * @param closed settles when the worker has closed the document
   */
  leave: (closed: Promise<unknown>) => Promise<void>
}

/**
 * The worker that parses all documents of the page, because starting one takes longer than parsing a document. It starts
 * for the first document, and ends {@link idleTimeoutMs} after the last one is closed.
 */
export class DocumentWorker<W extends PdfWorker> {
  /** The worker that the next document joins. */
  #current: OccupiedWorker<W> | undefined

  /** Adds a document. @param start starts a worker; called when there is none to join */
  join(start: () => W): Place<W> {
    this.#current ??= this.#occupy(start())
    const occupied = this.#current
    clearTimeout(occupied.idleTimer)
    occupied.documents += 1
    return {
      worker: occupied.worker,
      answered: (answer) => this.#answered(occupied, answer),
      leave: (closed) => this.#leave(occupied, closed),
    }
  }

  #occupy(worker: W): OccupiedWorker<W> {
    const occupied = { worker, documents: 0 }
    worker.promise.catch(() => this.#retire(occupied))
    return occupied
  }

  async #answered(occupied: OccupiedWorker<W>, answer: Promise<unknown>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#retire(occupied)
        resolve()
      }, answerTimeoutMs)
    })
    await Promise.race([answer.catch(() => {}), timeout])
    clearTimeout(timer)
  }

  async #leave(occupied: OccupiedWorker<W>, closed: Promise<unknown>): Promise<void> {
    await this.#answered(occupied, closed)
    occupied.documents -= 1
    if (occupied.documents > 0) return
    const end = () => {
      this.#retire(occupied)
      occupied.worker.destroy()
    }
    if (occupied === this.#current) occupied.idleTimer = setTimeout(end, idleTimeoutMs)
    else end()
  }

  /** Lets no other document join a worker. */
  #retire(occupied: OccupiedWorker<W>): void {
    if (this.#current === occupied) this.#current = undefined
  }
}
