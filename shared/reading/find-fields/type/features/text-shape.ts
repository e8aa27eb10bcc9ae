import type { Line, Paper } from '../../paper/paper.ts';

/** Shares of the lines of a text, from 0 to 1, and what it contains, as 0 or 1. */
export type Shape = Readonly<Record<string, number>>;

const mostLines = 200;
const lengthRead = 6000;
const widthOfProse = 60;
const widthOfShort = 25;
const longestLine = 200;

const amount = /\d[.,]\d{2}(?![\d.,/])|[¥€£$] ?\d|\d ?(?:円|kr|kc|tl|₺|€)(?![a-z])/;
const label = /^[^\d:]{3,40}:/;
const dayFirst = /^\d{1,4}[./-]\d{1,2}/;

/** Returns how a text looks, which speaks for types where their names are unknown. */
export function shapeOf(paper: Paper): Shape {
  const folded = paper.folded.slice(0, lengthRead);
  const printed = paper.text.slice(0, lengthRead);
  return { ...ofLines(paper), ...ofCharacters(paper), ...ofSigns(folded), ...ofPrint(printed) };
}

function ofLines({ lines: all, folded, text }: Paper): Shape {
  const lines = all.slice(0, mostLines);
  const count = Math.max(1, lines.length);
  const shareOf = (isCounted: (line: Line) => boolean) => lines.filter(isCounted).length / count;
  const read = lines.map(({ start, end }) =>
    folded.slice(start, Math.min(end, start + longestLine)),
  );
  const withAmounts = read.filter((line) => amount.test(line)).length;
  const dated = read.filter((line) => dayFirst.test(line) && amount.test(line.slice(6))).length;
  return {
    prose: shareOf(({ cells, start, end }) => cells.length === 1 && end - start > widthOfProse) * 2,
    columns: shareOf(({ cells }) => cells.length >= 3) * 3,
    pairs: shareOf(({ cells }) => cells.length === 2) * 2,
    'short lines': shareOf(({ start, end }) => end - start < widthOfShort),
    'labelled lines': (read.filter((line) => label.test(line)).length / count) * 2,
    'lines in capitals': shareOf(({ start, end }) => isInCapitals(text.slice(start, end))) * 2,
    'lines with amounts': (withAmounts / count) * 2,
    'no amount': Number(withAmounts === 0),
    'one amount': Number(withAmounts === 1),
    'dated rows': Math.min(1, dated / 3),
    'number of lines': Math.log(count / 20),
  };
}

function ofCharacters({ folded, rows }: Paper): Shape {
  const read = folded.slice(0, lengthRead);
  return {
    digits: ((read.match(/\d/g)?.length ?? 0) / Math.max(1, read.length)) * 5,
    length: Math.log(Math.max(100, read.length) / 600),
    'very short': Number(folded.length < 250),
    'very long': Number(folded.length > 2500),
    'several pages': Number(rows.length > 1),
  };
}

function ofSigns(folded: string): Shape {
  const has = (pattern: RegExp) => Number(pattern.test(folded));
  const times = folded.match(/(?<!\d)\d{1,2}[:h]\d{2}(?!\d)/g)?.length ?? 0;
  return {
    'time of day': has(/(?<!\d)\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?!\d)/),
    'several times of day': Number(times >= 2),
    percent: has(/\d ?%/),
    'account number': has(/(?<![a-z])[a-z]{2}\d{2}(?: ?\d{4}){3}/),
    'masked number': has(/[*x•.]{2} ?\d{4}(?!\d)/),
    'head of a mail': Number(mailHead.test(folded.slice(0, 600))),
    consumption: has(/\d ?(?:kwh|m3|m³|mc|cbm)(?![a-z])/),
    'electrical values': has(/\d ?(?:v|w|hz|mah|watts?|volts?)(?![a-z])/),
    'without a year': 1 - has(/(?<!\d)(?:19|20)\d{2}(?!\d)|\d[./-]\d{1,2}[./-]\d{2}(?!\d)/),
    ingredients: Math.min(1, (folded.match(ingredient)?.length ?? 0) / 3),
    doses: has(/\d ?(?:mg|ml|mmol|g\/dl|μg|iu)(?![a-z])/),
    pieces: has(
      /(?<![a-z])(?:stk|stuck|pcs|uds?|szt|buc|pz|st|ks|qty|qte|menge|aantal|adet)(?![a-z])|τεμ|[個本枚](?:$|\s)/m,
    ),
    multiplications: has(/[=x×] ?\d+[.,]\d{2}/),
    'web address': has(/https?:|www\./),
    'signed amounts': Number(
      /-\d[\d.,]*[.,]\d{2}(?!\d)|\d[.,]\d{2}-/.test(folded) &&
        /\+ ?\d[\d.,]*[.,]\d{2}/.test(folded),
    ),
  };
}

function ofPrint(printed: string): Shape {
  const manyOf = (pattern: RegExp, many: number) =>
    Math.min(1, (printed.match(pattern)?.length ?? 0) / many);
  return {
    blanks: Number(/_{4}|\.{8}|…{3}/.test(printed)),
    boxes: Number(/[☐☑☒□■]|\[[ xX]?\]/.test(printed)),
    bullets: manyOf(/^[ \t]*[-•*–] /gm, 5),
    'numbered lines': manyOf(/^[ \t]*\d{1,2}[.)] /gm, 5),
    sections: Number(printed.includes('§')),
    exclamations: manyOf(/!/g, 3),
    question: Number(/[?？]/.test(printed)),
  };
}

/** A quantity at the beginning of a line or after a comma: `200 g flour`. */
const ingredient =
  /(?:^|[,;\n-]) ?(?:\d{1,4}(?:[.,/]\d)?|[¼½¾]) ?(?:k?g|gr|ml|dl|cl|l|cups?|tbsp|tsp|oz|lb|el|tl|prisen?|cs|cc|cda?s?|cdtas?|cucchiain?[io]|lyzk[ai]|lyzeczk[ai]|lzice|lzicky?|spsk|tsk|msk|su bardagi|(?:yemek|tatli|cay) kasigi|κ\.?σ\.?|κ\.?γ\.?|γρ|kopje|eetlepels?|theelepels?|lingur[ai]|lingurit[ea])(?![a-zα-ω])|(?:大|小)さし ?\d/g;
const mailHead = /^(?:from|von|de|van|da|od|de la|\S[^\n@]{2,40}) ?[:<][^\n]{0,80}@/;

function isInCapitals(printed: string): boolean {
  return /\p{Lu}{3}/u.test(printed) && printed === printed.toUpperCase();
}
