import { readWeights } from '../../weighing/weigh.ts';

/** Weights of the evidence on days, fitted by `tests/bench/findings/fit-dates.ts`. */
export const dateWeights = readWeights({
  '': 'above the salutation 0.78; after a name and a comma 0.78; after a number 0.35; after a place 0.85; after the last to pay -0.49; alone 0.08; alone above the salutation 0.21; alone in its line 0.21; alone near the title 0.46; assembled -0.19; at an hour -0.11; before the first to pay 0.38; behind the latest -0.24; below the closing 0.36; below words of another -0.42; below words of its own 0.43; beside a number 0.46; beside an amount -1.15; beside the title 0.58; bought 0.4; discharged 0.95; end of line 0.35; ends a period 0.48; ends the heading -0.05; examined 0.36; expiring -1.47; far behind the latest -1.49; first free 0.68; first of all -0.43; first of cell 0.69; first page 0.32; first printed 0.75; foot 0.21; given over 0.16; head 0.48; in a table -0.48; in parentheses -0.39; in prose -1.37; in the head of a mail 0.2; in the letter -0.33; in the subject -0.57; in words 0.47; last cell in the head 0.16; last free 0.14; last of all -0.89; last printed 0.48; likely one later -0.95; listed -0.44; looked ahead to -0.95; month of a payslip 0.49; month of a statement 0.43; month without a day of a payslip 1.62; month without a day of a statement 0.34; named month of a payslip 0.68; named month of a statement 1.89; names another kind -0.46; names its own kind -0.43; near the title 0.47; next to a number 0.52; none -0.46; none is announced 0.32; none is its own -0.27; none is likely 0.16; none of many -0.31; on a weekday -0.52; only 0.22; paid out 0.28; period -0.88; repeated 0.34; said to be its own 1.07; said to be of another -0.62; score 0.89; score over 50 0.89; score over 80 0.93; share of later -0.31; short year -0.11; shortly before the last to pay 0.75; signed 0.44; to be paid by -0.24; unknown label 0.19; with a time 0.81; years after another -1.66; years before another -0.22',
  announcing:
    'alone -0.56; at an hour -0.96; bought 0.24; foot 0.03; head -0.84; in prose -0.04; latest -0.79; on a weekday -0.13; with a time -0.41',
  certificate: 'none is its own -0.28; none is likely -0.13; none of many -0.16',
  contract: 'none is its own -0.22; none is likely -0.14; none of many -0.12',
  delivered:
    'after a number -0.07; bought -0.09; given over 0.31; head 0.38; label: other 0.37; said to be of another 0.21',
  'delivery-note':
    'none is announced -0.04; none is its own -0.21; none is likely -0.16; none of many -0.05',
  'each certificate': 'last of all 0.39; share of later -0.41',
  'each contract': 'first printed 0.74; last of all -0.44; last printed 0.46; share of later 0.75',
  'each delivery-note':
    'first printed 0.26; last of all 0.68; last printed -0.04; share of later -0.5',
  'each invoice': 'first printed 1.05; last of all -0.22; last printed -0.29; share of later -0.57',
  'each letter': 'first printed 0.41; last of all -0.34; share of later -0.06',
  'each manual': 'first printed -0.19; last of all -0.21; last printed -0.1; share of later -0.04',
  'each medical': 'first printed -0.45; last of all 0.27; share of later -1.01',
  'each minutes': 'first printed 0.22; last of all 0.07; last printed -0.24; share of later -0.34',
  'each offer': 'first printed 0.27; last of all -0.41; last printed -0.35; share of later -0.06',
  'each other': 'first printed -0.27; last of all -0.38; last printed 0.23; share of later -0.45',
  'each payslip': 'first printed -0.56; last of all 0.2; last printed -0.16; share of later -0.65',
  'each policy': 'first printed -0.35; last of all -0.38; last printed 0.6; share of later 1.29',
  'each receipt': 'first printed 0.47; last printed 0.2; share of later 0.27',
  'each reminder': 'first printed 0.44; last of all -0.2; last printed 0.12; share of later -0.36',
  'each statement': 'first printed 0.13; last of all 0.22; share of later -0.58',
  'each tax': 'first printed 0.56; last of all -0.63; last printed -0.32; share of later 0.54',
  'each ticket': 'first printed -0.23; last of all -0.45; last printed 0.51; share of later 1.22',
  held: 'assembled -0.13; at an hour 0.54; first free 0.23; first printed 0.22; foot -0.65; head 0.25; in prose -0.46; label: document -0.05; likely one earlier -0.17; likely one later 0.16; near the title -0.2; on a weekday 0.32; said to be its own -0.12; said to be of another -0.3; signed -0.07',
  invoice: 'alone -0.2; head 0.48; in prose -0.65; latest 0.12',
  label: 'date 0.05; document 0.71; due -0.25; other -0.5',
  letter:
    'alone 0.78; at an hour -0.16; head 0.19; in prose -0.96; latest 0.17; none is announced 0.2; none is its own 0.13; none is likely 0.38; none of many 0.42; on a weekday -0.5',
  manual: 'none is its own 0.26; none is likely 0.24; none of many 0.06',
  medical:
    'at an hour -0.69; discharged 0.95; examined 0.48; none is announced 0.27; none is its own -0.36; none is likely -0.16; none of many -0.27; said to be of another 0.43; with a time 0.38',
  minutes: 'none is announced -0.11; none is its own 0.52; none of many 0.24',
  none: 'certificate -0.37; contract -0.28; delivery-note -0.22; invoice -0.13; letter 0.03; manual 0.26; medical -0.55; minutes 0.45; offer 0.1; other 0.74; payslip -0.17; policy -0.3; receipt -0.31; reminder -0.22; statement -0.42; tax 0.1; ticket -0.33',
  offer: 'none is announced 0.25; none is its own 0.12; none is likely 0.16; none of many 0.05',
  ordered: 'at an hour 0.14; bought 0.45; said to be of another 0.19',
  other: 'none is announced 0.25; none is its own 0.74; none is likely 0.46; none of many 0.3',
  payslip:
    'below words of another -0.18; ends a period 0.33; far behind the latest -0.15; label: due 0.18; looked ahead to 0.34; none is announced -0.34; none is its own -0.11; only -0.06; paid out 0.28; to be paid by 0.18',
  policy: 'none is announced -0.1; none is its own -0.24; none is likely -0.19; none of many -0.13',
  receipt:
    'alone 0.3; latest 0.14; none is announced -0.17; none is its own -0.29; none is likely -0.18; none of many -0.07; with a time 0.46',
  reminder:
    'after a number 0.09; alone 0.07; head 0.3; in prose -0.26; label: document -0.24; latest 0.29; likely one later -0.3; listed -0.54; names another kind -0.03; names its own kind 0.05; none is its own -0.19; none is likely -0.11; none of many -0.07',
  sold: 'bought 0.37; head 0.62; label: other 0.3; latest 0.46',
  statement:
    'ends a period 0.9; expiring -1.52; head 0.49; in prose -0.03; latest -0.04; listed -0.96; looked ahead to 0.4; none is announced -0.11; none is its own -0.39; none is likely -0.2; none of many -0.19; period 0.39',
  tax: 'none is announced 0.1; none is its own 0.25; none is likely 0.29; none of many -0.16',
  ticket:
    'alone -0.77; at an hour -0.4; first free 0.09; foot 0.65; head -0.94; label: date 0.5; latest -0.4; looked ahead to -0.32; none is announced 0.25; none is its own -0.27; none is likely -0.05; none of many -0.09; on a weekday -0.09; only -0.38; said to be of another 0.1; with a time 0.1',
  told: 'after a name and a comma 0.09; after a place 0.27; expiring -0.03; foot 0.85; head -0.43; in prose 0.54; latest 0.04',
});
