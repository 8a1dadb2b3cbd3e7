import './host-tailwind.css'
import '@campus-gigs/ui/styles.css'
import { showHosts } from './hosts.js'

showHosts('p-10')
