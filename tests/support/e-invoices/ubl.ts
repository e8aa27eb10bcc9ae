const party = (name: string, vatId: string) => `<cac:Party>
      <cbc:EndpointID schemeID="EM">post@example.com</cbc:EndpointID>
      <cac:PostalAddress>
        <cbc:StreetName>Bäckergasse 17</cbc:StreetName>
        <cbc:CityName>Leipzig</cbc:CityName>
        <cbc:PostalZone>04109</cbc:PostalZone>
        <cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>
      </cac:PostalAddress>
      <cac:PartyTaxScheme>
        <cbc:CompanyID>${vatId}</cbc:CompanyID>
        <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
      </cac:PartyTaxScheme>
      <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>
      <cac:Contact>
        <cbc:Name>Ina Kästner</cbc:Name>
        <cbc:Telephone>+49 341 123456</cbc:Telephone>
        <cbc:ElectronicMail>ina@example.com</cbc:ElectronicMail>
      </cac:Contact>
    </cac:Party>`;

const euro = (name: string, amount: string) =>
  `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`;

/** A line of UBL. `kind` is `Invoice` or `CreditNote`. */
export const ublLine = (kind: string, number: number) => `<cac:${kind}Line>
    <cbc:ID>${number}</cbc:ID>
    <cbc:${kind === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity unitCode="HUR">2.5</cbc:${kind === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity>
    ${euro('LineExtensionAmount', '100.00')}
    <cac:Item>
      <cbc:Description>Innen &amp; außen</cbc:Description>
      <cbc:Name>Flächen streichen ${number}</cbc:Name>
      <cac:SellersItemIdentification><cbc:ID>ART-${number}</cbc:ID></cac:SellersItemIdentification>
      <cac:ClassifiedTaxCategory>
        <cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>
        <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
      </cac:ClassifiedTaxCategory>
    </cac:Item>
    <cac:Price>${euro('PriceAmount', '40.00')}</cac:Price>
  </cac:${kind}Line>`;

const xRechnung = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
export const peppol = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

export type UblOptions = {
  kind?: 'Invoice' | 'CreditNote';
  customization?: string;
  lines?: number;
  prolog?: string;
  more?: string;
};

export function ublOf({
  kind = 'Invoice',
  customization = xRechnung,
  lines = 1,
  prolog = '<?xml version="1.0" encoding="UTF-8"?>',
  more = '',
}: UblOptions = {}): string {
  const isInvoice = kind === 'Invoice';
  return `${prolog}
<${kind} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${kind}-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>${customization}</cbc:CustomizationID>
  <cbc:ID>RE-2026-118</cbc:ID>
  <cbc:IssueDate>2026-03-02</cbc:IssueDate>
  ${isInvoice ? '<cbc:DueDate>2026-03-16</cbc:DueDate>' : ''}
  <cbc:${kind}TypeCode>${isInvoice ? '380' : '381'}</cbc:${kind}TypeCode>
  <cbc:Note>Danke für den Auftrag</cbc:Note>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>
  <cac:InvoicePeriod><cbc:StartDate>2026-02-01</cbc:StartDate><cbc:EndDate>2026-02-28</cbc:EndDate></cac:InvoicePeriod>
  <cac:OrderReference><cbc:ID>BE-77</cbc:ID></cac:OrderReference>
  ${more}
  <cac:AccountingSupplierParty>${party('Malerbetrieb Kästner GmbH', 'DE136695976')}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party('Stadtwerke Neustadt AG', 'DE811907980')}</cac:AccountingCustomerParty>
  <cac:PaymentMeans>
    <cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>
    <cbc:PaymentID>RE-2026-118/77</cbc:PaymentID>
    <cac:PayeeFinancialAccount>
      <cbc:ID>DE89 3704 0044 0532 0130 00</cbc:ID>
      <cbc:Name>Malerbetrieb Kästner</cbc:Name>
      <cac:FinancialInstitutionBranch><cbc:ID>COBADEFFXXX</cbc:ID></cac:FinancialInstitutionBranch>
    </cac:PayeeFinancialAccount>
  </cac:PaymentMeans>
  <cac:PaymentTerms><cbc:Note>14 Tage ohne Abzug</cbc:Note></cac:PaymentTerms>
  <cac:AllowanceCharge>
    <cbc:ChargeIndicator>false</cbc:ChargeIndicator>
    <cbc:AllowanceChargeReason>Treue</cbc:AllowanceChargeReason>
    <cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>
    ${euro('Amount', '10.00')}
  </cac:AllowanceCharge>
  <cac:TaxTotal>
    ${euro('TaxAmount', '17.10')}
    <cac:TaxSubtotal>
      ${euro('TaxableAmount', '90.00')}${euro('TaxAmount', '17.10')}
      <cac:TaxCategory>
        <cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>
        <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
      </cac:TaxCategory>
    </cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    ${euro('LineExtensionAmount', '100.00')}${euro('TaxExclusiveAmount', '90.00')}${euro('TaxInclusiveAmount', '107.10')}
    ${euro('AllowanceTotalAmount', '10.00')}${euro('PrepaidAmount', '50.00')}${euro('PayableAmount', '57.10')}
  </cac:LegalMonetaryTotal>
  ${Array.from({ length: lines }, (_, index) => ublLine(kind, index + 1)).join('\n  ')}
</${kind}>
`;
}
