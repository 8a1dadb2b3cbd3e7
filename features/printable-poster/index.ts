// The public modules of the printable poster.
export { PrintablePosterPage } from './printable-poster-page'
