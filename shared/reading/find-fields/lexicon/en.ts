import type { Lexicon } from './lexicon.ts';

export const english: Lexicon = {
  frequentWords:
    'the of and to in is that for it with as was on are by be this have from or had not but what all were when we there can an your which their said if do will each about how up out them then she many some so these would other into has more her two like him see time could no make than first been its who now people my made over did down only way find use may our please thank you dear sincerely regards any shall',
  months: [
    'january jan',
    'february feb febr',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sept sep',
    'october oct',
    'november nov',
    'december dec',
  ],
  labels: {
    documentDate:
      'issue, date of notice, booked on, date booked, purchased on, booking date, date of booking, invoice date, date of invoice, invoiced on, bill date, billing date, issue date, date of issue, issued on, issued, date issued, letter date, statement date, notice date, receipt date, date of receipt, quote date, quotation date, date of quotation, offer date, document date, tax point, date of this letter, dated, dated this, report date, date of report, credit note date, policy issue date, pay date, payment date of salary, date of meeting, meeting date, signed on, minutes of the meeting held on, meeting held on, transaction date, date of this notice, dispatch note date, delivery note date, date of purchase, purchase date, statement issued, date of policy, made on, entered into on, as of, process date, processed on, date processed, processing date, statement closing date, date prepared, prepared on, date of letter, date mailed, mailing date, mail date, date sent, date created, created on, date of decision, decision date, date of assessment, assessment date, date of determination, reported on, report issued, date typed, typed, check date, cheque date, payday, pay day, date of sale, sale date, transaction, date of the notice, notice of date, bill issued, bill prepared, bill printed on, date of this bill, date of bill, invoice issued, issued date, date executed, executed on, date signed, signature date, date of signing, date of order confirmation, awarded, awarded on, certificate issued, date of award, date of certificate, certificate date, prescribed on, date prescribed, date written, date of prescription, date of letter, letter of, memo date, date of memo, quote prepared, estimate date, date of estimate, proposal date, date of proposal, date of statement, statement produced, produced on, effective as of, date of minutes, held on, receipt issued, booked, sold on, sale date and time, raised on, date raised, filed on, run date, print date, date printed, date of mailing, mailed, postmarked, date of posting, reported, finalised, final report date, authorised on',
    date: 'date, on the',
    dueDate:
      'last date for payment, final date for payment, payment date, settlement date, due date, payment due, payment due date, due by, due on, due, date due, pay by, payable by, payable on, payment deadline, please pay by, to be paid by, payment by, payment is due by, payment is due on, no later than, payment must reach us by, last day for payment, settle by, due for payment on, please pay before, collected on, will be collected on, will be debited on, direct debit date, collection date, on or before, payment required by, latest payment date, pay no later than, payment due by, payment due on, payment is due, amount due by, amount due on, balance due by, total due by, please settle by, payment must be received by, to be received by, last day to pay, pay before, pay on or before, payable before, payable on or before, payment to be made by, payment to reach us by, debit on or after, taken on, will be taken on, on or after, collected on or after, first instalment, first installment, 1st instalment, 1st installment, instalment 1, installment 1, pay in full by, payment in full by, debit date, autopay date, auto pay date, payment to be received by, remit by, remit payment by, please remit by, deadline for payment, payable not later than, pay this amount by, amount due if paid by, fees due by, fee due by, payment expected by',
    otherDate:
      'date of birth, birth date, born, born on, dob, d o b, birthday, delivery date, date of delivery, date of supply, supply date, delivered on, order date, date of order, ordered on, ordered, shipping date, ship date, shipped on, period, billing period, service period, statement period, pay period, period from, period of cover, period of insurance, valid until, valid to, valid from, valid till, valid through, validity, expires, expires on, expiry, expiry date, expiration date, effective date, effective from, effective, commencement date, start date, commencing, commencing on, end date, from, until, till, to, renewal date, next meeting, next reading, meter reading, date printed, printed on, print date, last updated, revised, revision, version, employed since, since, joined, joining date, date joined, hire date, departure, arrival, check in, check out, travel date, date of travel, event date, doors, appointment, next appointment, date of admission, admitted, discharged, collected, sample taken, received, date received, your letter of, your message of, your order of, our letter of, our invoice of, invoice of, act of, law of, regulation of, return by, returns until, return until, refund until, previous invoice, last payment, previous reading, current reading, last payment received, payment received, paid on, date paid, settled on, copyright, opening balance, closing balance, balance on, date of service, service date, date of examination, examined on, date of accident, date of loss, tax year, tax year ended, year ended, year ending, best before, use by, warranty until, offer valid until, quote valid until, termination date, date of termination, contract date, agreement date, date of contract, date of the contract, of the contract of, under the contract of, date time of appointment, appointment date, visit date, date of visit, travel on, statement from, next statement date, next statement, next bill, next bill date, next invoice, last bill, last statement, previous bill, previous statement, date filed, filed on, valuation date, date of valuation, date of purchase of, last examination, last visit, last seen, last service, next service, service due, next due, test due, mot due, mot expiry, installed, installed on, installation date, date installed, date of installation, admitted on, discharge date, date of discharge, operation date, surgery date, date of surgery, date of operation, protest deadline, appeal by, cancel by, respond by, reply by, rsvp by, deadline, closing date for applications, expires end, tariff ends, contract end, contract end date, contract start, contract start date, minimum term ends, plan start date, plan end date, meter read, read date, date read, date of reading, post date, trans date, posting date, date posted, value date, hearing date, date of hearing, exam date, test date, collection from, rain date, yard sale, term starts, term ends, last revised, form revised, rev',
    total:
      'invoice total, total amount, grand total, total due, total payable, total to pay, total incl vat, total including vat, total inc vat, total with vat, gross amount, gross total, total gross, amount payable, invoice amount, total price, total charges, total amount due, total invoice amount, order total, total cost, total sum, total fare, total paid, amount charged, total outstanding, total now due, total claim, total gbp, total usd, total eur, total this invoice, total for this invoice, credit total, total credit, amount credited, fee total, total fees, total incl tax, total including tax, tax payable, tax due, total donation, donation amount, gift amount, total to be paid, total amount payable, total payment, total incl fees, your total, total order, final price, amount enclosed, total including gst, total inc gst, invoice value, total quoted, quote total, estimate total, total estimate, fare paid, total premium payable, total received',
    sum: 'total, sum, amount, gross',
    rest: 'now due, outstanding, balance outstanding, amount due, balance due, balance to pay, remaining balance, outstanding amount, amount outstanding, outstanding balance, left to pay, to pay, please pay, amount to pay, pay this amount, remaining amount, due now, balance payable, patient balance, patient responsibility, you owe, amount you owe, what you owe, balance you owe, total amount of the debt now, amount overdue, total overdue, total arrears, balance overdue, overdue balance, account balance, total now payable, amount to be paid, your balance, balance past due, past due amount, past due balance, total past due, amount past due, current balance due, new balance due, what you need to pay, amount now due, balance now due',
    net: 'net, net amount, net total, total net, subtotal, sub total, total excl vat, total excluding vat, total ex vat, total before tax, amount excl vat, taxable amount, excl vat, total without vat, net value, sub total excl vat',
    tax: 'vat, vat amount, sales tax, tax, gst, total vat, plus vat, vat total, vat at, of which vat, incl vat, including vat, output tax, state tax',
    deposit:
      'deposit, deposit paid, less deposit, advance payment, prepayment, prepaid, already paid, amount paid, payments received, payment received, paid to date, less payments, down payment, less advance, part payment, less paid, received with thanks, payments on account',
    netPay:
      'net pay, net salary, take home pay, net payment, net wage, net wages, amount paid to account, total net pay',
    premium:
      'premium, annual premium, total premium, yearly premium, total annual premium, gross premium, premium incl ipt, premium including tax, premium due, monthly premium, total to pay for the year',
    otherAmount:
      'unit price, price, price each, each, rate, hourly rate, discount, less discount, shipping, postage, delivery, handling, previous balance, opening balance, closing balance, new balance, balance, balance brought forward, last bill, gross pay, gross salary, total deductions, total gross pay, cash, change, change due, cash tendered, tendered, card, visa, mastercard, saved, you saved, sum insured, insured sum, limit of cover, limit, excess, late fee, reminder fee, administration fee, interest, share capital, capital, basic pay, cash discount, original amount, invoice value, year to date, total year to date, tax paid, taxable pay, annual salary, credit limit, minimum payment, rent, monthly rent, security deposit, deductible, benefit, coverage, early payment, instalment, monthly instalment, insurance premium tax, tip, service charge, round off, rounding, market value, rateable value, consumption, tax free amount, tax free allowance, personal allowance, billed, plan paid, insurance payment, insurance adjustment, adjustment',
    documentNumber:
      'number, invoice number, invoice no, invoice nr, invoice id, invoice ref, invoice reference, invoice, inv no, bill number, bill no, receipt no, receipt number, receipt, document number, document no, credit note no, credit note number, credit note, quote no, quote number, quotation no, quotation number, quotation, quote, offer no, offer number, statement number, statement no, delivery note no, delivery note number, delivery note, dispatch note no, ticket no, ticket number, booking reference, booking number, booking ref, booking code, certificate no, certificate number, reminder no, transaction no, transaction number, pnr, payslip no, report no, report number, lab no, e ticket number, confirmation number, order confirmation no, confirmation code, record locator, accession, accession no, accession number, specimen id, sample no, lab number, permit no, permit number, juror id, citation number, violation no, warrant number, claim form no, docket no, docket number, consignment number, waybill number, quote ref, job no, job number, works order',
    caseNumber:
      'our reference, our ref, reference, reference number, reference no, ref, ref no, ref number, case number, case no, case reference, file number, file no, policy number, policy no, policy, contract number, contract no, agreement no, agreement number, claim number, claim no, matter no, contract, tenancy reference, payment reference, tax reference, application number, application no, renewal id, pcn number, notice number, matter number, loan number, loan no, mortgage account, mortgage account number, plan number, scheme reference, membership ref, application ref, penalty charge notice number, pcn, charge ref',
    customerNumber:
      'customer number, customer no, customer id, customer reference, customer account, account number, account no, client number, client no, client id, client reference, member number, membership number, membership no, patient id, patient number, patient no, employee no, employee number, employee id, payroll no, payroll number, account ref, works number, account, hospital number, hospital no, nhs no, mrn, medical record number, member no, member id, subscriber number, student number, student id, pupil number, library card number, card no, staff number, taxpayer reference, parcel number, supporter number, resident id, homeowner account',
    otherNumber:
      'telephone, phone, tel, fax, mobile, call, hotline, helpline, vat no, vat number, vat reg no, vat registration no, vat registration number, company number, company no, company registration no, registered number, registration no, registered in england no, sort code, order number, order no, your order, purchase order, po number, po no, your reference, your ref, meter number, meter no, serial no, serial number, article, item no, item number, page, ni number, national insurance number, nhs number, tax code, utr, ein, iban, swift, bic, postcode, po box, charity no, charity number, routing number, model, sku, vat id, tax id, mpan, mprn, isbn, terminal, till, auth code, seat, gate, flight, table, project, project no, tracking number, tracking no, cashier, operator, whatsapp, licence no, registration number',
    vatId:
      'vat id, vat no, vat number, vat reg no, vat reg, vat registration no, vat registration number, vat identification number, vat, vat registration, tva, gb vat, eu vat, tax id, ust id',
    sender:
      'from, seller, supplier, vendor, issued by, issuer, landlord, employer, insurer, remit to, billed by, merchant, service provider, contractor, sold by, organiser, operated by, issuing authority',
    recipient:
      'to, bill to, billed to, invoice to, sold to, ship to, customer, buyer, client, attn, attention, deliver to, delivery address, invoice address, billing address, recipient, tenant, employee, policyholder, policy holder, insured, prepared for, patient, passenger, account holder, addressee, shipping address, care of, for the attention of, taxpayer, ticket holder, issued to, guest, employee name, purchaser, name',
    payee:
      'account name, beneficiary, payee, payable to, make cheques payable to, account holder name, pay to, name of account',
    payer:
      'your iban, your account number, from account, your account, your bank account, direct debit from, debited from, debit your account, will be debited, collected from your account, we will collect, we will debit, will be collected, debtor, payer, taken from your account, charged to your account, from your account, direct debit, sepa mandate',
    yours:
      'your vat, your vat no, your vat id, your vat number, customer vat, customer vat no, customer vat id, client vat, buyer vat, vat of customer',
    salutation:
      'good morning, dear parents, dear, dear sir or madam, dear sirs, dear sir, dear madam, hello, hi, to whom it may concern',
    closing:
      'thank you, many thanks, warm regards, yours, yours sincerely, yours faithfully, kind regards, best regards, with kind regards, regards, sincerely, sincerely yours, yours truly, with best wishes, best wishes, for and on behalf of, signed by, signed',
  },
  until: 'to, until, till, through, and',
  types: {
    invoice: {
      titles:
        'invoice, tax invoice, vat invoice, credit note, bill, final invoice, pro forma invoice, electricity bill, gas bill, water bill, phone bill, credit memo, your bill, your invoice, sales invoice, final bill, telephone bill, energy bill, fee note, statement of fees, interim invoice, deposit invoice, levy notice, levy, service charge demand, ground rent demand, rent demand, statement of hospital services, patient statement, your electricity bill, your gas bill, your water bill, funeral account, account rendered, our account, fees',
      words:
        'invoice number, invoice date, invoice no, invoice total, bill to, payment terms, amount due, total due, bill date, bill period, previous balance, to supplying, labour, parts, materials, call out, workmanship, terms, net 30, bacs, please remit',
    },
    receipt: {
      titles:
        'official receipt, sale receipt, donation acknowledgement, receipt, sales receipt, cash receipt, till receipt, payment receipt, receipt of payment, customer copy, donation receipt, proof of purchase, taxi receipt, parking ticket, pay and display, fare',
      words:
        'change, cash, cashier, thank you for shopping, thank you for your purchase, thank you for your visit, card payment, contactless, received with thanks, tendered, please retain, please keep this receipt, till, server, table, tip, auth code, you were served by, please come again, fare, cab, driver, pump, litres, pay and display, ticket no, metered, gratuity, subtotal',
    },
    reminder: {
      titles:
        'penalty charge notice, parking charge notice, notice of default, disconnection notice, reminder notice, statement of overdue account, second notice, first notice, overdue reminder, reminder, rent arrears, arrears, payment reminder, first reminder, second reminder, final reminder, final notice, overdue notice, past due notice, letter before action, overdue invoice, demand for payment, final demand, dunning letter, friendly reminder, overdue account, notice of arrears, account overdue, third reminder, overdue payment, notice of rent arrears, formal notice of rent arrears, past due balance, collection notice, debt collection notice, notice of penalty assessment, disconnect notice',
      words:
        'overdue, reminder fee, arrears, outstanding, has been received, amount overdue, have not yet received, still outstanding, not received your payment, late payment fee, debt collector, remains unpaid, collection agency, amount of the debt, past due',
    },
    contract: {
      titles:
        'hire purchase agreement, terms of agreement, memorandum of understanding, contract, agreement, statement of terms and conditions of employment, terms and conditions of employment, statement of main terms of employment, terms of employment, tenancy agreement, rental agreement, lease agreement, employment contract, contract of employment, service agreement, lease, loan agreement, purchase agreement, service contract, sale agreement, assured shorthold tenancy agreement, non disclosure agreement, maintenance agreement, sales contract, licence agreement, purchase contract, framework agreement, consultancy agreement, hire agreement, membership agreement, cooperation agreement, assured shorthold tenancy, shorthold tenancy agreement, residential lease, tenancy, deed of assignment, deed, bill of sale, heads of terms, terms of engagement, letter of engagement, license agreement, licence to occupy, loan note, power of attorney',
      words:
        'hereinafter, the parties, hereby agree, governing law, termination, in witness whereof, between, notice period, landlord, tenant, term, witnesseth',
    },
    policy: {
      titles:
        'policy certificate, your insurance schedule, insurance policy schedule, travel insurance, life insurance, pet insurance, insurance policy, policy schedule, certificate of insurance, policy, insurance certificate, schedule of insurance, policy document, renewal notice, insurance schedule, policy renewal, motor insurance, home insurance, statement of insurance, proof of insurance, your policy',
      words:
        'policyholder, policy number, sum insured, premium, period of insurance, excess, insured, cover, insurer, annual premium, policy no, deductible, coverage',
    },
    statement: {
      titles:
        'transaction statement, card statement, mortgage statement, annual statement, bank statement, statement, account statement, statement of account, credit card statement, account summary, current account, monthly statement, custody statement, statement of holdings, savings account statement, portfolio statement, explanation of benefits, pension statement, benefit statement, annual benefit statement',
      words:
        'opening balance, closing balance, money in, money out, paid in, paid out, withdrawals, deposits, balance brought forward, previous balance, new balance, account number, sort code, transactions, this is not a bill, minimum payment due',
    },
    payslip: {
      titles:
        'salary advice, wage statement, remittance of wages, statement of earnings, payslip, pay slip, pay statement, wage slip, salary slip, pay advice, earnings statement, salary statement, pay stub, earnings, statement of earnings and deductions',
      words:
        'net pay, gross pay, tax code, ni number, national insurance, deductions, pay period, payroll, employee no, basic salary, year to date, basic pay, pension contribution, paye, ytd, federal, fica, gross, hours, overtime, withholding, employer, pay date, superannuation',
    },
    tax: {
      titles:
        'rate notice, rates notice, rates, tax assessment, tax return, notice of assessment, tax calculation, self assessment, council tax bill, council tax, tax notice, tax bill, p60, p45, w 2, form 1099, income tax, self assessment statement, tax statement, property tax bill, property tax, income tax assessment, tax demand, vat return, corporation tax, paye coding notice, coding notice, notice of appraised value, penalty assessment, notice of value, annual tax summary',
      words:
        'hm revenue, hmrc, inland revenue, irs, revenue commissioners, tax year, taxable income, unique taxpayer reference, valuation band, internal revenue service, tax office, tax due, tax code, hm revenue & customs, internal revenue, property id',
    },
    certificate: {
      titles:
        'certificate of attainment, statement of results, letter of employment, certificate, certificate of, diploma, birth certificate, marriage certificate, degree certificate, certificate of completion, certificate of attendance, certificate of employment, this is to certify, certificate of achievement, letter of confirmation, employment reference, school report, transcript, transcript of records, confirmation of enrolment, certificate of registration, certificate of residence, letter of reference, gas safety certificate, confirmation of employment, death certificate, guarantee card, warranty card, warranty certificate, certificate of warranty, warranty registration confirmed, guarantee certificate, certificate of insurance holder, proof of enrolment, landlord gas safety record, gas safety record, test certificate, electrical installation condition report, inspection certificate, statement of compliance',
      words:
        'hereby certify, is to certify, we certify, has successfully completed, awarded, has attended, this certifies, we hereby confirm, inspected, inspector, engineer, next inspection, compliant, serial no, pass',
    },
    medical: {
      titles:
        'hospital letter, outpatient letter, consultant letter, histology report, medical report, discharge letter, discharge summary, prescription, laboratory report, lab report, laboratory results, test results, pathology report, radiology report, referral letter, medical certificate, vaccination record, x ray report, clinic letter, blood test results, sick note, fit note, statement of fitness for work, hospital discharge, mri report, medical history, dental treatment plan, doctor s note, repeat prescription, patient summary, visit summary, after visit summary, appointment letter, vaccination certificate, immunization record, mri, ct scan, ultrasound report, biopsy report, audiogram, eye test, prescription order',
      words:
        'diagnosis, patient, findings, dosage, symptoms, blood pressure, examination, tablets, consultant, nhs number, treatment, gp, medication, hospital, clinic, physician, reference range, specimen, mg daily, impression, ward, prescriber, mg, refill, prescription, dr, repeat, refills, allergies, vitals, surgery, dose, immunization, referred',
    },
    ticket: {
      titles:
        'travel ticket, entry ticket, reservation, booking reference confirmation, rail ticket, coach ticket, boarding card, ticket, e ticket, boarding pass, admission ticket, your ticket, itinerary, train ticket, travel document, event ticket, mobile ticket, flight ticket, season ticket, booking confirmation, e ticket receipt, ticket confirmation, concert ticket, single ticket, return ticket, travel itinerary, your booking, admit one, seat reservation, off peak, off peak return, anytime return, off peak day return, standard class',
      words:
        'seats, screen, booking fee, booking ref, show, entrance, passenger, seat, departure, departs, arrival, arrives, gate, boarding, coach, row, doors open, flight, platform, admission, venue, admit, adult, carriage, block, outbound, route, valid via, standard, railcard, doors, stalls, circle, section, general admission, screening',
    },
    offer: {
      titles:
        'price estimate, work estimate, our quotation, formal quotation, tender, quotation, quote, offer, estimate, cost estimate, proposal, our offer, your quotation, your quote, price quotation, written quotation',
      words:
        'this quotation is valid, quote valid, valid for 30 days, valid until, we are pleased to offer, pleased to quote, thank you for your enquiry, thank you for your inquiry, offer is valid, acceptance, non binding, subject to change, estimate',
    },
    'delivery-note': {
      titles:
        'goods delivery note, packing note, advice note, delivery advice, shipping list, delivery note, packing slip, packing list, dispatch note, despatch note, delivery docket, goods received note, proof of delivery, shipping note, consignment note',
      words:
        'quantity delivered, received in good condition, goods received, delivered to, qty shipped, number of packages, parcels, carrier, backorder, received by, qty ordered, gross weight',
    },
    minutes: {
      titles:
        'notes of the meeting, meeting record, minutes of annual general meeting, minutes, minutes of the meeting, meeting minutes, minutes of meeting, minutes of the annual general meeting, board minutes, minutes of the board meeting, minutes of, meeting notes, minutes of the residents meeting, record of meeting',
      words:
        'present, apologies, agenda, action items, chair, any other business, in attendance, resolved, motion, adjourned, attendees, minutes taken by, seconded, quorum, next meeting, carried unanimously',
    },
    manual: {
      titles:
        'user manual, user guide, instruction manual, instructions for use, operating instructions, owner s manual, installation guide, quick start guide, installation manual, manual, assembly instructions, service manual, operating manual, getting started, safety instructions',
      words:
        'press the button, warning, troubleshooting, before use, safety instructions, figure, remove the cover, plug, appliance, press and hold, read these instructions, do not immerse, keep out of reach of children, unplug',
    },
    letter: {
      titles:
        'letter, notice of termination, cancellation, notice, complaint, invitation, information, notification, change of address, notice of rent increase, rent increase, application, price adjustment, notice of cancellation, appointment, school closure, term dates',
      words:
        'dear, yours sincerely, yours faithfully, kind regards, we are writing, i am writing, please find enclosed, hereby give notice, we would like to inform you, please, headteacher, parents, carers, your application, we regret, enclosed, if you have any questions',
    },
  },
};
