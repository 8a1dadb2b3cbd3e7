// The public modules of the printable poster.
export { PrintablePosterPage, type PrintablePosterPageProps } from './printable-poster-page'
