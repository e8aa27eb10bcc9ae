import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { isOrganizationName } from './collect-names.ts';
import { firstRule } from '../../rule.ts';
import { leadOfNames, leads } from '../find-correspondent.ts';
import { createPlaceClues, placesOfKnownNames } from '../known-correspondents.ts';
import { findPartyNames } from './find-party-names.ts';
import {
  addressedNames,
  footNames,
  kindsOfNames,
  letterheadNames,
  namedPlaces,
  weightOfName,
} from './name-rules.ts';
import { isAddressed } from './party-names.ts';

describe('weights of names', () => {
  const places = [
    ...addressedNames,
    ...letterheadNames,
    ...footNames,
    ...Object.values(namedPlaces),
  ];

  it.each(places)('finds a name in the example of the place $name', ({ name, example }) => {
    const found = findPartyNames(prepareExample(example).source);
    expect(found.map(({ place }) => place)).toContain(name);
  });

  it('has no two places of one name', () => {
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it.each(kindsOfNames)('applies the kind $name to its example', (row) => {
    const name = {
      name: row.example,
      isOrganization: isOrganizationName(row.example),
      isAddressed: isAddressed(row.example),
    };
    const found = [50, 70].flatMap((weightOfPlace) =>
      kindsOfNames.filter(({ applies }) => applies({ ...name, weightOfPlace })),
    );
    expect(found).toContain(row);
  });

  it.each(leads)('finds in the example that $name', (row) => {
    const lead = leadOfNames(prepareExample(row.example).source);
    expect(lead && firstRule(leads, lead)).toBe(row);
  });

  it.each(placesOfKnownNames)('finds a known name in its place: $name', (row) => {
    const { source } = prepareExample(row.example);
    const start = source.paper.text.indexOf('Harbour Books');
    const clues = createPlaceClues(source)({ start, end: start + 'Harbour Books'.length });
    expect(clues && firstRule(placesOfKnownNames, clues)).toBe(row);
  });

  it('weighs the organization of a recipient more against it', () => {
    const name = { name: 'Muster GmbH', isOrganization: true, isAddressed: false };
    expect(weightOfName({ ...name, weightOfPlace: 50 })).toBe(72);
    expect(weightOfName({ ...name, weightOfPlace: -60 })).toBe(-82);
  });
});
