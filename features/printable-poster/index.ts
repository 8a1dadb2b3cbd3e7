export { PrintablePosterPage } from './printable-poster-page'
