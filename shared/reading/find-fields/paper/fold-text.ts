const special: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ł: 'l',
    Ł: 'l',
    đ: 'd',
    Đ: 'd',
    ø: 'o',
    Ø: 'o',
    ı: 'i',
    ς: 'σ',
    µ: 'μ',
  }),
);
/** Full-width characters, as in `￥１２３`. */
const wide = /[\uff01-\uff5e\uffe0-\uffe6]/;
const dashes = /\p{Pd}|\u2212/u;
const notAscii = /[^\0-\x7f]/g;
const folded = new Map<string, string>();

/** Folds text for the rules: without case and accents, with plain spaces, quotes and dashes. Offsets do not change. */
export function foldText(text: string): string {
  return text.replace(notAscii, foldUnit).toLowerCase();
}

/** Folds one UTF-16 code unit to one. */
function foldUnit(unit: string): string {
  let result = folded.get(unit);
  if (result === undefined) {
    result = special.get(unit) ?? foldLetter(unit);
    folded.set(unit, result);
  }
  return result;
}

function foldLetter(unit: string): string {
  if (/[\s\u2007\u202f]/u.test(unit) && !/[\n\u2028\u2029]/.test(unit)) return ' ';
  if (/[\u2018\u2019\u02bc\u00b4]/.test(unit)) return "'";
  if (dashes.test(unit)) return '-';
  const letter = (wide.test(unit) ? unit.normalize('NFKC') : unit)
    .normalize('NFD')
    .charAt(0)
    .toLowerCase();
  return letter.length === 1 ? letter : unit;
}
