import '@campus-gigs/ui/styles.css'
import './host-tailwind.css'
import { showHosts } from './hosts.js'

showHosts('p-10')
