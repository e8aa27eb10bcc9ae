import { isOverdue, isReminding } from './type-conditions.ts';
import type { TypeRule } from './type-rule.ts';

const overdueBill =
  'Drukkerij Reeuwijk\n\nFactuur 24-0771\n\nBeste penningmeester,\nDeze factuur staat nog open. Misschien is onze vorige herinnering aan uw aandacht ontsnapt.';

/** Evidence for reminders of unpaid bills, and against similar types. */
export const overdueRules: readonly TypeRule[] = [
  {
    name: 'letter with a day of payment and one thing said of an unpaid bill',
    type: 'reminder',
    effect: 'plus',
    weight: 6,
    place: ({ greeting }) => greeting,
    applies: isReminding,
    example:
      'A. Lind\n89073 Ulm\n\nDear Ms Lind,\n\nyour rent of £48.00 is still unpaid.\nPlease pay by 3 March 2024.',
  },
  {
    name: 'two things said of an unpaid bill',
    type: 'reminder',
    effect: 'plus',
    weight: 7,
    place: ({ firstLabel }) => firstLabel,
    applies: (clues) => isOverdue(clues) && clues.overdueWords === 2,
    example: 'Dear Ms Lind,\n\nyour invoice of March is overdue and still unpaid.',
  },
  {
    name: 'three things said of an unpaid bill',
    type: 'reminder',
    effect: 'plus',
    weight: 9,
    place: ({ firstLabel }) => firstLabel,
    applies: (clues) => isOverdue(clues) && clues.overdueWords > 2,
    example: 'Dear Ms Lind,\n\nthis is to remind you that it is overdue and still unpaid.',
  },
  {
    name: 'unpaid bill that looks like a new one',
    type: 'invoice',
    effect: 'times',
    weight: 0.6,
    applies: isOverdue,
    example: overdueBill,
  },
  {
    name: 'statement of unpaid bills',
    type: 'statement',
    effect: 'times',
    weight: 0.6,
    applies: isOverdue,
    example: 'STATEMENT\n\nTotal: 12.00 GBP\nYour account is overdue, two bills are unpaid.',
  },
  {
    name: 'letter about an unpaid bill',
    type: 'letter',
    effect: 'times',
    weight: 0.6,
    applies: isOverdue,
    example: overdueBill,
  },
  {
    name: 'ticket named in a reminder',
    type: 'ticket',
    effect: 'times',
    weight: 0.6,
    applies: isOverdue,
    example: 'Cher client,\n\nvotre abonnement\nreste impayé malgré notre rappel.',
  },
];
