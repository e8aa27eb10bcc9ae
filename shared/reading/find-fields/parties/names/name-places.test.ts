import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { createPlaceClues, placesOfKnownNames } from '../known-correspondents.ts';
import { firstRule } from '../../rule.ts';
import { findPartyNames } from './find-party-names.ts';
import { edgePlaces, namedPlaces } from './name-places.ts';
import { nameAfterColon, namesOfDomains, organizationsIn } from './names-in-lines.ts';

describe('places of names', () => {
  const places = [...edgePlaces, ...Object.values(namedPlaces)];

  it.each(places)('finds a name in the example of the place $name', ({ name, example }) => {
    const found = findPartyNames(prepareExample(example).source);
    expect(found.map(({ place }) => place)).toContain(name);
  });

  it('has no two places of one name', () => {
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it.each(placesOfKnownNames)('finds a known name in its place: $name', (row) => {
    const { source } = prepareExample(row.example);
    const start = source.paper.text.indexOf('Harbour Books');
    const clues = createPlaceClues(source)({ start, end: start + 'Harbour Books'.length });
    expect(clues && firstRule(placesOfKnownNames, clues)).toBe(row);
  });
});

describe('names within lines', () => {
  it.each([
    [
      'ze zebrania właścicieli Wspólnoty Mieszkaniowej Sosnowa 5, które',
      'Wspólnoty Mieszkaniowej Sosnowa 5',
    ],
    ['Minutes of the meeting of the Harbour Rowing Club, York', 'Harbour Rowing Club'],
    ['generalforsamling i Ejerforeningen Mågevej 12-20', 'Ejerforeningen Mågevej 12-20'],
    ['Saknas någon del? Ring Trägården Möbler 0370-555', 'Ring Trägården Möbler 0370-555'],
  ])('are those of organizations: %s', (line, name) => {
    const names = organizationsIn(line, '').map(({ start, end }) => line.slice(start, end));
    expect(names.map((found) => found.replace(/[,.]$/, ''))).toContain(name);
  });

  it('go on in the next line', () => {
    const line = "si è riunita l'assemblea della Associazione Amici";
    const [found] = organizationsIn(line, '\ndel Sentiero. Presenti 31 soci');
    expect(found).toEqual({ start: 31, end: line.length + '\ndel Sentiero.'.length });
  });

  it('follow unknown labels', () => {
    const line = 'Kiraya verenin adı soyadı : Saadet KIRIMLI';
    const found = nameAfterColon(line);
    expect(found && line.slice(found.start, found.end)).toBe('Saadet KIRIMLI');
    expect(nameAfterColon('Zahlungsart: Bar')).toBeUndefined();
  });

  it('are spelled like a domain', () => {
    const line = 'Ihre Stadtwerke Überlingen informieren';
    const [found] = namesOfDomains('post@stadtwerke-ueberlingen.example')(line);
    expect(found && line.slice(found.start, found.end)).toBe('Stadtwerke Überlingen');
  });
});
