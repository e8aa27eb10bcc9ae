/* Headings of cards that people carry, in folded text, in the nine languages. */

const cards: Readonly<Record<string, string>> = {
  german:
    '(?:personal|dienst|mitglieds|studenten|studierenden|schuler|bibliotheks|leser|schwerbehinderten)ausweis|fuhrerschein|reisepass|aufenthaltstitel|(?:gesundheits|versicherten|mitglieds)karte',
  english:
    "(?:identity|id|membership|library|student|health insurance) card|passport|driving licen[cs]e|driver'?s? licen[cs]e|residence permit",
  french:
    "carte (?:nationale )?d'identite|carte d'(?:abonnee?|adherente?|etudiante?|assure social)|carte (?:vitale|de membre|de lecteur|de sejour)|passeport|permis de conduire|titre de sejour",
  spanish:
    'documento nacional de identidad|carnet? (?:de (?:soci[oa]|biblioteca|estudiante|conducir|identidad)|universitario)|tarjeta (?:sanitaria|de residencia)|pasaporte|permiso de conducir',
  italian:
    "carta d'identita|tessera (?:soci[oa]|associativa|sanitaria|universitaria|n\\S{0,2} ?\\d)|passaporto|patente di guida|permesso di soggiorno",
  dutch:
    'identiteitskaart|paspoort|rijbewijs|(?:leden|bibliotheek|zorg|studenten)pas|lidmaatschapskaart|verblijfsdocument',
  polish:
    'dowod osobisty|paszport|prawo jazdy|legitymacja|karta (?:biblioteczna|czlonkowska|pobytu)',
  portuguese:
    'cartao (?:de (?:cidadao|socio|estudante|utente|leitor)|nacional de saude)|bilhete de identidade|passaporte|carta de conducao|carteira (?:de identidade|nacional de habilitacao)|titulo de residencia',
  romanian:
    'carte de identitate|pasaport|permis de (?:conducere|sedere|biblioteca)|legitimatie|card de (?:membru|sanatate)',
};

const card = new RegExp(
  String.raw`^(?:${Object.values(cards).join('|')})(?:(?: n\S{0,3}(?= ))?[^a-z]{0,24}$| ?[/|])`,
);

/** Returns whether a line is the heading of a card. */
export function isHeadingOfCard(folded: string): boolean {
  return card.test(folded);
}
