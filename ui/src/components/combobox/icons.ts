// Paths of icons.
export const CHEVRON_DOWN_PATH = 'm6 9 6 6 6-6'
export const CROSS_PATH = 'M18 6 6 18M6 6l12 12'
export const CHECK_PATH = 'M20 6 9 17l-5-5'
