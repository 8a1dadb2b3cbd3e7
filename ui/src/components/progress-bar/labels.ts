/** The words of a progress bar besides its label. */
export interface ProgressBarLabels {
  /** The percentage. */
  percent: (percent: number) => string
}

export const progressBarLabels: ProgressBarLabels = { percent: (percent) => `${percent}%` }
