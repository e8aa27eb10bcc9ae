import { foldText } from '../../paper/fold-text.ts';

/** A reason why a text is not a name, which matches the printed or folded text. Names with a legal form are not checked. */
type NoName = { name: string; example: string } & ({ printed: RegExp } | { folded: RegExp });

const article = String.raw`the|der|die|das|ein|eine|le|la|les|un|une|el|los|las|il|lo|gli|het|de|een|os|as|um|uma`;
const preposition = String.raw`from|about|uber|vom|sobre|over|despre`;
const verb = String.raw`is|are|was|were|will|has|have|ist|sind|war|wird|werden|geht|hat|haben|sont|sera|ont|sono|viene|sara|esta|son|wordt|zijn|jest|zostal|sunt|va fi|sao|foi|will be`;

/** The first row that applies is the reason. */
export const noNames: readonly NoName[] = [
  {
    name: 'thanks',
    example: 'THANK YOU',
    folded:
      /^\W*(?:thank(?:s| you)|(?:nous vous )?remerci|merci|(?:muchas )?gracias|grazie|(?:vielen |herzlichen |besten )?dank|danke|(?:hartelijk |wij )?(?:be)?dankt?|dziekuj|(?:muito )?obrigad[oa]|(?:va )?multumi)(?![a-z]{5})/,
  },
  {
    name: 'welcome or goodbye',
    example: 'Tot ziens',
    folded:
      /^\W*(?:welcome to|willkommen (?:bei|in|im)|bienvenue (?:a|chez|dans|au)|bienvenid[oa]s? a|benvenut[oi] |welkom bij|witamy|bem[- ]vind|bun venit|auf wiedersehen|bis bald|au revoir|a bientot|hasta pronto|arrivederci|tot ziens|do zobaczenia|zapraszamy|ate breve|la revedere|have a nice)/,
  },
  {
    name: 'greeting',
    example: 'Hello Ines',
    folded:
      /^(?:hello|hi|hey|hallo|moin|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening)|bonjour|bonsoir|hola|buen[oa]s (?:dias|tardes)|buongiorno|buonasera|goedemorgen|goedendag|czesc|dzien dobry|ola|bo[am] (?:dia|tarde)|buna(?: ziua)?|gentil[ei] client[ei])(?![a-z])/,
  },
  {
    name: 'closing',
    example: 'Kind regards',
    folded:
      /^(?:(?:kind|best|warm) regards|yours (?:sincerely|faithfully|truly)|mit (?:freundlich|best|herzlich|sportlich|lieb)|(?:viele|liebe|beste|herzliche|schone) grusse|cordiale?ment|cordiali saluti|distinti saluti|(?:bien )?amicalement|(?:un )?(?:saludo|abrazo)s?(?![a-z])|atentamente|met (?:vriendelijke|hartelijke) groet|groet(?:en|jes)?(?![a-z])|z powazaniem|pozdrawiam|atenciosamente|cumprimentos|cu (?:stima|respect))/,
  },
  {
    name: 'mark of a signature',
    example: 'BEGIN PGP SIGNATURE',
    folded:
      /(?:^| )(?:begin|end) (?:pgp|rsa|certificate|private|public)|pgp sign|^(?:digitally|electronically) signed|^(?:signature|unterschrift|handtekening|podpis|assinatura|semnatura|firma (?:del|della|de la|cliente))(?![a-z])|^signe (?:par|le)|^docusign/,
  },
  {
    name: 'decision or order',
    example: 'Décision',
    folded:
      /^(?:decisi(?:on|one|e)|decizi[ea]|decyzja|decisao|decision notice|bescheid|beschluss|entscheidung|verfugung|besluit|beschikking|resoluci(?:on|o)|resolution|provvedimento|delibera(?:zione)?|postanowienie|uchwala|hotarare|dispozitie|despacho|notificaci?on|notificacao|notificare|zawiadomienie|declaraci?on|declaracao|declaratie|dichiarazione|oswiadczenie|erklarung|verklaring|announcement|avis|aviso|avviso|anuncio|mitteilung|bekanntmachung|mededeling|hinweis|ogloszenie)(?: (?:n\S{0,2} ?|du |del |vom |van |z dnia |din )?[\d/. -]+| de (?:penalidade|autuacao|multa|denuncia|sancion))?$/,
  },
  {
    name: 'matter of a household',
    example: 'Heizung',
    folded:
      /^(?:heating|heizung|chauffage|calefaccion|riscaldamento|verwarming|ogrzewanie|aquecimento|incalzire|boiler|wasser|water|strom|electricity|gas|miete|rent|loyer|alquiler|affitto|huur|czynsz|renda|chirie|keys|schlussel|cles|llaves|chiavi|sleutels|klucze|chaves|chei|shopping|einkauf|courses|compras?|spesa|boodschappen|zakupy|cumparaturi|garden|garten|jardin|tuin|holidays?|urlaub|vacances|vacaciones|vakantie|urlop|ferias|parts|labour|material(?:s|ien)?|ersatzteile|pieces|arbeit|zubehor|insurance|versicherung|verzekering)$/,
  },
  {
    name: 'kind of a paper at its end',
    example: 'LANDLORD GAS SAFETY RECORD',
    folded:
      /(?:^| )(?:record|record card|report|certificate|statement|agreement|(?:bill|notice)(?: \d[\d/ -]*)?|membership card|library card)$|(?:protokoll|bescheinigung|bestatigung|rechnung|vertrag|ausweis|mitteilung|aufstellung|ubersicht|overzicht|overeenkomst|bewijs)$/,
  },
  {
    name: 'kind of a paper at its beginning',
    example: 'RAPPORTO DI CONTROLLO',
    folded:
      /^(?:rapporto|rapport|informe|relatorio|raport|certificat[oa]?|certificado|verbale|proces[- ]verbal|acta|ata|tessera|carte|carta|tarjeta|cartao|karta|zaswiadczenie|umowa|contrat[ot]?|contratto) (?:n\S{0,2}|d|z|o|najmu|de|di|del|della|du|des|van|o)(?:[ ']|$)/,
  },
  {
    name: 'sentence with an article',
    example: 'Die Rechnung des Handwerkers über die Reparatur',
    folded: new RegExp(String.raw`^(?:${article}) (?:\S+ ){1,6}(?:${preposition}) (?:${article}) `),
  },
  {
    name: 'sentence with a verb',
    example: 'THIS AGREEMENT is made the 2nd day of September',
    printed: new RegExp(String.raw`^\S+ (?:\S+ ){0,5}(?:${verb}) `, 'u'),
  },
  {
    name: 'sentence with a full stop',
    example: 'Alle Preise ohne Gewähr.',
    printed: /^(?:\S+ ){3,}\p{Ll}*\p{L}{4,}\.$/u,
  },
  {
    name: 'bill of someone',
    example: 'Rachunek od hydraulika',
    folded: new RegExp(
      String.raw`^(?:(?:${article}) )?(?:invoice|receipt|bill|rechnung|quittung|beleg|facture|recu|factura|recibo|fattura|ricevuta|rekening|factuur|bon|rachunek|faktura|paragon|fatura|chitanta) (?:${preposition}|for|of|by|fur|der|des|von|pour|para|por|per|dal|voor|du|de la|del|della|van|za|od|dla|da|do|pentru) `,
    ),
  },
  {
    name: 'misread letters',
    example: 'Grnhldt ~Apothek|e',
    printed:
      /[~^\\{}_=§¬¦]|\p{L}\|\p{L}|(?<!\p{L})\p{Lu}[bcdfghjklmnpqrstvwxz]{4,}(?!\p{L})|\p{Ll}\p{Lu}\p{Ll}?\p{Lu}/u,
  },
];

/** Matches `Monzón, a 12 de mayo`, the place and day at the beginning of letters. */
const placeAndDay =
  /^\p{Lu}[\p{L} .'’-]{1,30}, (?:(?:den|le|a|à|li|lì|il|dnia|em|op) \d|\d{1,2}[./]\d{1,2}[./]|\d{1,2}(?:\.|st|nd|rd|th|er)? (?:de )?\p{L}{3,} (?:de )?(?:19|20)\d\d)/u;

/** Returns whether a line begins with a place and the day. */
export function isPlaceAndDay(line: string): boolean {
  return placeAndDay.test(line);
}

/** Returns why a printed text is not a name; undefined if there is no reason. */
export function reasonAgainst(printed: string): NoName | undefined {
  const folded = foldText(printed);
  return noNames.find((row) =>
    'printed' in row ? row.printed.test(printed) : row.folded.test(folded),
  );
}
