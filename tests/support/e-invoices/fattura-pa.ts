const body = (number: string, type = 'TD01') => `<FatturaElettronicaBody>
    <DatiGenerali>
      <DatiGeneraliDocumento><TipoDocumento>${type}</TipoDocumento><Divisa>EUR</Divisa><Data>2026-03-02</Data><Numero>${number}</Numero><ImportoTotaleDocumento>122.00</ImportoTotaleDocumento><Causale>Lavori di marzo</Causale></DatiGeneraliDocumento>
      <DatiOrdineAcquisto><IdDocumento>ORD-9</IdDocumento></DatiOrdineAcquisto>
    </DatiGenerali>
    <DatiBeniServizi>
      <DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>Tinteggiatura pareti</Descrizione><Quantita>2.00</Quantita><UnitaMisura>ORE</UnitaMisura><PrezzoUnitario>50.00000000</PrezzoUnitario><PrezzoTotale>100.00000000</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>
      <DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>100.00</ImponibileImporto><Imposta>22.00</Imposta><EsigibilitaIVA>I</EsigibilitaIVA></DatiRiepilogo>
    </DatiBeniServizi>
    <DatiPagamento>
      <CondizioniPagamento>TP01</CondizioniPagamento>
      <DettaglioPagamento><ModalitaPagamento>MP05</ModalitaPagamento><DataScadenzaPagamento>2026-04-30</DataScadenzaPagamento><ImportoPagamento>61.00</ImportoPagamento><IstitutoFinanziario>Banca Prova</IstitutoFinanziario><IBAN>IT60X0542811101000000123456</IBAN></DettaglioPagamento>
      <DettaglioPagamento><ModalitaPagamento>MP05</ModalitaPagamento><DataScadenzaPagamento>2026-03-31</DataScadenzaPagamento><ImportoPagamento>61.00</ImportoPagamento><IBAN>IT60X0542811101000000123456</IBAN></DettaglioPagamento>
    </DatiPagamento>
  </FatturaElettronicaBody>`;

/** FatturaPA 1.2 with an invoice for each number; only the root has a namespace. */
export function fatturaPaOf({
  format = 'FPR12',
  numbers = ['118/2026'],
  type = 'TD01',
  encoding = 'UTF-8',
} = {}): string {
  return `<?xml version="1.0" encoding="${encoding}"?>
<p:FatturaElettronica versione="${format}" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
  <FatturaElettronicaHeader>
    <DatiTrasmissione><ProgressivoInvio>00001</ProgressivoInvio><FormatoTrasmissione>${format}</FormatoTrasmissione><CodiceDestinatario>ABC1234</CodiceDestinatario></DatiTrasmissione>
    <CedentePrestatore>
      <DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>12345678903</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>Società Pittori Srl</Denominazione></Anagrafica><RegimeFiscale>RF01</RegimeFiscale></DatiAnagrafici>
      <Sede><Indirizzo>Via Roma</Indirizzo><NumeroCivico>10</NumeroCivico><CAP>20100</CAP><Comune>Milano</Comune><Provincia>MI</Provincia><Nazione>IT</Nazione></Sede>
    </CedentePrestatore>
    <CessionarioCommittente>
      <DatiAnagrafici><CodiceFiscale>RSSMRA80A01F205X</CodiceFiscale><Anagrafica><Nome>Mario</Nome><Cognome>Rossi</Cognome></Anagrafica></DatiAnagrafici>
      <Sede><Indirizzo>Via Po 1</Indirizzo><CAP>10100</CAP><Comune>Torino</Comune><Nazione>IT</Nazione></Sede>
    </CessionarioCommittente>
  </FatturaElettronicaHeader>
  ${numbers.map((number) => body(number, type)).join('\n  ')}
  <ds:Signature><ds:SignedInfo><ds:Numero>signature</ds:Numero></ds:SignedInfo></ds:Signature>
</p:FatturaElettronica>`;
}

const element = (tag: number, ...parts: Uint8Array[]): Uint8Array => {
  const content = concat(parts);
  const { length } = content;
  const head =
    length < 0x80 ? [tag, length] : [tag, 0x83, length >> 16, (length >> 8) & 0xff, length & 0xff];
  return concat([Uint8Array.from(head), content]);
};

function concat(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** An element of indefinite length, up to the end marker. */
const openElement = (tag: number, ...parts: Uint8Array[]) =>
  concat([Uint8Array.of(tag, 0x80), ...parts, Uint8Array.of(0, 0)]);

const objectId = (last: number) =>
  Uint8Array.of(0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, last);

/** A PKCS #7 file with that content and no real signature; `isStreamed` splits it into pieces of indefinite length. */
export function signedOf(
  content: Uint8Array,
  { isStreamed = false } = {},
): Uint8Array<ArrayBuffer> {
  const version = element(0x02, Uint8Array.of(1));
  const digests = element(0x31);
  const signatures = element(0x31, element(0x30, element(0x04, new Uint8Array(20))));
  const half = Math.floor(content.length / 2);
  const wrap = isStreamed ? openElement : element;
  const octets = isStreamed
    ? openElement(
        0x24,
        element(0x04, content.subarray(0, half)),
        element(0x04, content.subarray(half)),
      )
    : element(0x04, content);
  const data = wrap(0x30, objectId(1), wrap(0xa0, octets));
  const signed = wrap(0x30, version, digests, data, signatures);
  return new Uint8Array(wrap(0x30, objectId(2), wrap(0xa0, signed)));
}
