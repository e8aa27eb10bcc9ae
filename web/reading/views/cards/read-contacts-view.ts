import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { decodeText } from '../../../../shared/text/encodings/decode-text.ts';
import type { CardsView, CardView, ViewRequest } from '../file-view.ts';
import { contentLinesOf, partsOfValue, textOfValue, type ContentLine } from './content-lines.ts';
import { mostCards, said } from './read-calendar-view.ts';

export async function readContactsView({ bytes, texts }: ViewRequest): Promise<CardsView> {
  const cards: CardView[] = [];
  let lines: ContentLine[] = [];
  for (const line of contentLinesOf(decodeText(bytes))) {
    const isBoundary = line.value.trim().toUpperCase() === 'VCARD';
    if (line.name === 'BEGIN' && isBoundary) lines = [];
    else if (line.name === 'END' && isBoundary) {
      cards.push(cardOf(lines, texts.locale));
      if (cards.length > mostCards) break;
    } else lines.push(line);
  }
  if (cards.length === 0) throw new ExtractionFailure('unsupported');
  return { kind: 'cards', cards: cards.slice(0, mostCards), isCut: cards.length > mostCards };
}

const mostValues = 20;

function cardOf(lines: readonly ContentLine[], locale: string): CardView {
  const all = (name: string) => lines.filter((line) => line.name === name).slice(0, mostValues);
  const texts = (name: string) => all(name).map(({ value }) => textOfValue(value).trim());
  const joined = (name: string, divider: string) =>
    all(name).map(({ value }) => partsOfValue(value, ';').filter(Boolean).join(divider));
  const [formatted = ''] = texts('FN');
  const [family = '', given = ''] = partsOfValue(all('N')[0]?.value ?? '', ';');
  const organizations = joined('ORG', ', ');
  const title = formatted || `${given} ${family}`.trim() || (organizations[0] ?? '');
  return {
    title,
    isCancelled: false,
    lines: said([
      { label: 'organization', values: organizations.filter((name) => name !== title) },
      { label: 'role', values: texts('TITLE') },
      { label: 'email', values: texts('EMAIL') },
      { label: 'phone', values: texts('TEL').map((number) => number.replace(/^tel:/i, '')) },
      { label: 'address', values: joined('ADR', ', ') },
      { label: 'birthday', values: texts('BDAY').map((day) => dayIn(day, locale)) },
      { label: 'web', values: texts('URL') },
      { label: 'notes', values: texts('NOTE') },
    ]),
  };
}

function dayIn(written: string, locale: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(written) ?? [];
  if (!year) return written;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
