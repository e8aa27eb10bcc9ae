export const facturX = (level: string) => {
  const id = `urn:factur-x.eu:1p0:${level}`;
  switch (level) {
    case 'minimum':
    case 'basicwl':
      return id;
    case 'basic':
      return `urn:cen.eu:en16931:2017#compliant#${id}`;
    case 'extended':
      return `urn:cen.eu:en16931:2017#conformant#${id}`;
    default:
      return 'urn:cen.eu:en16931:2017';
  }
};

type Values = { number?: string; due?: string; date?: string; iban?: string };

/** An invoice in UN/CEFACT CII D16B. Elements have the prefixes of the examples, or `prefixes`. */
export function ciiOf({
  guideline = facturX('en16931'),
  typeCode = '380',
  prefixes: { rsm, ram, udt } = { rsm: 'rsm', ram: 'ram', udt: 'udt' },
  number = 'RE-2026-118',
  due = '57.10',
  date = '20260302',
  iban = 'DE89370400440532013000',
}: {
  guideline?: string;
  typeCode?: string;
  prefixes?: Record<'rsm' | 'ram' | 'udt', string>;
} & Values = {}): string {
  const day = (name: string, value: string) =>
    `<${ram}:${name}><${udt}:DateTimeString format="102">${value}</${udt}:DateTimeString></${ram}:${name}>`;
  return `<?xml version='1.0' encoding='UTF-8'?>
<!-- <ram:ID>not this</ram:ID> -->
<${rsm}:CrossIndustryInvoice xmlns:${rsm}="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:${ram}="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:${udt}="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" xmlns:other="urn:other">
  <${rsm}:ExchangedDocumentContext>
    <${ram}:GuidelineSpecifiedDocumentContextParameter><${ram}:ID>${guideline}</${ram}:ID></${ram}:GuidelineSpecifiedDocumentContextParameter>
  </${rsm}:ExchangedDocumentContext>
  <${rsm}:ExchangedDocument>
    <other:ID>foreign</other:ID>
    <${ram}:ID>${number}</${ram}:ID>
    <${ram}:TypeCode>${typeCode}</${ram}:TypeCode>
    ${day('IssueDateTime', date)}
    <${ram}:IncludedNote><${ram}:Content><![CDATA[Danke <sehr>]]></${ram}:Content></${ram}:IncludedNote>
  </${rsm}:ExchangedDocument>
  <${rsm}:SupplyChainTradeTransaction>
    <${ram}:IncludedSupplyChainTradeLineItem>
      <${ram}:AssociatedDocumentLineDocument><${ram}:LineID>1</${ram}:LineID></${ram}:AssociatedDocumentLineDocument>
      <${ram}:SpecifiedTradeProduct><${ram}:SellerAssignedID>ART-1</${ram}:SellerAssignedID><${ram}:Name>Flächen streichen</${ram}:Name></${ram}:SpecifiedTradeProduct>
      <${ram}:SpecifiedLineTradeAgreement><${ram}:NetPriceProductTradePrice><${ram}:ChargeAmount>40.0000</${ram}:ChargeAmount></${ram}:NetPriceProductTradePrice></${ram}:SpecifiedLineTradeAgreement>
      <${ram}:SpecifiedLineTradeDelivery><${ram}:BilledQuantity unitCode="HUR">2.5</${ram}:BilledQuantity></${ram}:SpecifiedLineTradeDelivery>
      <${ram}:SpecifiedLineTradeSettlement>
        <${ram}:ApplicableTradeTax><${ram}:CategoryCode>S</${ram}:CategoryCode><${ram}:RateApplicablePercent>19.00</${ram}:RateApplicablePercent></${ram}:ApplicableTradeTax>
        <${ram}:SpecifiedTradeSettlementLineMonetarySummation><${ram}:LineTotalAmount>100.00</${ram}:LineTotalAmount></${ram}:SpecifiedTradeSettlementLineMonetarySummation>
      </${ram}:SpecifiedLineTradeSettlement>
    </${ram}:IncludedSupplyChainTradeLineItem>
    <${ram}:ApplicableHeaderTradeAgreement>
      <${ram}:SellerTradeParty>
        <${ram}:Name>Malerbetrieb Kästner GmbH</${ram}:Name>
        <${ram}:PostalTradeAddress><${ram}:PostcodeCode>04109</${ram}:PostcodeCode><${ram}:LineOne>Bäckergasse 17</${ram}:LineOne><${ram}:CityName>Leipzig</${ram}:CityName><${ram}:CountryID>DE</${ram}:CountryID></${ram}:PostalTradeAddress>
        <${ram}:SpecifiedTaxRegistration><${ram}:ID schemeID="FC">232/123/45678</${ram}:ID></${ram}:SpecifiedTaxRegistration>
        <${ram}:SpecifiedTaxRegistration><${ram}:ID schemeID="VA">DE136695976</${ram}:ID></${ram}:SpecifiedTaxRegistration>
      </${ram}:SellerTradeParty>
      <${ram}:BuyerTradeParty><${ram}:Name>Stadtwerke Neustadt AG</${ram}:Name></${ram}:BuyerTradeParty>
    </${ram}:ApplicableHeaderTradeAgreement>
    <${ram}:ApplicableHeaderTradeDelivery><${ram}:ActualDeliverySupplyChainEvent>${day('OccurrenceDateTime', '20260227')}</${ram}:ActualDeliverySupplyChainEvent></${ram}:ApplicableHeaderTradeDelivery>
    <${ram}:ApplicableHeaderTradeSettlement>
      <${ram}:PaymentReference>RE-2026-118/77</${ram}:PaymentReference>
      <${ram}:InvoiceCurrencyCode>EUR</${ram}:InvoiceCurrencyCode>
      <${ram}:SpecifiedTradeSettlementPaymentMeans><${ram}:TypeCode>58</${ram}:TypeCode><${ram}:PayeePartyCreditorFinancialAccount><${ram}:IBANID>${iban}</${ram}:IBANID></${ram}:PayeePartyCreditorFinancialAccount></${ram}:SpecifiedTradeSettlementPaymentMeans>
      <${ram}:ApplicableTradeTax><${ram}:CalculatedAmount>17.10</${ram}:CalculatedAmount><${ram}:BasisAmount>90.00</${ram}:BasisAmount><${ram}:CategoryCode>S</${ram}:CategoryCode><${ram}:RateApplicablePercent>19.00</${ram}:RateApplicablePercent></${ram}:ApplicableTradeTax>
      <${ram}:SpecifiedTradeAllowanceCharge><${ram}:ChargeIndicator><${udt}:Indicator>false</${udt}:Indicator></${ram}:ChargeIndicator><${ram}:ActualAmount>10.00</${ram}:ActualAmount><${ram}:Reason>Treue</${ram}:Reason></${ram}:SpecifiedTradeAllowanceCharge>
      <${ram}:SpecifiedTradePaymentTerms><${ram}:Description>14 Tage</${ram}:Description>${day('DueDateDateTime', '20260316')}</${ram}:SpecifiedTradePaymentTerms>
      <${ram}:SpecifiedTradeSettlementHeaderMonetarySummation>
        <${ram}:LineTotalAmount>100.00</${ram}:LineTotalAmount>
        <${ram}:TaxBasisTotalAmount>90.00</${ram}:TaxBasisTotalAmount>
        <${ram}:TaxTotalAmount currencyID="GBP">15.00</${ram}:TaxTotalAmount>
        <${ram}:TaxTotalAmount currencyID="EUR">17.10</${ram}:TaxTotalAmount>
        <${ram}:GrandTotalAmount>107.10</${ram}:GrandTotalAmount>
        <${ram}:TotalPrepaidAmount>50.00</${ram}:TotalPrepaidAmount>
        <${ram}:DuePayableAmount>${due}</${ram}:DuePayableAmount>
      </${ram}:SpecifiedTradeSettlementHeaderMonetarySummation>
    </${ram}:ApplicableHeaderTradeSettlement>
  </${rsm}:SupplyChainTradeTransaction>
</${rsm}:CrossIndustryInvoice>
`;
}

