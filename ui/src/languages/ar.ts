import type { Language } from '../components/locale/locale-context'
import { type PluralForms, pluralText } from '../components/locale/plural-text'
import { fileSize } from '../components/pdf-tile/file-size'

/** A text with a count; Arabic has six plural categories. */
const counted = (forms: PluralForms) => pluralText('ar', forms)

/** A number of things, by the forms of their name. */
const things = (forms: { one: string; two: string; few: string; other: string }) =>
  counted({
    zero: `# ${forms.other}`,
    one: forms.one,
    two: forms.two,
    few: `# ${forms.few}`,
    other: `# ${forms.other}`,
  })

/** A name in any script, kept apart from the words around it: `1.png` would become `png.1`. */
const isolated = (name: string) => `\u2068${name}\u2069`

const characters = things({ one: 'حرف واحد', two: 'حرفان', few: 'أحرف', other: 'حرفًا' })
const slots = things({ one: 'فترة واحدة', two: 'فترتان', few: 'فترات', other: 'فترة' })
const options = things({ one: 'خيار واحد', two: 'خياران', few: 'خيارات', other: 'خيارًا' })
const results = things({ one: 'نتيجة واحدة', two: 'نتيجتان', few: 'نتائج', other: 'نتيجة' })
const pages = things({ one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', other: 'صفحة' })
const rows = things({ one: 'صف واحد', two: 'صفان', few: 'صفوف', other: 'صفًا' })
const files = things({ one: 'ملف واحد', two: 'ملفان', few: 'ملفات', other: 'ملفًا' })
/** One file by its name, several by their number. After a noun in construct, two are in the genitive. */
const namesOrCount = ([name = '', ...others]: readonly string[]) => {
  if (others.length === 0) return isolated(name)
  return others.length === 1 ? 'ملفين' : files(others.length + 1)
}

const days = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت']
const shortDays = ['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت']
const longDate = new Intl.DateTimeFormat('ar', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
const shortDate = new Intl.DateTimeFormat('ar', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
const people = new Intl.ListFormat('ar')
/** The levels that `createSchedule` and the examples use; others keep their id. */
const levels = new Map([
  ['free', 'متاح'],
  ['if-needed', 'عند الحاجة'],
])

function timeOfDay(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60) % 24, minute % 60]
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'ص' : 'م'}`
}

const characterCount: Language['texts']['characterCount'] = {
  limit: (max) => `الحد الأقصى: ${characters(max)}.`,
  used: (used, max) => `${used} من ${max}`,
  fewLeft: (count) => `المتبقي: ${characters(count)} أو أقل.`,
  noneLeft: 'لم يبقَ أي حرف.',
  tooMany: 'عدد الأحرف أكبر من الحد.',
}

/** Modern Standard Arabic, written from right to left. */
export const ar: Language = {
  language: 'ar',
  direction: 'rtl',
  weekStart: 'sunday',
  texts: {
    alert: { dismiss: 'إغلاق', retry: 'إعادة المحاولة' },
    availabilityGrid: {
      days,
      shortDays,
      slots: ['الصباح', 'بعد الظهر', 'المساء', 'الليل'],
      hours: ['6–12', '12–18', '18–22', '22–6'],
      cell: (day, slot) => `${day}، ${slot}`,
      free: (isFree) => (isFree ? 'متاح' : 'غير متاح'),
      state: (cell, isFree) => `${cell}، ${isFree ? 'متاح' : 'غير متاح'}`,
      allDay: (day) => `${day}، طوال اليوم`,
      everyDay: (slot, hours) => `${slot} ${hours}، كل يوم`,
      all: 'الكل',
      wholeWeek: 'الكل، الأسبوع كله',
      count: (free) => `المتاح: ${slots(free)} من 28`,
      change: (freed, taken, count) =>
        `${freed ? `أصبح متاحًا: ${slots(freed)}، ` : ''}${taken ? `لم يعد متاحًا: ${slots(taken)}، ` : ''}${count}`,
      colon: ': ',
      undo: 'تراجع',
      redo: 'إعادة',
      clear: 'مسح',
      invert: 'عكس',
      asList: 'عرض كقائمة',
      quickFill: 'تعبئة سريعة',
      presets: ['مساء أيام الأسبوع', 'عطلة نهاية الأسبوع', 'ساعات العمل'],
      copy: ['من', 'إلى', 'نسخ اليوم'],
      targets: ['أيام الأسبوع', 'كل يوم'],
      hint: 'اضغط على الأوقات المتاحة لك، أو اسحب لتحديد عدة أوقات. اسم اليوم أو الفترة يحدد الصف أو العمود كله. ',
      keysHint:
        'تنقّل بمفاتيح الأسهم، وحدّد بمفتاح المسافة، واضغط Shift مع الأسهم للتحديد المتواصل، وControl A لتحديد الكل.',
      listKeysHint: 'تنقّل داخل اليوم بمفاتيح الأسهم.',
      self: 'أنت',
      other: 'العمل',
      both: 'الطرفان',
      only: (name) => `${name} فقط`,
      neither: 'لا أحد',
      great: 'وقت مناسب للعمل',
      percent: (percent) => `${percent}%`,
      match: (name) => (name === 'أنت' ? 'من أوقاتك المتاحة' : `من أوقات ${name} المتاحة`),
      covers: (covered, total) => `يغطي ${covered} من فترات العمل، وعددها ${total}`,
      clash: (cell, name) => `${cell}: ${name} غير متاح`,
      noShifts: 'أوقات العمل تُحدَّد لاحقًا',
    },
    characterCount,
    combobox: {
      toggle: (label) => `عرض خيارات ${isolated(label)}`,
      list: 'الخيارات',
      clear: (label) => `مسح ${label}`,
      count: options,
      loading: 'جارٍ التحميل…',
      empty: 'لا توجد نتائج مطابقة',
    },
    commandPalette: {
      results: 'النتائج',
      count: (count, query) => (count === 0 ? `لا توجد نتائج عن «${isolated(query)}»` : results(count)),
      loading: 'جارٍ البحث…',
      close: 'إغلاق',
      failed: 'تعذّر تحميل القائمة. تحقّق من اتصالك.',
      retry: 'إعادة المحاولة',
    },
    countryCombobox: { empty: 'لا يوجد بلد بهذا الاسم' },
    dataTable: {
      selectAll: 'تحديد الكل',
      selectRow: (rowName) => `تحديد ${isolated(rowName)}`,
      selected: (count) => `المحدد: ${rows(count)}`,
      loading: 'جارٍ التحميل',
    },
    dialog: { close: 'إغلاق' },
    fileDrop: {
      remove: 'إزالة',
      cancel: 'إلغاء',
      uploading: (fileName) => (fileName ? `جارٍ رفع ${isolated(fileName)}` : 'جارٍ الرفع'),
      list: 'الملفات المختارة',
      removeFile: (fileName) => `إزالة ${isolated(fileName)}`,
      size: fileSize,
      added: (fileNames) => `تمت إضافة ${namesOrCount(fileNames)}.`,
      removed: (fileName) => `تمت إزالة ${isolated(fileName)}.`,
      uploaded: (fileNames) => `تم رفع ${namesOrCount(fileNames)}.`,
      wrongType: (fileName) => `نوع الملف ${isolated(fileName)} غير مقبول.`,
      tooLarge: (fileName, maxSizeBytes) =>
        `حجم الملف ${isolated(fileName)} أكبر من ${isolated(fileSize(maxSizeBytes))}.`,
      tooMany: (fileName, maxFiles) => `لم يُضف ${isolated(fileName)}. الحد الأقصى: ${files(maxFiles)}.`,
      alreadyChosen: (fileName) => `الملف ${isolated(fileName)} موجود في القائمة.`,
    },
    loading: { loading: 'جارٍ التحميل' },
    pagination: {
      pages: 'الصفحات',
      previous: 'السابقة',
      next: 'التالية',
      position: (page, count) => `الصفحة ${page} من ${count}`,
    },
    pdfTile: {
      open: (name) => `فتح ${isolated(name)}`,
      openInNewTab: (name) => `فتح ${isolated(name)} في علامة تبويب جديدة`,
      remove: (name) => `إزالة ${isolated(name)}`,
      undo: (name) => `تراجع: الاحتفاظ بالملف ${isolated(name)}`,
      undoShort: 'تراجع',
      removed: 'سيُحذف',
      addedOn: (date) => `أُضيف في ${date}`,
      size: fileSize,
    },
    pdfViewer: {
      loading: 'جارٍ تحميل المستند',
      download: 'تنزيل',
      downloadFile: (fileName) => `تنزيل ${isolated(fileName)}`,
      previousPage: 'الصفحة السابقة',
      nextPage: 'الصفحة التالية',
      page: (page, count) => `الصفحة ${page} من ${count}`,
      zoomIn: 'تكبير',
      zoomOut: 'تصغير',
      fitWidth: 'ملاءمة العرض',
      zoom: (percent) => `${percent}%`,
      document: (fileName, count) => `${isolated(fileName)}، ${pages(count)}`,
      noText: 'لا تحتوي هذه الصفحة على نص يمكن قراءته.',
      retry: 'إعادة المحاولة',
      problems: {
        password: { title: 'هذا الملف محمي بكلمة مرور.', text: 'لا يمكن عرضه هنا. نزّله وافتحه بكلمة المرور.' },
        damaged: { title: 'هذا الملف تالف.', text: 'لا يمكن عرضه هنا. يمكنك تنزيله وفتحه ببرنامج آخر.' },
        notPdf: { title: 'هذا الملف ليس بصيغة PDF.', text: 'لا يمكن عرضه هنا. يمكنك تنزيله.' },
        tooLarge: { title: 'هذا الملف أكبر من أن يُعرض هنا.', text: 'نزّله لقراءته.' },
        gone: { title: 'لم يعد هذا الملف موجودًا.', text: 'ربما أزاله مالكه.' },
        forbidden: { title: 'لا يمكنك فتح هذا الملف.', text: 'سجّل الدخول بالحساب الذي أُرسل إليه، ثم أعد المحاولة.' },
        unreachable: { title: 'تعذّر تحميل المستند.', text: 'تحقّق من اتصالك وأعد المحاولة، أو نزّل الملف.' },
      },
    },
    phoneField: { country: 'رمز البلد' },
    placeCombobox: {
      placeLabel: 'المكان',
      postcodeLabel: 'الرمز البريدي',
      noPlace: 'لا يوجد مكان بهذا الاسم',
      noPlaceIn: (postcode) => `لا يوجد مكان بهذا الاسم في ${postcode}`,
      noPostcode: 'لا يوجد رمز بريدي كهذا',
      noPostcodeOf: (place) => `ليس رمزًا بريديًا لـ ${isolated(place)}`,
    },
    progressBar: { percent: (percent) => `${percent}%` },
    richCombobox: {
      create: (text) => `إنشاء ${isolated(text)}`,
      loadMore: 'عرض المزيد',
      retry: 'حاول مرة أخرى',
      chosen: (labels) => `تم اختيار: ${labels.map(isolated).join('، ')}.`,
      remove: (label) => `إزالة ${isolated(label)}`,
      removed: (label) => `تمت إزالة ${isolated(label)}.`,
    },
    richTextField: {
      ...characterCount,
      toolbar: 'التنسيق',
      bold: 'عريض',
      italic: 'مائل',
      bulletList: 'قائمة نقطية',
      style: 'نمط النص',
      normal: 'نص عادي',
      heading1: 'عنوان 1',
      heading2: 'عنوان 2',
      heading3: 'عنوان 3',
      failed: 'تعذّر تحميل المحرر. ما كتبته محفوظ.',
      retry: 'إعادة المحاولة',
    },
    scheduleGrid: {
      day: (day) => (typeof day === 'number' ? (days[day] ?? '') : longDate.format(Date.parse(day))),
      shortDay: (day) => (typeof day === 'number' ? (shortDays[day] ?? '') : shortDate.format(Date.parse(day))),
      time: timeOfDay,
      range: (start, end) => `${start}–${end}`,
      slot: ({ label, startMinute }, time) => label ?? time(startMinute),
      cell: (day, slot) => `${day}، ${slot}`,
      allDay: (day) => `${day}، طوال اليوم`,
      everyDay: (slot) => `${slot}، كل يوم`,
      all: 'الكل',
      everything: 'الكل، جميع الأوقات',
      level: (id) => levels.get(id) ?? id,
      none: 'غير متاح',
      partial: 'متاح جزئيًا',
      disabled: 'غير معروض',
      readOnly: 'لا يمكن تغييره',
      brush: 'التحديد',
      count: (counts, total) =>
        `${counts.map(({ level, count }) => `${level}: ${count}`).join('، ')}، من ${slots(total)}`,
      change: (painted, erased, count) =>
        [
          ...painted.filter((each) => each.count > 0).map((each) => `أصبح ${each.level}: ${slots(each.count)}`),
          ...(erased > 0 ? [`مُسح: ${slots(erased)}`] : []),
          count,
        ].join('، '),
      colon: ': ',
      undo: 'تراجع',
      redo: 'إعادة',
      clear: 'مسح',
      hint: 'اضغط على الأوقات أو اسحب فوقها. على شاشة اللمس، اضغط مطوّلًا على وقت ثم اسحب.',
      keysHint:
        'تنقّل بمفاتيح الأسهم، وأبعد بمفتاحي Page Up وPage Down، وحدّد بمفتاح المسافة، واضغط Shift مع الأسهم للتحديد المتواصل، وControl A لتحديد الكل.',
      levelKeysHint: 'مفاتيح الأرقام تحدّد المستوى، و0 يمسح.',
      attendance: ({ present, total, lesser, absent }) =>
        [
          `${present} من ${total}`,
          ...lesser.map((each) => `${each.level}: ${people.format(each.names)}`),
          ...(present > 0 && absent.length > 0 ? [`بدون ${people.format(absent)}`] : []),
        ].join('، '),
      bestTimes: 'أفضل الأوقات',
      legend: (from, to, total) => `${from === to ? from : `${from}–${to}`} من ${total}`,
      both: 'الطرفان',
      only: (name) => `${name} فقط`,
      neither: 'لا أحد',
      compareHint: 'اختر وقتًا لمعرفة من هو متاح.',
    },
    stepper: {
      position: (step, steps) => `الخطوة ${step} من ${steps}`,
      done: 'مكتملة',
      ahead: 'لم تبدأ بعد',
      error: 'تحتاج إلى تصحيح',
      loading: 'جارٍ التحميل',
      optional: 'اختيارية',
    },
    suburbCombobox: {
      suburbLabel: 'الضاحية',
      zipLabel: 'الرمز البريدي',
      noSuburb: 'لا توجد ضاحية بهذا الاسم في ملبورن',
      noSuburbIn: (zipCode) => `لا توجد ضاحية بهذا الاسم في ${zipCode}`,
      noZipCode: 'لا يوجد رمز بريدي كهذا في ملبورن',
      noZipCodeOf: (suburb) => `ليس رمزًا بريديًا لضاحية ${isolated(suburb)}`,
    },
    tag: { remove: (text) => (text ? `إزالة ${isolated(text)}` : 'إزالة') },
    textField: { reveal: 'إظهار ما أكتبه' },
    toast: { dismiss: 'إغلاق', notification: 'إشعار', messages: (key) => `الرسائل (${key})`, pause: '. ' },
  },
}
