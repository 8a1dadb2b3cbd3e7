import '../ui/styles.css'
