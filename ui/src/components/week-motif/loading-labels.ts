/** The words of a wait. */
export interface LoadingLabels {
  /** The label of a `Loading` without one. */
  loading: string
}

export const loadingLabels: LoadingLabels = { loading: 'Loading' }
