import type { SourcePage } from './page.ts';

const serif = "'Liberation Serif'";
const sans = "'Liberation Sans'";

export const englishPages: readonly SourcePage[] = [
  {
    name: 'repair-letter',
    language: 'en',
    font: serif,
    size: 11,
    parts: [
      { lines: ['Harbour Lane Housing Association', '14 Mill Street, Norwich NR1 3QP'] },
      { lines: ['Mrs A. Whitfield', '27 Harbour Lane', 'Norwich NR2 4TS'] },
      { lines: ['18 March 2024'], align: 'right' },
      'Dear Mrs Whitfield,',
      'Thank you for your letter of 12 March about the leaking gutter above the kitchen window. Our surveyor inspected the roof last Tuesday and found that two brackets have come loose and that one length of the gutter is cracked. We have asked Pearson and Sons to replace both, and they expect to start on Monday, 4 April, weather permitting.',
      'The work takes about two days. Scaffolding will stand in front of the house for that time, so please do not park below it. You need not be at home, but the workers must be able to reach the back garden through the side gate. If the gate is usually locked, kindly leave the key with your neighbour or at our office before the weekend.',
      'There is no charge for this repair, as it falls under section 7 of your tenancy agreement. Should you notice any damp on the inside wall, let us know at once, since plaster that stays wet for more than a few weeks has to be removed.',
      'We would also like to remind you that the annual inspection of the gas boiler is due in May. The engineer will call beforehand to agree on a day. Please have the service booklet ready and clear the cupboard in which the boiler is mounted. Tenants who miss two appointments are charged a fee of 35.00 pounds.',
      { lines: ['Yours sincerely,', 'Margaret Ellison', 'Repairs and Maintenance'] },
    ],
  },
  {
    name: 'tool-invoice',
    language: 'en',
    font: sans,
    size: 10,
    parts: [
      {
        lines: [
          'Kestrel Garden Tools Ltd',
          'Unit 6, Bridge Works, Leeds LS9 8AB',
          'VAT number GB 417 2290 55',
        ],
      },
      { heading: 'Invoice 2024-0871' },
      {
        lines: [
          'Customer: Oakfield Allotment Society',
          'Invoice date: 6 June 2024',
          'Payment due: 20 June 2024',
          'Your order: spring delivery, telephone',
        ],
      },
      {
        table: [
          ['Item', 'Description', 'Quantity', 'Unit price', 'Amount'],
          ['1042', 'Border fork, ash handle', '4', '32.50', '130.00'],
          ['1077', 'Folding pruning saw', '6', '18.90', '113.40'],
          ['2210', 'Watering can, galvanised, nine litres', '3', '41.00', '123.00'],
          ['2215', 'Brass rose for watering can', '3', '9.75', '29.25'],
          ['3301', 'Wheelbarrow, pneumatic tyre', '1', '96.00', '96.00'],
          ['9000', 'Carriage and packing', '1', '14.80', '14.80'],
          ['', '', '', 'Net total', '506.45'],
          ['', '', '', 'VAT 20 %', '101.29'],
          ['', '', '', 'Total payable', '607.74'],
        ],
      },
      'Please transfer the total to account 30417785, sort code 20-45-11, quoting the invoice number. Goods remain our property until payment has been received in full. Complaints about damage in transit must reach us within seven days; keep the packaging until the carrier has seen it.',
      'Thank you for your business. Handles are guaranteed for ten years against breakage in normal use, blades for five. Sharpening is free of charge on the first Saturday of every month.',
    ],
  },
  {
    name: 'lease-clauses',
    language: 'en',
    font: serif,
    size: 7.5,
    parts: [
      { heading: 'General conditions of hire' },
      '1. The hirer shall inspect the equipment on delivery and report defects in writing within twenty-four hours. Equipment that is not reported as defective is deemed to have been delivered in working order and complete with all accessories listed in the schedule.',
      '2. The equipment shall be used only for the purpose for which it was designed, by persons who have been instructed in its safe operation. The hirer shall not modify, repair or sublet it, nor remove any plate or mark that identifies the owner, without prior consent.',
      '3. Charges run from the day of dispatch until the day of return, both included. Partial days count as whole days. Where the equipment is kept beyond the agreed period, the daily rate increases by one quarter from the eighth day.',
      '4. Fuel, lubricants and consumables are at the expense of the hirer. Batteries must be returned charged. A cleaning fee of up to ninety pounds may be levied where equipment comes back soiled with cement, paint, tar or similar substances.',
      '5. Risk passes to the hirer upon delivery. The hirer shall insure the equipment against theft, fire, flooding and accidental damage for its replacement value and shall assign any proceeds to the owner on request.',
      '6. The owner may terminate the agreement without notice if the hirer fails to pay an instalment for fourteen days after a reminder, becomes insolvent, or uses the equipment in breach of clause 2. In that event the owner may enter the premises to recover it.',
      '7. Neither party is liable for delay caused by circumstances beyond its reasonable control, such as strikes, storms, epidemics or orders of an authority. If the obstacle lasts for more than sixty days, either party may withdraw.',
      '8. Should any provision be invalid, the remaining provisions stay in force. Disputes are decided by the courts at the seat of the owner. Oral side agreements do not exist.',
    ],
  },
  {
    name: 'account-statement',
    language: 'en',
    font: sans,
    size: 9.5,
    parts: [
      { lines: ['Northern Mutual Savings Bank', 'Statement of account, January 2024'] },
      { lines: ['Account holder: Thomas Hargreaves', 'Account 5528 1940 07', 'Page 1 of 1'] },
      {
        table: [
          ['Date', 'Details', 'Paid out', 'Paid in', 'Balance'],
          ['01 Jan', 'Balance brought forward', '', '', '2,184.36'],
          ['03 Jan', 'Standing order rent', '740.00', '', '1,444.36'],
          ['05 Jan', 'Salary Fenwick Bakery', '', '2,036.18', '3,480.54'],
          ['08 Jan', 'Direct debit electricity', '86.40', '', '3,394.14'],
          ['11 Jan', 'Card payment bookshop', '23.97', '', '3,370.17'],
          ['15 Jan', 'Council tax instalment', '151.00', '', '3,219.17'],
          ['17 Jan', 'Cheque 000418', '60.00', '', '3,159.17'],
          ['22 Jan', 'Refund railway ticket', '', '48.30', '3,207.47'],
          ['26 Jan', 'Card payment dentist', '112.50', '', '3,094.97'],
          ['31 Jan', 'Interest', '', '3.12', '3,098.09'],
        ],
      },
      'Please check your statement and tell us within thirty days about anything you do not recognise. Deposits are protected up to the limit of the compensation scheme.',
    ],
  },
  {
    name: 'allotment-newsletter',
    language: 'en',
    font: "'Caladea'",
    size: 10.5,
    parts: [
      { heading: 'The Oakfield Gardener' },
      {
        columns: [
          [
            'After the wettest February for twenty years, the lower plots were under water until the second week of March. The committee has hired a digger to deepen the ditch along the railway, and volunteers are wanted on Saturday mornings. Bring boots, gloves and a spade; soup will be provided.',
            'The seed exchange takes place in the pavilion on 24 March from two to five. Label your packets with the variety and the year of harvest. Leftover onions and shallots can be had from Dorothy at plot 31 for a small donation to the roof fund.',
          ],
          [
            'Slugs arrive early this year. Instead of pellets, which harm hedgehogs, try a board laid on the soil: in the morning the culprits sit underneath and are easily gathered. Wood ash helps only while it is dry, and coffee grounds hardly at all, whatever your uncle says.',
            'At the annual meeting Leonard Pike was elected treasurer. The rent stays at 42 pounds for a full plot. A padlock has been fitted to the tool shed; its number is on the notice board inside the pavilion. Please do not write it on the door.',
          ],
        ],
      },
    ],
  },
  {
    name: 'council-minutes',
    language: 'en',
    font: "'Carlito'",
    size: 11.5,
    parts: [
      { heading: 'Minutes of the parish council' },
      {
        lines: [
          'Held in the village hall on 9 October 2023 at half past seven',
          'Present: J. Barlow (chair), S. Iqbal, P. Newcombe, R. Tate, the clerk',
        ],
      },
      '1. Apologies were received from Councillor Draper. The minutes of the previous meeting were approved and signed.',
      '2. Footpath 14: the landowner has agreed to reinstate the stile by the end of November. The clerk will thank him and ask for a waymark at the junction near the old brickyard.',
      '3. Playground: the inspector judged the swings safe but recommended that the bark beneath the climbing frame be topped up. Three quotations will be sought; expenditure of up to 800 pounds was approved.',
      '4. Planning: no objection to the conservatory at Rose Cottage. The council objected to the proposed floodlights at the riding school because of the nuisance to neighbouring houses and to bats.',
      '5. Finance: the balance on 30 September was 11,463.20 pounds. Payments for grass cutting, insurance and stationery were authorised.',
      'The next meeting is on 13 November. There being no further business, the chair closed the meeting at ten to nine.',
    ],
  },
];
