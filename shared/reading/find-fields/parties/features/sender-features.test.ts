import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { edgePlaces, namedPlaces } from '../names/name-places.ts';
import { readSenders } from './sender-features.ts';
import { senderWeights } from './sender-weights.ts';

const featuresIn = (text: string) => {
  const { senders, none } = readSenders(prepareExample(text).source, undefined);
  return { ofEach: senders.map(({ best, features }) => ({ name: best.name, features })), none };
};
const namesWith = (feature: string, text: string) =>
  featuresIn(text)
    .ofEach.filter(({ features }) => (features.get(feature) ?? 0) > 0)
    .map(({ name }) => name);

const letter =
  'Harbour Books Ltd\n4 Mill Lane\nYork YO1 7HH\nwww.harbourbooks.example\n\nMr J Tully\n2 Elm Court\nYork YO1 8AB\n\n' +
  'Dear Mr Tully,\n\nMuster GmbH has moved.\n\nYours faithfully\nRuth Osgood\n\nHarbour Books Ltd, 4 Mill Lane, York YO1 7HH';

describe('features of senders', () => {
  it.each([
    ['first', 'Harbour Books Ltd'],
    ['legal form', 'Harbour Books Ltd'],
    ['same as a domain', 'Harbour Books Ltd'],
    ['above an address', 'Harbour Books Ltd'],
    ['repeated', 'Harbour Books Ltd'],
    ['in the head and the foot', 'Harbour Books Ltd'],
    ['likeliest by its places', 'Harbour Books Ltd'],
    ['only at the recipient', 'J Tully'],
    ['greeted', 'J Tully'],
    ['at: below the closing', 'Ruth Osgood'],
    ['in a sentence', 'Muster GmbH'],
  ])('has a name with the feature %s', (feature, name) => {
    expect(namesWith(feature, letter)).toContain(name);
  });

  it.each([
    ['superior authority', 'Ministerul Educației\nȘcoala Gimnazială Nr. 4', 'Ministerul Educației'],
    ['department', 'Banco Ria Formosa, S.A.\nDireção de Crédito', 'Direção de Crédito'],
    ['to no one: one word', 'Stock\npencils\npaper', 'Stock'],
    ['above an organization', 'Avanos Kaymakamlığı\nKızılırmak Ortaokulu', 'Avanos Kaymakamlığı'],
    [
      'above two organizations',
      'Town Council\nTown Library\nTown Museum\n4 Mill Lane',
      'Town Council',
    ],
    ['place of an address', 'Asti\nHarbour Books Ltd\nVia Roma 4\n14100 Asti', 'Asti'],
    ['begins like a sentence', 'With Detroit Air\nHarbour Books Ltd', 'With Detroit Air'],
    ['below a signature', 'Receipt\n120 EUR\n\nUnterschrift\nJane Tully', 'Jane Tully'],
    ['in a row of values', 'Name,City,Phone\nAnna Weber,Bonn,0228 1', 'Anna Weber'],
    [
      'at: introduces themselves',
      'Ricevuta\nIo sottoscritta Assunta Quaglia dichiaro di aver ricevuto',
      'Assunta Quaglia',
    ],
    ['person with a first name', 'Invoice\nJane Tully\nElm Court', 'Jane Tully'],
    ['person without a first name', 'Invoice\nQuarry Bright\nJane Tully', 'Quarry Bright'],
    ['only kinds', 'Boulangerie Pâtisserie\nChez Firmin', 'Boulangerie Pâtisserie'],
    ['below only kinds', 'Boulangerie Pâtisserie\nChez Firmin', 'Chez Firmin'],
    ['before a comma', 'Milady Jane,\n\nyour order has come.', 'Milady Jane'],
    ['before another cell', 'Harbour Books      Invoice 7', 'Harbour Books'],
    ['behind another cell', 'Invoice 7      Harbour Books', 'Harbour Books'],
    [
      'all words in small letters',
      'GARDEN FURNITURE\nOur garden furniture lasts.',
      'GARDEN FURNITURE',
    ],
    [
      'in two lines: always',
      'Zweckverband Wasserversorgung\nUnteres Lautertal\nAm Steg 1',
      'Zweckverband Wasserversorgung Unteres Lautertal',
    ],
  ])('has a name with the feature %s', (feature, text, name) => {
    expect(namesWith(feature, text)).toContain(name);
  });

  it('knows that a paper may have no sender', () => {
    expect(featuresIn('Stock\npencils').none.get('none: to no one, no organization')).toBe(1);
    expect(featuresIn(letter).none.get('none: to no one')).toBe(0);
  });

  it('weighs only places that exist', () => {
    const places = new Set([...edgePlaces, ...Object.values(namedPlaces)].map(({ name }) => name));
    const weighed = [...senderWeights.keys()].flatMap((name) => /at: (.+)$/.exec(name)?.[1] ?? []);
    expect(weighed.filter((place) => !places.has(place))).toEqual([]);
  });
});
