const namespaces = {
  2: 'http://crd.gov.pl/wzor/2023/06/29/12648/',
  3: 'http://crd.gov.pl/wzor/2025/06/25/13775/',
};

/** An invoice of KSeF in the logical structure FA(2) or FA(3). */
export function ksefOf({
  version = 3,
  type = 'VAT',
  gross = '231.00',
}: { version?: 2 | 3; type?: string; gross?: string } = {}): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<Faktura xmlns="${namespaces[version]}" xmlns:etd="http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/">
  <Naglowek><KodFormularza kodSystemowy="FA (${version})" wersjaSchemy="1-0E">FA</KodFormularza><WariantFormularza>${version}</WariantFormularza></Naglowek>
  <Podmiot1>
    <DaneIdentyfikacyjne><NIP>5261040828</NIP><Nazwa>Malarze Łódź sp. z o.o.</Nazwa></DaneIdentyfikacyjne>
    <Adres><KodKraju>PL</KodKraju><AdresL1>ul. Piotrkowska 1</AdresL1><AdresL2>90-001 Łódź</AdresL2></Adres>
    <DaneKontaktowe><Email>biuro@example.com</Email></DaneKontaktowe>
  </Podmiot1>
  <Podmiot2>
    <DaneIdentyfikacyjne><KodUE>DE</KodUE><NrVatUE>136695976</NrVatUE><Nazwa>Malerbetrieb Kästner GmbH</Nazwa></DaneIdentyfikacyjne>
  </Podmiot2>
  <Fa>
    <KodWaluty>PLN</KodWaluty><P_1>2026-03-02</P_1><P_2>FV/118/2026</P_2><P_6>2026-02-27</P_6>
    <P_13_1>100.00</P_13_1><P_14_1>23.00</P_14_1><P_13_2>100.00</P_13_2><P_14_2>8.00</P_14_2><P_13_7>0</P_13_7><P_15>${gross}</P_15>
    <RodzajFaktury>${type}</RodzajFaktury>
    <DodatkowyOpis><Klucz>Uwagi</Klucz><Wartosc>Dziękujemy</Wartosc></DodatkowyOpis>
    <FaWiersz><NrWierszaFa>1</NrWierszaFa><P_7>Malowanie ścian</P_7><P_8A>godz.</P_8A><P_8B>2.5</P_8B><P_9A>40.00</P_9A><P_11>100.00</P_11><P_12>23</P_12></FaWiersz>
    <FaWiersz><NrWierszaFa>2</NrWierszaFa><P_7>Książka</P_7><P_8A>szt.</P_8A><P_8B>1</P_8B><P_9B>108.00</P_9B><P_11A>108.00</P_11A><P_12>8</P_12></FaWiersz>
    <Platnosc><TerminPlatnosci><Termin>2026-03-16</Termin></TerminPlatnosci><FormaPlatnosci>6</FormaPlatnosci><RachunekBankowy><NrRB>61109010140000071219812874</NrRB><SWIFT>WBKPPLPP</SWIFT><NazwaBanku>Santander</NazwaBanku></RachunekBankowy></Platnosc>
  </Fa>
</Faktura>`;
}
