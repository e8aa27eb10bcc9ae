import type { Cell } from '../../paper/paper.ts';
import { meaningsIn } from './payment-words.ts';
import { flag } from '../../weighing/weigh.ts';
import type { Subject } from './subject.ts';

const sign = String.raw`(?:eur|[€$£¥]|r\$|pln|ron|chf|tl|kr\.?)? ?`;
const afterColon = new RegExp(`: ?${sign}$`);
const afterSigns = new RegExp(`[=*»>] ?${sign}\\*?$`);
const afterPlus = new RegExp(`\\+ ?${sign}$`);
const afterMinus = new RegExp(`(?:^|\\s)-\\s?${sign}$`);
const each = new RegExp(`(?:(?<![a-z])(?:a|je|za|ks|st|stk)|[@x×])\\.? ?${sign}$`);
const limit = new RegExp(
  `(?<![a-zα-ω])(?:bis(?: zu)?|ab|max|up to|from|over|under|above|below|than|hasta|desde|a partir de|(?:superior|inferior)(?:es)? a|jusqu'?a|des|plus de|fino a|oltre|tot|vanaf|boven|dan|powyzej|ponad|do|od|maks|ate|acima de|pana la|de la|peste|az|nad|op til|fra|upp till|fran|overstiger|εωσ|μεχρι|απο|ανω των|asgari|azami)\\.? ?${sign}$`,
);
/** Words of an amount that is only estimated. */
const about = new RegExp(
  `(?<![a-zα-ω])(?:etwa|circa|ca|ungefahr|rund|knapp|fast|beinahe|about|around|approx(?:imately|\\.)?|roughly|nearly|almost|some|environ|d'environ|pres de|dans les|autour de|presque|quelque|unos|alrededor de|cerca de|aproximadamente|casi|mas o menos|quasi|all'incirca|intorno (?:ai|a)|quase|a volta de|por volta de|ongeveer|bijna|zo'n|rond(?: de)?|okolo|ok\\.|prawie|niemal|mniej wiecej|aproape|aproximativ|cam|in jur de|vreo|asi|cca|priblizne|zhruba|temer|kolem|omkring|næsten|cirka|knap|ungefar|nastan|runt|περιπου|σχεδον|γυρω στα|yaklasik|neredeyse|asagi yukari)\\.? ?${sign}$|(?:約|およそ|ほぼ) ?${sign}$`,
);
/** Words of an amount that another one becomes later. */
const rising = new RegExp(
  `(?<![a-zα-ω])(?:(?:increas|ris|goe?|rais)(?:es?|ed|ing|s)? (?:[a-z]{1,10} ){0,3}to|(?:erhoht|steigt|erhohen|steigen) (?:[a-z]{1,10} ){0,3}auf|(?:auf|passe(?:ra)? (?:de [^ ]{1,9} [^ ]{1,3} )?a|porte[e]? a|majore[e]? a|sube a|pasa(?:ra)? a|aumenta a|sale a|portat[oa] a|passa(?:ra)? (?:a|para)|aumenta para|verhoogd (?:naar|tot)|stijgt naar|wzrasta do|wzrosnie do|zwieksz[a-z]* (?:sie )?do|creste la|zvysuje se na|zvysi se na|stiger til|hojs till|αυξανεται σε))(?: (?:rund|etwa|nun|kunftig))? ?${sign}$`,
);
const perUnit =
  /^[.,]?-? ?(?:eur[os]*|[€£$]|kr\.?|chf|zl|pln|lei|ron|kc|tl|円|sek|dkk|czk)?\)? ?(?:\/ ?[a-zα-ω0-9]|(?:pro|je|per|par|por|cada|each|ανα|hver) |p\.? ?[pma](?![a-z])|a persona|al mese|all'anno|(?:na|za) (?:osob|kazd)|miesieczn|mensa[il]|mensuel|monatlich|jahrlich|monthly|an? (?:month|year|hour|week)|weekly|yearly|annually|pr\.|i manaden|pe luna|το μηνα|kisi bas|ayl|mesicn|rocn)/;
const inParentheses = /\([^)]*$/;
const nameOfCurrency =
  'eur|zl|kron|korun|lei|leu|lir|pound|dollar|fran[ck]|reais|real|pes[eo]|cent|bani|groszy|ευρω|yen|円';
const inWordsBefore = new RegExp(
  `(?:${nameOfCurrency})[a-zα-ω]*[^()\\d\\n]{0,40}\\((?:eur|[€$£])? ?$`,
);
const inWordsBehind = new RegExp(`^[^(\\n]{0,12}\\([^()\\d]{4,100}(?:${nameOfCurrency})`);
const inWordsLabel =
  /(?<![a-zα-ω])(?:in worten|in words|say|slownie|en (?:toutes )?lettres|in lettere|en letras?|por extenso|in (?:cuvinte|litere)|slovy|med bokstaver|bogstaver|yaziyla|yalniz|ολογραφωσ|zegge|voluit)(?![a-zα-ω])|円也/;
const reachOfWords = 120;

/** Returns whether the amount is written in words too, as receipts, bills and fines do. */
function isAlsoInWords(folded: string, { start, end }: Cell): boolean {
  const behind = folded.slice(end, end + reachOfWords);
  return (
    inWordsBehind.test(behind) ||
    inWordsLabel.test(behind) ||
    inWordsBefore.test(folded.slice(Math.max(0, start - reachOfWords), start))
  );
}

/** Returns what the words before and behind an amount in its line say about it. */
export function ofWords({ source: { paper }, amount, surroundings, line, before: lead }: Subject) {
  const ofLine = meaningsIn(surroundings.said, line.start, amount.start);
  return {
    'also in words': flag(isAlsoInWords(paper.folded, amount)),
    'line: former': flag(ofLine.has('former')),
    'line: paid': flag(ofLine.has('paid')),
    'line: price': flag(ofLine.has('price')),
    'line: returned': flag(ofLine.has('returned')),
    'line: part': flag(ofLine.has('part')),
    'line: period': flag(ofLine.has('period')),
    'line: changed': flag(ofLine.has('changed')),
    'line: limit': flag(ofLine.has('limit')),
    'after a colon': flag(afterColon.test(lead)),
    'after signs': flag(afterSigns.test(lead)),
    'after plus': flag(afterPlus.test(lead)),
    'after minus': flag(amount.cents < 0 || afterMinus.test(lead)),
    each: flag(each.test(lead)),
    limit: flag(limit.test(lead)),
    about: flag(about.test(lead)),
    rising: flag(rising.test(lead)),
    'per unit': flag(perUnit.test(paper.folded.slice(amount.end, amount.end + 24))),
    'in parentheses': flag(inParentheses.test(lead)),
  };
}
