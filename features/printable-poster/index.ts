// What the app may use of printing a gig's poster.
export { PrintablePosterPage, type PrintablePosterPageProps } from './printable-poster-page'
