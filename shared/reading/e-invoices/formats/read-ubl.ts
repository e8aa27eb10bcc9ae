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
import { absolute, dayAt, decimalAt, toDay } from '../values.ts';
import {
  attributeOf,
  elementAt,
  elementsAt,
  textAt,
  textsAt,
  type XmlElement,
} from '../xml/xml-element.ts';

/** Reads UBL 2.1 Invoice and CreditNote: EN 16931, XRechnung, Peppol BIS and others. */
export function readUbl(root: XmlElement): Invoice[] {
  const isCreditNote = root.name === 'CreditNote';
  const typeCode = textAt(root, 'InvoiceTypeCode', 'CreditNoteTypeCode');
  const currency = textAt(root, 'DocumentCurrencyCode');
  const period = elementAt(root, 'InvoicePeriod');
  const payments = elementsAt(root, 'PaymentMeans');
  const lines = elementsAt(root, isCreditNote ? 'CreditNoteLine' : 'InvoiceLine');
  return [
    {
      kind: isCreditNote ? 'credit-note' : kindOfCode(typeCode),
      syntax: 'ubl',
      profile: profileOf(textAt(root, 'CustomizationID')),
      typeCode,
      number: textAt(root, 'ID'),
      issueDate: dayAt(root, 'IssueDate'),
      dueDate:
        dayAt(root, 'DueDate') ??
        earliest(payments.map((payment) => dayAt(payment, 'PaymentDueDate'))) ??
        earliest(textsAt(root, 'PaymentTerms/PaymentDueDate').map(toDay)),
      deliveryDate: dayAt(root, 'Delivery/ActualDeliveryDate'),
      period: period ? { start: dayAt(period, 'StartDate'), end: dayAt(period, 'EndDate') } : null,
      currency,
      buyerReference: textAt(root, 'BuyerReference'),
      orderNumber: textAt(root, 'OrderReference/ID'),
      contractNumber: textAt(root, 'ContractDocumentReference/ID'),
      precedingInvoices: listedAt(
        root,
        'BillingReference/InvoiceDocumentReference/ID',
        'BillingReference/CreditNoteDocumentReference/ID',
      ),
      seller: readParty(elementAt(root, 'AccountingSupplierParty/Party')),
      buyer: readParty(elementAt(root, 'AccountingCustomerParty/Party')),
      payee: textAt(
        root,
        'PayeeParty/PartyName/Name',
        'PayeeParty/PartyLegalEntity/RegistrationName',
      ),
      ...positionsOf(lines, readPosition),
      allowances: entriesOf(elementsAt(root, 'AllowanceCharge'), readAllowance),
      ...readAmounts(root, currency),
      payment: {
        means: paymentMeansOf(textAt(root, 'PaymentMeans/PaymentMeansCode')),
        accounts: accountsOf(
          entriesOf(elementsAt(root, 'PaymentMeans/PayeeFinancialAccount'), (account) =>
            accountOf(textAt(account, 'ID'), {
              bic: textAt(
                account,
                'FinancialInstitutionBranch/ID',
                'FinancialInstitutionBranch/FinancialInstitution/ID',
              ),
              holder: textAt(account, 'Name'),
              bank: textAt(account, 'FinancialInstitutionBranch/FinancialInstitution/Name'),
            }),
          ),
        ),
        reference: textAt(root, 'PaymentMeans/PaymentID'),
        terms: listedAt(root, 'PaymentTerms/Note'),
        mandate: textAt(root, 'PaymentMeans/PaymentMandate/ID'),
      },
      notes: listedAt(root, 'Note'),
    },
  ];
}

