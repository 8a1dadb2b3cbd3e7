import type { SampleBusiness } from './types.ts'

/** The book and record shop. */
export const secondChapter: SampleBusiness = {
  companyName: 'Second Chapter Books & Records (sample)',
  companyCategory: 'Retail',
  description:
    'Second-hand books, new vinyl and a cat who is not for sale. Two floors on Sydney Road and a stall at the Sunday market.',
  ownerFirstName: 'Imogen',
  ownerLastName: 'Hart',
  profileOwnerPosition: 'Owner',
  email: 'imogen@second-chapter.example',
  phoneNumber: '+61 491570158',
  suburb: ['Brunswick', '3056'],
  pictogram: 'book',
  scheme: 'paper',
  listings: [
    {
      jobTitle: 'Bookseller, afternoons',
      jobType: 'Part-Time',
      suburb: ['Brunswick', '3056'],
      detailedAddress: 'Sydney Road, near the town hall',
      pay: { from: 33.5, to: 33.5, type: 'Per Hour' },
      roster: { Tuesday: '13:00-18:00', Wednesday: '13:00-18:00', Friday: '13:00-18:00' },
      summary: ['Shelve, recommend, ring up', 'Staff discount on everything but the cat'],
      keywords: ['Retail', 'Weekdays', 'Books'],
      description:
        '<p>You read, and you like telling people what to read next. The rest (the till, the trade-in table, the alphabet) we can teach.</p><p>Tell us in your letter about <strong>one book you press on friends</strong>.</p>',
      questions: [1],
      hoursAgo: 0.4,
    },
    {
      jobTitle: 'Market stall helper',
      jobType: 'Casual',
      suburb: ['Coburg', '3058'],
      pay: { from: 50, to: 50, type: 'Per Hour' },
      roster: { Sunday: '07:30-14:30' },
      summary: ['Set up, sell, pack down', 'Sunday rates and market coffee'],
      keywords: ['Retail', 'Weekends Only', 'Outdoors'],
      description:
        '<p>Twenty crates of records, one marquee, lots of browsers. You will be handling cash and cards and a little bit of weather.</p>',
      questions: [5, 9],
      hoursAgo: 33,
    },
    {
      jobTitle: 'Catalogue our vinyl',
      jobType: 'Casual',
      suburb: ['Brunswick', '3056'],
      pay: { from: 480, to: 480, type: 'Flat Rate' },
      roster: { Monday: '10:00-17:00', Tuesday: '10:00-17:00' },
      summary: ['Photograph and list 400 records', 'Two quiet days, headphones on'],
      keywords: ['Data entry', 'Music', 'Weekdays'],
      description:
        '<p>We bought a collection and have no idea what is in it. You grade the sleeve, take two photos and fill in a row. A spreadsheet person with ears would love this.</p><ul><li><p>Laptop and lights supplied</p></li><li><p>Keep any duplicate you fall for</p></li></ul>',
      questions: [],
      hoursAgo: 88,
    },
  ],
}

/** The grocer, which stocks shelves at night and opens by day. */
export const cornerPantry: SampleBusiness = {
  companyName: 'Corner Pantry Grocers (sample)',
  companyCategory: 'Retail',
  description:
    'An independent supermarket with a proper deli counter. Half of our team studies; the roster knows what a census date is.',
  ownerFirstName: 'Daniel',
  ownerLastName: 'Tran',
  profileOwnerPosition: 'Store manager',
  email: 'daniel@corner-pantry.example',
  phoneNumber: '+61 491570159',
  suburb: ['Box Hill', '3128'],
  pictogram: 'basket',
  scheme: 'eucalyptus',
  listings: [
    {
      jobTitle: 'Night fill team member',
      jobType: 'Casual',
      suburb: ['Box Hill', '3128'],
      pay: { from: 43, to: 45, type: 'Per Hour' },
      roster: { Sunday: '22:00-03:00', Tuesday: '22:00-03:00', Thursday: '22:00-03:00' },
      summary: ['Stock the shelves while the store sleeps', 'Night loading', 'Parking at the door'],
      keywords: ['Supermarket', 'Retail', 'Night fill'],
      description:
        '<p>Pallets come in at ten, shelves are full by three. Work at your own pace with your own playlist. You can lift 15 kg and read a use-by date.</p>',
      questions: [5, 0],
      hoursAgo: 14,
    },
    {
      jobTitle: 'Checkout and deli assistant',
      jobType: 'Part-Time',
      suburb: ['Box Hill South', '3128'],
      pay: { from: 33.2, to: 34.6, type: 'Per Hour' },
      roster: { Monday: '16:00-21:00', Wednesday: '16:00-21:00', Saturday: '09:00-15:00' },
      summary: ['After-class hours', 'Full deli training', 'Same three shifts every week'],
      keywords: ['Supermarket', 'Retail', 'RSG'],
      description:
        '<p>Scan, slice, chat. If you speak Mandarin, Cantonese or Vietnamese as well as English, our customers will adore you; if not, they still will.</p>',
      questions: [1, 7],
      hoursAgo: 52,
    },
    {
      jobTitle: 'Sunday console operator',
      jobType: 'Casual',
      suburb: ['Burwood', '3125'],
      pay: { from: 50, to: 50, type: 'Per Hour' },
      roster: { Sunday: '06:00-14:00' },
      summary: ['Run the console at our small servo', 'Quiet mornings, study allowed between customers'],
      keywords: ['Servo Station', 'Weekends Only', 'Retail'],
      description:
        '<p>We own the little service station next to our Burwood store. You open up, keep the coffee machine happy, watch the pumps and do the change-over at two.</p>',
      questions: [3, 4],
      hoursAgo: 104,
    },
  ],
}
