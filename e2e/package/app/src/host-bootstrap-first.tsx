import 'bootstrap/dist/css/bootstrap.css'
import '@campus-gigs/ui/styles.css'
