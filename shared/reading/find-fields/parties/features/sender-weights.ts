import { readWeights } from '../../weighing/weigh.ts';

/** Weights of the evidence on senders, fitted by `tests/bench/findings/fit-senders.ts`. */
export const senderWeights = readWeights({
  '': 'above a contact 0.27; above an address 0.4; above an organization 0.26; above two organizations -0.13; addressed -0.54; after the fifth -0.16; ahead -0.2; alone 0.27; also at the recipient 0.8; bare -0.14; before a contact 0.3; before an address 0.6; begins like a sentence -0.88; behind -0.56; below a signature 0.57; below an organization 0.41; department -0.51; first 0.35; first organization 0.17; greeted -0.16; in a domain 1.05; in a row of values -4; in another column -0.42; in capitals -0.19; in no domain -0.98; in the foot 0.51; in the head 0.54; in the head and the foot -0.42; institution 0.63; japanese 1.64; kind only -0.38; last -0.03; legal form 1.17; legal form and kind 0.31; like a title -1.32; likeliest by its places 0.57; none -0.09; none of many -0.86; on the first page -0.15; one word -0.78; only at the recipient 0.23; only organization 0.15; organization 0.04; organization above -0.3; organization elsewhere -0.21; organizations above -0.46; person 0.23; place of an address -0.07; places 0.2; practice 0.5; repeated 0.09; repetitions -0.39; same as a domain 0.77; score 0.39; second 0.43; small words -2.05; superior authority -1.41; third 0.6; two words -0.52; with a digit -1.35; with an amount -0.9',
  at: 'after an unknown label -0.06; as in a domain -0.43; before the role of the recipient -0.26; before the role of the sender 0.78; behind a bare from -0.52; below the closing 0.19; first party of a contract 1.23; first person with particulars 0.15; first row 0.65; label of an employer 0.07; label of the recipient -1.24; label of the sender 1.75; last lines -0.14; name and address in the foot 0.3; organization below the closing 0.19; organization in the foot 0.43; owner of the account -0.04; prepared by 4; prepared for -4; recipient of a mail -4; rest of the letterhead -0.89; return address 0.58; second row 0.22; sender of a mail 2.65; third or fourth row -0.18; within a line -0.06',
  certificate:
    'at: first person with particulars -0.43; at: label of the sender -0.49; first -0.34; first organization 0.33; in capitals 0.36; in the foot 0.36; one word 0.12; only at the recipient 0.2; organization -0.1; person -0.32; repeated -0.13',
  contract:
    'at: first person with particulars 0.95; at: label of the sender 0.17; first -0.52; first organization 0.25; in capitals -1.02; in the foot -0.62; one word -0.16; only at the recipient 0.16; organization 0.39; person 0.95; repeated -0.32',
  'delivery-note':
    'first 0.68; first organization 0.22; in capitals 0.32; in the foot -0.04; only at the recipient -0.03; organization 0.11; person 0.1; repeated -0.05',
  department:
    'above an organization 0.18; first 0.13; organization above -0.31; organization elsewhere -0.17',
  'in two lines':
    'above a gap -0.54; above an address 0.06; always -1.28; first is an organization -0.46; first is one word -0.06; first word elsewhere -0.05; in equal letters -0.91; joined by a small word -0.09; second has many words -0.44; second in a domain 0.22; second is an organization -0.32; second is one word -0.12',
  institution: 'above an organization -0.11; below an organization -0.14; first 0.24',
  invoice:
    'at: label of the sender 0.23; first 0.22; first organization -0.09; in a domain 0.05; in capitals -0.04; in the foot 0.06; one word -0.37; only at the recipient 0.12; organization 0.12; person 0.38; repeated 0.44',
  'kind only': 'at: sender of a mail -0.11; first -0.35; organization elsewhere -0.21',
  letter:
    'at: behind a bare from -0.28; at: first person with particulars -0.17; at: label of the sender -0.05; first -0.06; in a domain 0.09; in capitals 0.12; in the foot 0.38; one word -0.11; only at the recipient -0.19; organization -0.27; person 0.44; repeated 0.64',
  manual:
    'first 0.18; first organization -0.42; in a domain 0.1; in capitals -0.47; in the foot 0.59; one word 0.18; only at the recipient -0.05; organization -0.24; person -0.4; repeated -0.06',
  medical:
    'at: first person with particulars -0.05; at: label of the sender 0.11; first 0.54; first organization 0.04; in capitals 0.26; in the foot -0.23; one word -0.16; only at the recipient 0.34; organization -0.29; person 0.28; repeated -0.04',
  minutes:
    'first 0.15; first organization -0.06; in capitals -0.07; in the foot -0.38; one word -0.25; only at the recipient -0.04; organization -0.08; person -0.45; repeated -0.11',
  none: 'certificate -0.6; contract -0.66; delivery-note -0.21; invoice -0.36; letter -0.17; manual 0.8; medical -0.09; minutes 0.57; no organization 0.75; offer 0.17; other 1.51; payslip -0.11; policy -0.11; receipt -0.42; reminder -0.18; statement -0.06; tax -0.23; ticket 0.07; to no one -0.04; unknown 0.15',
  offer:
    'first 0.3; first organization 0.16; in a domain 0.17; in capitals 0.15; in the foot 0.16; one word -0.11; only at the recipient -0.08; person -0.09; repeated -0.13',
  organization:
    'above an address 0.11; above an organization 0.08; alone 0.3; at: after an unknown label -0.04; at: first row 0.37; at: last lines -0.33; at: second row -0.04; at: third or fourth row 0.33; at: within a line 0.13; before an address 0.43; first 0.05; first organization 0.17; in capitals -0.08; in the foot 0.31; only at the recipient -0.07; organization above 0.35; organization elsewhere -0.17; repeated -0.07',
  other:
    'above an address -0.06; above an organization 0.22; alone 0.1; at: after an unknown label -0.28; at: below the closing 0.3; at: first row 0.67; at: label of the sender -0.05; at: last lines 0.2; at: second row 0.26; at: third or fourth row -0.25; at: within a line -0.43; before an address -0.36; below an organization 0.36; first -0.22; first organization -0.33; in capitals -0.16; in the foot 0.21; one word -0.11; only at the recipient -0.18; organization 0.11; organization above -0.36; organization elsewhere -0.08; person -0.97; repeated -0.18',
  payslip:
    'at: label of the sender 0.06; first organization 0.3; in capitals -0.1; in the foot -0.07; one word -0.15; organization 0.41; repeated -0.09',
  person:
    'above an address 0.55; above an organization -0.05; alone -0.19; at: after an unknown label 0.26; at: below the closing -0.12; at: first row 0.42; at: third or fourth row -0.25; at: within a line 0.06; before an address 0.56; below an organization 0.06; first 0.52; greeted -0.14; in capitals -0.67; in the foot 0.29; only at the recipient 0.47; organization above -0.41; organization elsewhere -0.1; repeated 0.34',
  policy:
    'at: first person with particulars -0.14; at: label of the sender -0.06; first -0.22; first organization -0.52; in capitals 0.29; in the foot 0.6; one word 0.71; only at the recipient -0.1; organization -0.06; person -0.1; repeated 0.34',
  receipt:
    'at: behind a bare from -0.1; at: first person with particulars 0.09; at: label of the sender 0.33; first 0.47; in a domain 0.22; in the foot -0.28; one word 0.24; only at the recipient 0.14; organization -0.61; person 0.48; repeated -0.22',
  reminder:
    'at: label of the sender -0.13; first organization 0.47; in a domain 0.37; in capitals 0.48; in the foot 0.16; one word -0.49; only at the recipient -0.16; organization -0.09; person 0.12; repeated 0.03',
  statement:
    'at: label of the sender -0.07; first 0.69; first organization 0.26; in capitals 0.26; in the foot -0.1; one word -0.1; only at the recipient -0.04; organization 0.19; repeated -0.22',
  'superior authority':
    'above an organization -0.75; first -0.93; organization above -0.04; organization elsewhere -0.5',
  tax: 'at: first person with particulars -0.05; at: label of the sender 0.03; first 0.1; first organization -0.05; in a domain 0.06; in capitals 0.18; in the foot -0.32; one word -0.17; only at the recipient -0.04; organization 0.3; person 0.03',
  ticket:
    'at: behind a bare from -0.12; at: label of the sender 0.05; first 0.55; in capitals 0.12; in the foot 0.06; only at the recipient -0.05; organization 0.06; repeated 0.05',
  'to no one':
    'bare -1.22; first -0.13; in capitals -0.33; one word -2.77; organization -0.62; person -0.93',
  unknown:
    'at: first person with particulars -0.04; at: label of the sender 0.11; first -0.55; first organization -0.22; in a domain -0.06; in capitals -0.22; in the foot 0.05; one word 0.08; only at the recipient 0.09; organization -0.27; person -0.18; repeated -0.04',
});
