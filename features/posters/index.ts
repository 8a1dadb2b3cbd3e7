export { PosterLandingPage } from './poster-landing-page'
export { ScanPage } from './scan-page'
