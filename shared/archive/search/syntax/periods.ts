import { dayAfter, utcDay } from '../../../time/utc-day.ts';
import { wordKey, wordKeys } from './filter-words.ts';

export type Days = { from: string; before: string };

export const periodWords = {
  today: ['heute', 'hoy', 'aujourd’hui', 'oggi', 'dzisiaj', 'dziś', 'hoje', 'azi', 'astăzi'],
  yesterday: ['gestern', 'ayer', 'hier', 'ieri', 'wczoraj', 'ontem'],
  'this-week': [
    'diese-woche',
    'esta-semana',
    'cette-semaine',
    'questa-settimana',
    'ten-tydzień',
    'w-tym-tygodniu',
    'săptămâna-aceasta',
    'săptămâna-asta',
  ],
  'last-week': [
    'letzte-woche',
    'vorige-woche',
    'semana-pasada',
    'la-semana-pasada',
    'semaine-dernière',
    'la-semaine-dernière',
    'settimana-scorsa',
    'la-settimana-scorsa',
    'zeszły-tydzień',
    'ubiegły-tydzień',
    'w-zeszłym-tygodniu',
    'semana-passada',
    'săptămâna-trecută',
  ],
  'this-month': [
    'dieser-monat',
    'diesen-monat',
    'este-mes',
    'ce-mois',
    'ce-mois-ci',
    'questo-mese',
    'ten-miesiąc',
    'w-tym-miesiącu',
    'este-mês',
    'luna-aceasta',
    'luna-asta',
  ],
  'last-month': [
    'letzter-monat',
    'letzten-monat',
    'voriger-monat',
    'mes-pasado',
    'el-mes-pasado',
    'mois-dernier',
    'le-mois-dernier',
    'mese-scorso',
    'il-mese-scorso',
    'zeszły-miesiąc',
    'ubiegły-miesiąc',
    'w-zeszłym-miesiącu',
    'mês-passado',
    'luna-trecută',
  ],
  'this-year': [
    'dieses-jahr',
    'este-año',
    'cette-année',
    'quest’anno',
    'questo-anno',
    'ten-rok',
    'w-tym-roku',
    'este-ano',
    'anul-acesta',
    'anul-asta',
  ],
  'last-year': [
    'letztes-jahr',
    'voriges-jahr',
    'año-pasado',
    'el-año-pasado',
    'année-dernière',
    'l’année-dernière',
    'anno-scorso',
    'l’anno-scorso',
    'zeszły-rok',
    'ubiegły-rok',
    'w-zeszłym-roku',
    'ano-passado',
    'anul-trecut',
  ],
  'last-30-days': [
    'letzte-30-tage',
    'últimos-30-días',
    'los-últimos-30-días',
    '30-derniers-jours',
    'les-30-derniers-jours',
    'ultimi-30-giorni',
    'ostatnie-30-dni',
    'últimos-30-dias',
    'ultimele-30-de-zile',
    'ultimele-30-zile',
  ],
  'next-week': [
    'nächste-woche',
    'kommende-woche',
    'próxima-semana',
    'la-próxima-semana',
    'semana-que-viene',
    'semaine-prochaine',
    'la-semaine-prochaine',
    'settimana-prossima',
    'la-settimana-prossima',
    'przyszły-tydzień',
    'w-przyszłym-tygodniu',
    'semana-que-vem',
    'săptămâna-viitoare',
  ],
  'next-month': [
    'nächster-monat',
    'nächsten-monat',
    'kommender-monat',
    'próximo-mes',
    'el-próximo-mes',
    'mes-que-viene',
    'mois-prochain',
    'le-mois-prochain',
    'mese-prossimo',
    'il-mese-prossimo',
    'przyszły-miesiąc',
    'w-przyszłym-miesiącu',
    'próximo-mês',
    'mês-que-vem',
    'luna-viitoare',
  ],
  'next-year': [
    'nächstes-jahr',
    'kommendes-jahr',
    'próximo-año',
    'el-próximo-año',
    'año-que-viene',
    'année-prochaine',
    'l’année-prochaine',
    'anno-prossimo',
    'l’anno-prossimo',
    'przyszły-rok',
    'w-przyszłym-roku',
    'próximo-ano',
    'ano-que-vem',
    'anul-viitor',
  ],
  'next-30-days': [
    'nächste-30-tage',
    'próximos-30-días',
    'los-próximos-30-días',
    '30-prochains-jours',
    'les-30-prochains-jours',
    'prossimi-30-giorni',
    'najbliższe-30-dni',
    'próximos-30-dias',
    'următoarele-30-de-zile',
    'următoarele-30-zile',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Period = keyof typeof periodWords;
export const periods = Object.keys(periodWords) as Period[];

const periodByWord: ReadonlyMap<string, Period> = new Map(
  periods.flatMap((period) =>
    [period, ...periodWords[period]].flatMap(wordKeys).map((word) => [word, period] as const),
  ),
);

/** Returns all names of periods as word keys. */
export function periodKeys(): string[] {
  return [...periodByWord.keys()];
}

/** Returns the days of a period such as `last-week`, relative to `today`; undefined for other words. Weeks begin on Monday. */
export function daysOfPeriod(word: string, today: string): Days | undefined {
  const period = periodByWord.get(wordKey(word));
  return period && daysOf(period, today);
}

function daysOf(period: Period, today: string): Days {
  switch (period) {
    case 'today':
      return { from: today, before: dayAfter(today, 1) };
    case 'yesterday':
      return { from: dayAfter(today, -1), before: today };
    case 'this-week':
      return weekOf(today);
    case 'last-week':
      return weekOf(dayAfter(today, -7));
    case 'this-month':
      return monthOf(today, 0);
    case 'last-month':
      return monthOf(today, -1);
    case 'this-year':
      return yearOf(today, 0);
    case 'last-year':
      return yearOf(today, -1);
    case 'last-30-days':
      return { from: dayAfter(today, -29), before: dayAfter(today, 1) };
    case 'next-week':
      return weekOf(dayAfter(today, 7));
    case 'next-month':
      return monthOf(today, 1);
    case 'next-year':
      return yearOf(today, 1);
    case 'next-30-days':
      return { from: today, before: dayAfter(today, 30) };
  }
}

function weekOf(day: string): Days {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return { from: dayAfter(day, -weekday), before: dayAfter(day, 7 - weekday) };
}

function monthOf(day: string, offset: number): Days {
  return { from: firstOfMonth(day, offset), before: firstOfMonth(day, offset + 1) };
}

function yearOf(day: string, offset: number): Days {
  const year = Number(day.slice(0, 4)) + offset;
  return { from: `${year}-01-01`, before: `${year + 1}-01-01` };
}

function firstOfMonth(day: string, offset: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return utcDay(new Date(Date.UTC(year, month - 1 + offset)));
}
