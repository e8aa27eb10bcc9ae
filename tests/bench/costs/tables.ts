import { actionsOf, billOf, usageOf, type Measured } from './month.ts';
import { planPrice, type Usage } from './prices.ts';
import { profiles, type Profile } from './profiles.ts';

const rows: { title: string; of: (keyof Usage)[] }[] = [
  { title: 'Requests', of: ['requests'] },
  { title: 'CPU', of: ['cpuMs'] },
  { title: 'Database: rows', of: ['rowsRead', 'rowsWritten'] },
  { title: 'Database: storage', of: ['databaseGb'] },
  { title: 'Queues', of: ['queueOperations'] },
  { title: 'Files: operations', of: ['filesWritten', 'filesRead'] },
  { title: 'Files: storage', of: ['filesGb'] },
  { title: 'Log', of: ['logGb', 'storedLogGb'] },
  { title: 'Mail', of: ['mails'] },
];

export function totalOf(profile: Profile, measured: Measured): number {
  const bill = billOf(usageOf(profile, measured));
  return planPrice + Object.values(bill).reduce((sum, dollars) => sum + dollars, 0);
}

export function costTable(measured: Measured): string {
  const months = profiles.map((profile) => {
    const usage = usageOf(profile, measured);
    return { profile, usage, bill: billOf(usage) };
  });
  const head = ['A month, in dollars', ...profiles.map(({ name }) => name)];
  const body = rows.map(({ title, of }) => [
    title,
    ...months.map(({ usage, bill }) => {
      const dollars = of.reduce((sum, name) => sum + bill[name], 0);
      return `${dollarsOf(dollars)} (${of.map((name) => amountOf(name, usage[name])).join(', ')})`;
    }),
  ]);
  const plan = ['Workers Paid', ...profiles.map(() => dollarsOf(planPrice))];
  const totals = [
    '**Together**',
    ...profiles.map((profile) => `**${dollarsOf(totalOf(profile, measured))}**`),
  ];
  return table([head, ...body, plan, totals]);
}

export function actionTable({ actions, cpuMs }: Measured): string {
  const times = profiles.map(actionsOf);
  const head = [
    'Action',
    'requests',
    'statements',
    'rows read',
    'rows written',
    'CPU, ms',
    'a month of 1,000 teams',
  ];
  const body = (Object.keys(actions) as (keyof typeof actions)[]).map((action) => {
    const { requests, statements, rowsRead, rowsWritten } = actions[action];
    const counts = [requests, statements, rowsRead, rowsWritten, cpuMs[action]];
    return [action, ...counts.map(String), short(times[1]?.[action] ?? 0)];
  });
  return table([head, ...body]);
}

const units: Partial<Record<keyof Usage, string>> = {
  databaseGb: ' GB',
  filesGb: ' GB',
  logGb: ' GB',
  storedLogGb: ' GB kept',
  rowsRead: ' read',
  rowsWritten: ' written',
  filesRead: ' read',
  filesWritten: ' written',
};

function amountOf(name: keyof Usage, amount: number): string {
  if (name === 'cpuMs') return `${short(amount / 1000)} s`;
  return `${short(amount)}${units[name] ?? ''}`;
}

const short = (amount: number) =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 }).format(amount);

const dollarsOf = (dollars: number) => `$${dollars.toFixed(2)}`;

function table([head = [], ...body]: string[][]): string {
  const all = [head, ...body];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
