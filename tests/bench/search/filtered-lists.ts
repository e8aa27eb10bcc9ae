import { uploaderIdAt } from './fill.ts';

export const sortedBy = [
  'documentDate',
  'dueDate',
  'amount',
  'correspondent',
  'documentType',
  'iban',
  'reference',
] as const;

/** Lists that read no more rows in a large archive, by name: a search, and the custom field that they are sorted by. */
export const customLists = {
  'list by a custom number': ['', 'hours'],
  'list by a custom date': ['', 'paid'],
  'list by a custom option': ['', 'state'],
  'list by a custom text': ['', 'site'],
  'list by a custom field, filtered by another': ['hours:>3000', 'rate'],
  'list by a custom date, filtered by itself': ['paid:>2016', 'paid'],
  'list by a custom date, filtered by an option': ['state:booked', 'paid'],
  'list by an option, filtered by a custom date': ['paid:>2016', 'state'],
  'list by an option, of documents without one': ['no:state', 'state'],
} as const;

/** Lists whose matches are counted by reading index rows; the counts of the others are stored. */
export const countedLists: readonly string[] = Object.entries(customLists)
  .filter(([, [searchQuery]]) => /:./.test(searchQuery) && !searchQuery.startsWith('no:'))
  .map(([name]) => name);

/** Filters alone, and their sort fields: the order of the filter's own index, and others. */
export const filteredLists = [
  ['kind:invoice', 'documentDate'],
  ['kind:invoice', 'amount'],
  ['kind:policy', 'amount'],
  ['-kind:invoice', 'createdAt'],
  ['correspondent:"correspondent 7"', 'documentDate'],
  ['correspondent:"correspondent 7"', 'amount'],
  ['date:2020', 'documentDate'],
  ['date:2020', 'amount'],
  ['date:2020-03-01..2020-03-31', 'correspondent'],
  ['due:<2015-03-01', 'dueDate'],
  ['amount:>9900', 'documentDate'],
  ['amount:100..200', 'createdAt'],
  ['iban:DE89', 'createdAt'],
  ['ref:re-12', 'amount'],
  ['tag:"tag 3" ref:re-12', 'createdAt'],
  [`by:${uploaderIdAt(0)}`, 'createdAt'],
  [`by:${uploaderIdAt(1)}`, 'amount'],
  [`by:${uploaderIdAt(0)} added:2020`, 'createdAt'],
  ['has:due', 'dueDate'],
  ['no:date', 'createdAt'],
  ['no:date', 'documentDate'],
  ['no:correspondent', 'correspondent'],
  ['kind:invoice amount:>5000 date:2020', 'dueDate'],
  ['hours:>9900', 'documentDate'],
  ['paid:2020-03-01..2020-03-31', 'amount'],
  ['state:booked', 'documentDate'],
  ['state:booked kind:invoice', 'amount'],
  ['site:"site 77"', 'createdAt'],
  ['no:booked', 'createdAt'],
  ['no:booked', 'documentDate'],
  ['no:tag', 'createdAt'],
  ['no:tag', 'amount'],
  ['no:state', 'documentDate'],
  ['tag:"tag 3"', 'documentDate'],
  ['tag:"tag 3" kind:invoice', 'createdAt'],
] as const;
