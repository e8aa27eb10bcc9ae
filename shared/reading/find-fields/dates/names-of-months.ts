/** The months of Finnish, Hungarian and Norwegian, as far as lexicons have no others, which are found in papers of any language. */
export const monthsInLatinLetters: readonly string[] = [
  'tammikuuta január',
  'helmikuuta február',
  'maaliskuuta március',
  'huhtikuuta április',
  'toukokuuta május mai',
  'kesäkuuta június',
  'heinäkuuta július',
  'elokuuta augusztus',
  'syyskuuta szeptember',
  'lokakuuta október',
  'marraskuuta november',
  'joulukuuta desember',
];

/** The months in Russian, Ukrainian, Hebrew, and Arabic of Egypt and of the Levant, each with its forms. */
export const monthsInOtherLetters: readonly string[] = [
  'января|январь|січня|січень|בינואר|ינואר|يناير|كانون الثاني',
  'февраля|февраль|лютого|лютий|בפברואר|פברואר|فبراير|شباط',
  'марта|март|березня|березень|במרץ|מרץ|במרס|מרס|مارس|آذار',
  'апреля|апрель|квітня|квітень|באפריל|אפריל|أبريل|إبريل|نيسان',
  'мая|май|травня|травень|במאי|מאי|مايو|أيار',
  'июня|июнь|червня|червень|ביוני|יוני|يونيو|حزيران',
  'июля|июль|липня|липень|ביולי|יולי|يوليو|تموز',
  'августа|август|серпня|серпень|באוגוסט|אוגוסט|أغسطس|آب',
  'сентября|сентябрь|вересня|вересень|בספטמבר|ספטמבר|سبتمبر|أيلول',
  'октября|октябрь|жовтня|жовтень|באוקטובר|אוקטובר|أكتوبر|تشرين الأول',
  'ноября|ноябрь|листопада|листопад|בנובמבר|נובמבר|نوفمبر|تشرين الثاني',
  'декабря|декабрь|грудня|грудень|בדצמבר|דצמבר|ديسمبر|كانون الأول',
];
