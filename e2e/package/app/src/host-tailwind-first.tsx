import './host-tailwind.css'
import '@campus-gigs/ui/styles.css'
