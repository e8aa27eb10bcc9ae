import { countEncodingHits } from '../support/encoding-hits.ts';

// Prints how many texts in legacy encodings are decoded correctly, by language, encoding and length.
const sizes = [40, 100, 1000];
const results = sizes.map(countEncodingHits);
for (const [row, { language, encoding }] of (results[0] ?? []).entries()) {
  const counts = results.map((result) => {
    const { tries = 0, misses = [] } = result[row] ?? {};
    return `${tries - misses.length}/${tries}`.padStart(7);
  });
  console.log(language.padEnd(20), encoding.padEnd(14), ...counts);
}
for (const [index, result] of results.entries()) {
  const tries = result.reduce((sum, row) => sum + row.tries, 0);
  const misses = result.reduce((sum, row) => sum + row.misses.length, 0);
  const share = (((tries - misses) / tries) * 100).toFixed(1);
  console.log(`${sizes[index]} bytes: ${tries - misses} of ${tries} (${share} %)`);
}
