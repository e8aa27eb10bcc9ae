import type { Invoice, InvoiceAllowance, InvoiceParty, InvoicePosition } from '../e-invoice.ts';
import {
  accountOf,
  accountsOf,
  amountIn,
  earliest,
  entriesOf,
  joined,
  kindOfCode,
  linesOf,
  listedAt,
  noParty,
  paymentMeansOf,
  positionsOf,
} from '../parts.ts';
import { profileOf } from '../profiles.ts';
import { absolute, dayAt, decimalAt } from '../values.ts';
import { attributeOf, elementAt, elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';

const dayIn = (name: string) => [
  `${name}/DateTimeString`,
  `${name}/DateString`,
  `${name}/DateTime`,
  name,
];

/** Reads UN/CEFACT Cross Industry Invoice (Factur-X, ZUGFeRD 2, XRechnung), and its predecessor in ZUGFeRD 1.0. */
export function readCii(root: XmlElement): Invoice[] {
  const document = elementAt(root, 'ExchangedDocument', 'HeaderExchangedDocument');
  const transaction = elementAt(
    root,
    'SupplyChainTradeTransaction',
    'SpecifiedSupplyChainTradeTransaction',
  );
  const agreement = partOf(transaction, 'Agreement');
  const delivery = partOf(transaction, 'Delivery');
  const settlement = partOf(transaction, 'Settlement');
  const typeCode = textAt(document, 'TypeCode');
  const period = elementAt(settlement, 'BillingSpecifiedPeriod');
  const terms = elementsAt(settlement, 'SpecifiedTradePaymentTerms');
  return [
    {
      kind: kindOfCode(typeCode),
      syntax: root.name === 'CrossIndustryDocument' ? 'zugferd-1' : 'cii',
      profile: profileOf(
        textAt(
          root,
          'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
          'SpecifiedExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
        ),
      ),
      typeCode,
      number: textAt(document, 'ID'),
      issueDate: dayAt(document, ...dayIn('IssueDateTime')),
      dueDate: earliest(terms.map((term) => dayAt(term, ...dayIn('DueDateDateTime')))),
      deliveryDate: dayAt(delivery, ...dayIn('ActualDeliverySupplyChainEvent/OccurrenceDateTime')),
      period: period
        ? {
            start: dayAt(period, ...dayIn('StartDateTime')),
            end: dayAt(period, ...dayIn('EndDateTime')),
          }
        : null,
      currency: textAt(settlement, 'InvoiceCurrencyCode'),
      buyerReference: textAt(agreement, 'BuyerReference'),
      orderNumber: referenceAt(agreement, 'BuyerOrderReferencedDocument'),
      contractNumber: referenceAt(agreement, 'ContractReferencedDocument'),
      precedingInvoices: listedAt(
        settlement,
        'InvoiceReferencedDocument/IssuerAssignedID',
        'InvoiceReferencedDocument/ID',
      ),
      seller: readParty(elementAt(agreement, 'SellerTradeParty')),
      buyer: readParty(elementAt(agreement, 'BuyerTradeParty')),
      payee: textAt(settlement, 'PayeeTradeParty/Name'),
      ...positionsOf(elementsAt(transaction, 'IncludedSupplyChainTradeLineItem'), readPosition),
      allowances: readAllowances(settlement),
      ...readAmounts(settlement),
      payment: readPayment(settlement),
      notes: listedAt(document, 'IncludedNote/Content'),
    },
  ];
}

/** Names begin with `Header` in version D16B, and with `SupplyChain` in ZUGFeRD 1.0. */
function partOf(transaction: XmlElement | undefined, part: string): XmlElement | undefined {
  return elementAt(
    transaction,
    `ApplicableHeaderTrade${part}`,
    `ApplicableSupplyChainTrade${part}`,
  );
}

function linePartOf(line: XmlElement, part: string): XmlElement | undefined {
  return elementAt(line, `SpecifiedLineTrade${part}`, `SpecifiedSupplyChainTrade${part}`);
}

function referenceAt(element: XmlElement | undefined, name: string): string | null {
  return textAt(element, `${name}/IssuerAssignedID`, `${name}/ID`);
}

function readAmounts(settlement: XmlElement | undefined): Pick<Invoice, 'taxes' | 'totals'> {
  const totals = elementAt(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  );
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  const total = (name: string) => amountIn(elementsAt(totals, name), currency);
  return {
    taxes: entriesOf(elementsAt(settlement, 'ApplicableTradeTax'), (tax) => ({
      category: textAt(tax, 'CategoryCode'),
      rate: decimalAt(tax, 'RateApplicablePercent', 'ApplicablePercent'),
      base: decimalAt(tax, 'BasisAmount'),
      amount: decimalAt(tax, 'CalculatedAmount'),
      exemption: textAt(tax, 'ExemptionReason'),
    })),
    totals: {
      positions: total('LineTotalAmount'),
      allowances: total('AllowanceTotalAmount'),
      charges: total('ChargeTotalAmount'),
      net: total('TaxBasisTotalAmount'),
      tax: total('TaxTotalAmount'),
      gross: total('GrandTotalAmount'),
      prepaid: total('TotalPrepaidAmount'),
      rounding: total('RoundingAmount'),
      due: total('DuePayableAmount'),
    },
  };
}

function readPayment(settlement: XmlElement | undefined): Invoice['payment'] {
  const means = elementsAt(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  return {
    means: paymentMeansOf(textAt(means[0], 'TypeCode')),
    accounts: accountsOf(
      entriesOf(means, (each) =>
        accountOf(
          textAt(
            each,
            'PayeePartyCreditorFinancialAccount/IBANID',
            'PayeePartyCreditorFinancialAccount/ProprietaryID',
          ),
          {
            bic: textAt(each, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
            holder: textAt(each, 'PayeePartyCreditorFinancialAccount/AccountName'),
            bank: textAt(each, 'PayeeSpecifiedCreditorFinancialInstitution/Name'),
          },
        ),
      ),
    ),
    reference: textAt(settlement, 'PaymentReference'),
    terms: listedAt(settlement, 'SpecifiedTradePaymentTerms/Description'),
    mandate: textAt(settlement, 'SpecifiedTradePaymentTerms/DirectDebitMandateID'),
  };
}

function readParty(party: XmlElement | undefined): InvoiceParty {
  if (!party) return noParty;
  const address = elementAt(party, 'PostalTradeAddress');
  const contact = elementAt(party, 'DefinedTradeContact');
  const name = textAt(party, 'Name');
  const registration = (scheme: string) =>
    elementsAt(party, 'SpecifiedTaxRegistration/ID').find(
      (id) => attributeOf(id, 'schemeID') === scheme,
    )?.text ?? null;
  return {
    name,
    tradingName: textAt(party, 'SpecifiedLegalOrganization/TradingBusinessName'),
    vatId: registration('VA'),
    taxNumber: registration('FC'),
    registrationNumber: textAt(party, 'SpecifiedLegalOrganization/ID'),
    address: linesOf(
      textAt(address, 'LineOne'),
      textAt(address, 'LineTwo'),
      textAt(address, 'LineThree'),
      joined(textAt(address, 'PostcodeCode'), textAt(address, 'CityName')),
      textAt(address, 'CountrySubDivisionName'),
    ),
    country: textAt(address, 'CountryID'),
    contact: textAt(contact, 'PersonName', 'DepartmentName'),
    phone: textAt(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
    email: textAt(
      contact,
      'EmailURIUniversalCommunication/URIID',
      'EmailURIUniversalCommunication/CompleteNumber',
    ),
  };
}

function readPosition(line: XmlElement): InvoicePosition {
  const agreement = linePartOf(line, 'Agreement');
  const delivery = linePartOf(line, 'Delivery');
  const settlement = linePartOf(line, 'Settlement');
  const product = elementAt(line, 'SpecifiedTradeProduct');
  const price = elementAt(agreement, 'NetPriceProductTradePrice', 'GrossPriceProductTradePrice');
  const tax = elementAt(settlement, 'ApplicableTradeTax');
  return {
    number: textAt(line, 'AssociatedDocumentLineDocument/LineID'),
    name: textAt(product, 'Name'),
    description:
      textAt(product, 'Description') ??
      textAt(line, 'AssociatedDocumentLineDocument/IncludedNote/Content'),
    articleNumber: textAt(product, 'SellerAssignedID', 'GlobalID'),
    quantity: decimalAt(delivery, 'BilledQuantity'),
    unit: attributeOf(elementAt(delivery, 'BilledQuantity'), 'unitCode'),
    unitPrice: decimalAt(price, 'ChargeAmount'),
    priceQuantity: decimalAt(price, 'BasisQuantity'),
    taxRate: decimalAt(tax, 'RateApplicablePercent', 'ApplicablePercent'),
    taxCategory: textAt(tax, 'CategoryCode'),
    amount: decimalAt(
      settlement,
      'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
      'SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
    ),
    isGross: false,
    allowances: readAllowances(settlement),
  };
}

function readAllowances(settlement: XmlElement | undefined): InvoiceAllowance[] {
  return [
    ...entriesOf(elementsAt(settlement, 'SpecifiedTradeAllowanceCharge'), (allowance) => ({
      isCharge: ['true', '1'].includes(
        textAt(allowance, 'ChargeIndicator/Indicator', 'ChargeIndicator') ?? '',
      ),
      reason: textAt(allowance, 'Reason'),
      percent: decimalAt(allowance, 'CalculationPercent'),
      amount: absolute(decimalAt(allowance, 'ActualAmount')),
    })),
    ...entriesOf(elementsAt(settlement, 'SpecifiedLogisticsServiceCharge'), (charge) => ({
      isCharge: true,
      reason: textAt(charge, 'Description'),
      percent: null,
      amount: decimalAt(charge, 'AppliedAmount'),
    })),
  ];
}
