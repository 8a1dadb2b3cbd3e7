export { HostPage as default } from '../src/host-page'