/** An invoice in ZUGFeRD 1.0, which has other element names. */
export const zugferd1 = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15">
  <rsm:SpecifiedExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:ferd:CrossIndustryDocument:invoice:1p0:comfort</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:SpecifiedExchangedDocumentContext>
  <rsm:HeaderExchangedDocument><ram:ID>RE-2026-118</ram:ID><ram:Name>RECHNUNG</ram:Name><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20260302</udt:DateTimeString></ram:IssueDateTime></rsm:HeaderExchangedDocument>
  <rsm:SpecifiedSupplyChainTradeTransaction>
    <ram:ApplicableSupplyChainTradeAgreement>
      <ram:SellerTradeParty><ram:Name>Malerbetrieb Kästner GmbH</ram:Name><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>Stadtwerke Neustadt AG</ram:Name></ram:BuyerTradeParty>
    </ram:ApplicableSupplyChainTradeAgreement>
    <ram:ApplicableSupplyChainTradeDelivery/>
    <ram:ApplicableSupplyChainTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>31</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:ApplicableTradeTax><ram:CalculatedAmount currencyID="EUR">19.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount currencyID="EUR">100.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:ApplicableTradeTax>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20260316</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementMonetarySummation><ram:LineTotalAmount currencyID="EUR">100.00</ram:LineTotalAmount><ram:GrandTotalAmount currencyID="EUR">119.00</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementMonetarySummation>
    </ram:ApplicableSupplyChainTradeSettlement>
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedSupplyChainTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount currencyID="EUR">50.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedSupplyChainTradeAgreement>
      <ram:SpecifiedSupplyChainTradeDelivery><ram:BilledQuantity unitCode="C62">2.0000</ram:BilledQuantity></ram:SpecifiedSupplyChainTradeDelivery>
      <ram:SpecifiedSupplyChainTradeSettlement><ram:ApplicableTradeTax><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementMonetarySummation><ram:LineTotalAmount currencyID="EUR">100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementMonetarySummation></ram:SpecifiedSupplyChainTradeSettlement>
      <ram:SpecifiedTradeProduct><ram:Name>Farbe</ram:Name></ram:SpecifiedTradeProduct>
    </ram:IncludedSupplyChainTradeLineItem>
  </rsm:SpecifiedSupplyChainTradeTransaction>
</rsm:CrossIndustryDocument>`;

export const orderX = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:128">
  <rsm:ExchangedDocument><ram:ID>PO-1</ram:ID><ram:TypeCode>220</ram:TypeCode></rsm:ExchangedDocument>
</rsm:SCRDMCCBDACIOMessageStructure>`;