function readAmounts(root: XmlElement, currency: string | null): Pick<Invoice, 'taxes' | 'totals'> {
  const totals = elementAt(root, 'LegalMonetaryTotal');
  const subtotals = elementsAt(root, 'TaxTotal/TaxSubtotal').filter((subtotal) => {
    const of = attributeOf(elementAt(subtotal, 'TaxAmount'), 'currencyID');
    return of === null || currency === null || of === currency;
  });
  return {
    taxes: entriesOf(subtotals, (subtotal) => ({
      category: textAt(subtotal, 'TaxCategory/ID'),
      rate: decimalAt(subtotal, 'TaxCategory/Percent', 'Percent'),
      base: decimalAt(subtotal, 'TaxableAmount'),
      amount: decimalAt(subtotal, 'TaxAmount'),
      exemption: textAt(subtotal, 'TaxCategory/TaxExemptionReason'),
    })),
    totals: {
      positions: decimalAt(totals, 'LineExtensionAmount'),
      allowances: decimalAt(totals, 'AllowanceTotalAmount'),
      charges: decimalAt(totals, 'ChargeTotalAmount'),
      net: decimalAt(totals, 'TaxExclusiveAmount'),
      tax: amountIn(elementsAt(root, 'TaxTotal/TaxAmount'), currency),
      gross: decimalAt(totals, 'TaxInclusiveAmount'),
      prepaid: decimalAt(totals, 'PrepaidAmount'),
      rounding: decimalAt(totals, 'PayableRoundingAmount'),
      due: decimalAt(totals, 'PayableAmount'),
    },
  };
}

function readParty(party: XmlElement | undefined): InvoiceParty {
  if (!party) return noParty;
  const address = elementAt(party, 'PostalAddress');
  const legalName = textAt(party, 'PartyLegalEntity/RegistrationName');
  const name = textAt(party, 'PartyName/Name');
  const schemes = elementsAt(party, 'PartyTaxScheme');
  const person = elementAt(party, 'Person');
  return {
    name: legalName ?? name ?? joined(textAt(person, 'FirstName'), textAt(person, 'FamilyName')),
    tradingName: legalName !== null && name !== legalName ? name : null,
    vatId: textAt(schemes.find(isVat), 'CompanyID'),
    taxNumber: textAt(
      schemes.find((scheme) => !isVat(scheme)),
      'CompanyID',
    ),
    registrationNumber: textAt(party, 'PartyLegalEntity/CompanyID'),
    address: linesOf(
      textAt(address, 'Postbox'),
      joined(textAt(address, 'StreetName'), textAt(address, 'BuildingNumber')),
      textAt(address, 'AdditionalStreetName'),
      textAt(address, 'AddressLine/Line'),
      joined(textAt(address, 'PostalZone'), textAt(address, 'CityName')),
      textAt(address, 'CountrySubentity'),
    ),
    country: textAt(address, 'Country/IdentificationCode'),
    contact: textAt(party, 'Contact/Name'),
    phone: textAt(party, 'Contact/Telephone'),
    email: textAt(party, 'Contact/ElectronicMail'),
  };
}

function readPosition(line: XmlElement): InvoicePosition {
  const quantity = elementAt(line, 'InvoicedQuantity', 'CreditedQuantity');
  const item = elementAt(line, 'Item');
  return {
    number: textAt(line, 'ID'),
    name: textAt(item, 'Name'),
    description: textAt(item, 'Description') ?? textAt(line, 'Note'),
    articleNumber: textAt(item, 'SellersItemIdentification/ID', 'StandardItemIdentification/ID'),
    quantity: decimalAt(line, 'InvoicedQuantity', 'CreditedQuantity'),
    unit: attributeOf(quantity, 'unitCode'),
    unitPrice: decimalAt(line, 'Price/PriceAmount'),
    priceQuantity: decimalAt(line, 'Price/BaseQuantity'),
    taxRate: decimalAt(item, 'ClassifiedTaxCategory/Percent'),
    taxCategory: textAt(item, 'ClassifiedTaxCategory/ID'),
    amount: decimalAt(line, 'LineExtensionAmount'),
    isGross: false,
    allowances: entriesOf(elementsAt(line, 'AllowanceCharge'), readAllowance),
  };
}

function readAllowance(allowance: XmlElement): InvoiceAllowance {
  return {
    isCharge: ['true', '1'].includes(textAt(allowance, 'ChargeIndicator') ?? ''),
    reason: textAt(allowance, 'AllowanceChargeReason'),
    percent: decimalAt(allowance, 'MultiplierFactorNumeric'),
    amount: absolute(decimalAt(allowance, 'Amount')),
  };
}

function isVat(scheme: XmlElement): boolean {
  return (textAt(scheme, 'TaxScheme/ID') ?? 'VAT').toUpperCase() === 'VAT';
}
