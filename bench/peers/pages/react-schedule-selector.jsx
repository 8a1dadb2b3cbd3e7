import { useState } from 'react'
import commonJs from 'react-schedule-selector'
import { show } from './show.jsx'

const ScheduleSelector = commonJs.default

function Page() {
  const [times, setTimes] = useState([])
  return (
    <section id="grid">
      <ScheduleSelector selection={times} onChange={setTimes} numDays={3} minTime={9} maxTime={12} />
      <output>{times.length}</output>
    </section>
  )
}

show(<Page />)
