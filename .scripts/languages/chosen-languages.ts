import { readConfigs } from '../deploy/worker-configs.ts';
import { languageTags } from './language-packages.ts';

const byDefault = 'eng,deu,fra,spa,ita,por,pol,ron,nld';

/**
 * Returns the data names of the languages in RECOGNITION_LANGUAGES, in its order: from the environment, else from the
 * `vars` of wrangler.jsonc. Throws an Error if the list is empty or a name is unknown, with a suggestion.
 */
export function chosenLanguages(
  variable = process.env.RECOGNITION_LANGUAGES ||
    readConfigs('source', 'sheaf').application.vars.RECOGNITION_LANGUAGES,
): string[] {
  const names = (variable || byDefault).split(',').flatMap((name) => name.trim() || []);
  if (names.length === 0) throw new Error('RECOGNITION_LANGUAGES names no language');
  const unknown = names.filter((name) => !languageTags.has(name));
  if (unknown.length > 0) throw new Error(unknown.map(describeUnknown).join('\n'));
  return [...new Set(names)];
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

function describeUnknown(name: string): string {
  const [nearest] = [...languageTags]
    .map(([known, tag]) => {
      const [language = ''] = tag.split('-');
      const spellings = [known, language, tag, englishNames.of(tag) ?? ''];
      const distance = Math.min(...spellings.map((each) => distanceOf(name, each)));
      return { known, spelling: englishNames.of(tag), distance };
    })
    .toSorted((one, other) => one.distance - other.distance);
  return (
    `RECOGNITION_LANGUAGES: there are no data for "${name}". ` +
    `Languages have the names that Tesseract gives them; the nearest one is ${nearest?.known} (${nearest?.spelling}).`
  );
}

function distanceOf(one: string, other: string): number {
  const [from = [], to = []] = [one, other].map((text) => text.toLowerCase().match(/[a-z]/g) ?? []);
  let row = [0, ...to.keys()].map((_, index) => index);
  for (const [index, letter] of from.entries()) {
    const next = [index + 1];
    for (const [at, expected] of to.entries()) {
      const changed = (row[at] ?? 0) + (letter === expected ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
