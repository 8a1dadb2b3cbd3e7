import '@campus-gigs/ui/styles.css'
import 'bootstrap/dist/css/bootstrap.css'
