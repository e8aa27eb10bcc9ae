/**
 * Returns the likeliest day, whose mentions add up, with its likeliest mention and its share of all odds. `odds` are those of the mentions,
 * and further ones of other alternatives.
 */
export function likeliestDay<Mention extends { day: string }>(
  mentions: readonly Mention[],
  odds: readonly number[],
): { mention: Mention; share: number } | undefined {
  const all = odds.reduce((total, one) => total + one, 0);
  const byDay = Map.groupBy(
    mentions.map((mention, at) => ({ mention, odds: odds[at] ?? 0 })),
    ({ mention }) => mention.day,
  );
  const days = Array.from(byDay.values(), (ofDay) => ({
    mention: ofDay.reduce((best, one) => (one.odds > best.odds ? one : best)).mention,
    share: ofDay.reduce((total, one) => total + one.odds, 0) / all,
  }));
  return days.toSorted((a, b) => b.share - a.share)[0];
}
