import { vocabulary } from './bench-database.ts';

const word = (rank: number) => vocabulary[rank] ?? '';

const mistyped = (text: string) => text.slice(0, 2) + text.slice(3);

export const searches: Record<string, (documentsCount: number) => string> = {
  'rare word': () => word(150_000),
  'common word': () => word(3),
  'less common word': () => word(200),
  'two words': () => `${word(2)} ${word(300)}`,
  'common and rare word': () => `${word(3)} ${word(150_000)}`,
  'three common words': () => `${word(3)} ${word(5)} ${word(8)}`,
  '1-letter prefix': () => 'b',
  '2-letter prefix': () => 'st',
  '3-letter prefix': () => 'sch',
  'part of a name': () => word(1000).slice(1),
  'number in a name': (documentsCount) => `${documentsCount >> 1}.pdf`,
  'invoice number': (documentsCount) => `RE-${documentsCount >> 1}/20`,
  'inside of a rare word': () => word(5000).slice(1),
  'inside of many words': () => 'icht',
  'mistyped word': () => mistyped(word(5000)),
  'mistyped common word': () => mistyped(word(200)),
  phrase: () => `"${word(3)} ${word(4)}"`,
  'nothing found': () => 'qqqqqq',
  'only excluded': () => `-${word(1)}`,
  'tag alone': () => 'tag:"tag 3"',
  'tag and word': () => `tag:"tag 3" ${word(3)}`,
  'type and word': () => `type:image ${word(20)}`,
  'rare type and word': () => `type:csv ${word(2)}`,
  'correspondent and word': () => `correspondent:"correspondent 7" ${word(3)}`,
  'kind and word': () => `kind:invoice ${word(300)}`,
  'rare kind and word': () => `kind:policy ${word(3)}`,
  'amount and word': () => `amount:>9900 ${word(3)}`,
  'custom number and word': () => `hours:>9900 ${word(3)}`,
  'custom date and word': () => `paid:2020-03 ${word(3)}`,
  'custom option and word': () => `state:booked ${word(300)}`,
  'custom option and rare word': () => `state:booked ${word(150_000)}`,
  'custom text and word': () => `site:"site 77" ${word(3)}`,
  'first day and word': () => `created:2020-01-01 ${word(3)}`,
};
