/** The months of Swedish, Danish, Czech, Turkish, Finnish and Hungarian, which are found in papers of any language. */
export const monthsInLatinLetters: readonly string[] = [
  'januari januar ledna leden ocak tammikuuta',
  'februari februar února únor şubat helmikuuta',
  'mars marts března březen mart maaliskuuta március',
  'april dubna duben nisan huhtikuuta április',
  'maj května květen mayıs toukokuuta május',
  'juni června červen haziran kesäkuuta június',
  'juli července červenec temmuz heinäkuuta július',
  'augusti august srpna srpen ağustos elokuuta augusztus',
  'september září eylül syyskuuta szeptember',
  'oktober října říjen ekim lokakuuta október',
  'november listopadu listopad kasım marraskuuta',
  'december prosince prosinec aralık joulukuuta',
];

/** The months in Russian, Ukrainian, Greek, Hebrew, and Arabic of Egypt and of the Levant, each with its forms. */
export const monthsInOtherLetters: readonly string[] = [
  'января|январь|січня|січень|Ιανουαρίου|Ιανουάριος|בינואר|ינואר|يناير|كانون الثاني',
  'февраля|февраль|лютого|лютий|Φεβρουαρίου|Φεβρουάριος|בפברואר|פברואר|فبراير|شباط',
  'марта|март|березня|березень|Μαρτίου|Μάρτιος|במרץ|מרץ|במרס|מרס|مارس|آذار',
  'апреля|апрель|квітня|квітень|Απριλίου|Απρίλιος|באפריל|אפריל|أبريل|إبريل|نيسان',
  'мая|май|травня|травень|Μαΐου|Μάιος|במאי|מאי|مايو|أيار',
  'июня|июнь|червня|червень|Ιουνίου|Ιούνιος|ביוני|יוני|يونيو|حزيران',
  'июля|июль|липня|липень|Ιουλίου|Ιούλιος|ביולי|יולי|يوليو|تموز',
  'августа|август|серпня|серпень|Αυγούστου|Αύγουστος|באוגוסט|אוגוסט|أغسطس|آب',
  'сентября|сентябрь|вересня|вересень|Σεπτεμβρίου|Σεπτέμβριος|בספטמבר|ספטמבר|سبتمبر|أيلول',
  'октября|октябрь|жовтня|жовтень|Οκτωβρίου|Οκτώβριος|באוקטובר|אוקטובר|أكتوبر|تشرين الأول',
  'ноября|ноябрь|листопада|листопад|Νοεμβρίου|Νοέμβριος|בנובמבר|נובמבר|نوفمبر|تشرين الثاني',
  'декабря|декабрь|грудня|грудень|Δεκεμβρίου|Δεκέμβριος|בדצמבר|דצמבר|ديسمبر|كانون الأول',
];
