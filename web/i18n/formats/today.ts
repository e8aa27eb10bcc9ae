export function today(now = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => `${part}`.padStart(2, '0')),
  ].join('-');
}
