const weekdays =
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun ' +
  'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so ' +
  'lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim ' +
  'lunes martes miercoles jueves viernes sabado domingo mie jue vie sab dom ' +
  'lunedi martedi mercoledi giovedi venerdi sabato domenica gio ' +
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo ' +
  'poniedzialek wtorek sroda czwartek piatek sobota niedziela pon wt sr czw pt sob ndz ' +
  'segunda terca quarta quinta sexta feira ' +
  'mandag tisdag tirsdag onsdag torsdag fredag lordag sondag ' +
  'pondeli utery streda ctvrtek patek nedele ' +
  'luni marti miercuri joi vineri sambata duminica ' +
  'δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο κυριακη ' +
  'pazartesi sali carsamba persembe cuma cumartesi pazar';

/** Days of the week and their abbreviations, as a pattern for folded text. */
export const weekday = `(?:${weekdays
  .split(' ')
  .toSorted((a, b) => b.length - a.length)
  .join('|')})(?![a-zα-ω])`;
