import { readWeights } from '../../weighing/weigh.ts';

/** Weights of the evidence on days, fitted by `tests/bench/findings/fit-dates.ts`. */
export const dateWeights = readWeights({
  '': 'above the salutation 0.78; after a name and a comma 0.81; after a number 0.39; after a place 0.83; after the last to pay -0.45; alone 0.15; alone above the salutation 0.24; alone in its line 0.32; alone near the title 0.49; assembled -0.25; at an hour -0.19; before the first to pay 0.36; behind the latest -0.26; below the closing 0.42; below words of another -0.5; below words of its own 0.53; beside a number 0.43; beside an amount -1.09; beside the title 0.55; bought 0.39; discharged 0.9; end of line 0.37; ends a period 0.48; examined 0.4; expiring -1.47; far behind the latest -1.45; first free 0.64; first of all -0.38; first of cell 0.64; first page 0.3; first printed 0.78; foot 0.28; given over 0.2; head 0.47; in a table -0.5; in parentheses -0.33; in prose -1.4; in the head of a mail 0.19; in the letter -0.29; in the subject -0.67; in words 0.45; last cell in the head 0.13; last free 0.17; last of all -0.9; last printed 0.46; likely one later -0.95; listed -0.37; looked ahead to -0.94; month of a payslip 0.56; month of a statement 0.42; month without a day of a payslip 1.58; month without a day of a statement 0.33; named month of a payslip 0.72; named month of a statement 1.86; names another kind -0.49; names its own kind -0.51; near the title 0.53; next to a number 0.47; none -0.47; none is announced 0.26; none is its own -0.26; none is likely 0.21; none of many -0.31; on a weekday -0.58; only 0.2; paid out 0.28; period -0.85; repeated 0.37; said to be its own 1.14; said to be of another -0.67; score 0.89; score over 50 0.89; score over 80 0.92; share of later -0.28; short year -0.07; shortly before the last to pay 0.72; signed 0.48; to be paid by -0.19; unknown label 0.21; with a time 0.88; years after another -1.53; years before another -0.25',
  announcing:
    'alone -0.49; at an hour -0.94; bought 0.22; head -0.83; in prose -0.05; latest -0.78; on a weekday -0.11; with a time -0.38',
  certificate: 'none is its own -0.28; none is likely -0.15; none of many -0.16',
  contract: 'none is its own -0.22; none is likely -0.16; none of many -0.12',
  delivered:
    'after a number -0.07; bought -0.05; given over 0.27; head 0.43; label: other 0.34; said to be of another 0.19',
  'delivery-note':
    'none is announced -0.05; none is its own -0.21; none is likely -0.16; none of many -0.05',
  'each certificate':
    'first printed 0.08; last of all 0.38; last printed 0.1; share of later -0.44',
  'each contract': 'first printed 0.54; last of all -0.46; last printed 0.47; share of later 0.86',
  'each delivery-note': 'first printed 0.35; last of all 0.66; share of later -0.58',
  'each invoice': 'first printed 1.09; last of all -0.1; last printed -0.24; share of later -0.63',
  'each letter': 'first printed 0.52; last of all -0.22; last printed 0.05; share of later -0.11',
  'each manual': 'first printed -0.18; last of all -0.22; last printed -0.12; share of later -0.03',
  'each medical': 'first printed -0.45; last of all 0.26; share of later -1.09',
  'each minutes': 'first printed 0.28; last of all 0.04; last printed -0.25; share of later -0.16',
  'each offer': 'first printed 0.27; last of all -0.38; last printed -0.33; share of later -0.07',
  'each other': 'first printed -0.24; last of all -0.43; last printed 0.21; share of later -0.42',
  'each payslip': 'first printed -0.66; last of all 0.21; last printed -0.17; share of later -0.66',
  'each policy': 'first printed -0.35; last of all -0.53; last printed 0.55; share of later 1.36',
  'each receipt': 'first printed 0.42; last printed 0.09; share of later 0.2',
  'each reminder': 'first printed 0.41; last of all -0.15; last printed 0.11; share of later -0.43',
  'each statement':
    'first printed 0.13; last of all 0.23; last printed -0.05; share of later -0.59',
  'each tax': 'first printed 0.6; last of all -0.73; last printed -0.21; share of later 0.63',
  'each ticket': 'first printed -0.26; last of all -0.46; last printed 0.46; share of later 1.18',
  held: 'assembled -0.31; at an hour 0.46; first free 0.22; first printed 0.28; foot -0.58; head 0.31; in prose -0.34; likely one earlier -0.11; likely one later 0.11; near the title -0.1; on a weekday 0.33; said to be its own -0.13; said to be of another -0.21; signed -0.05',
  invoice:
    'alone -0.25; head 0.5; in prose -0.65; latest 0.03; none is announced -0.13; none is likely -0.09',
  label: 'date 0.12; document 0.74; due -0.23; other -0.47',
  letter:
    'alone 0.72; at an hour -0.07; head 0.2; in prose -0.92; label: date -0.47; latest 0.2; looked ahead to -0.13; none is announced 0.12; none is its own 0.13; none is likely 0.57; none of many 0.42; on a weekday -0.54',
  manual: 'none is its own 0.25; none is likely 0.23; none of many 0.06',
  medical:
    'at an hour -0.67; discharged 0.89; examined 0.53; none is announced 0.24; none is its own -0.34; none is likely -0.18; none of many -0.27; said to be of another 0.33; with a time 0.37',
  minutes: 'none is announced -0.09; none is its own 0.38; none of many 0.17',
  none: 'certificate -0.38; contract -0.29; delivery-note -0.22; invoice -0.17; letter 0.04; manual 0.25; medical -0.54; minutes 0.33; offer 0.1; other 0.73; payslip -0.07; policy -0.28; receipt -0.29; reminder -0.22; statement -0.42; tax 0.11; ticket -0.32',
  offer: 'none is announced 0.26; none is its own 0.11; none is likely 0.16; none of many 0.05',
  ordered: 'at an hour 0.13; bought 0.48; said to be of another 0.18',
  other: 'none is announced 0.31; none is its own 0.73; none is likely 0.39; none of many 0.28',
  payslip:
    'below words of another -0.16; ends a period 0.29; far behind the latest -0.25; label: due 0.17; looked ahead to 0.32; none is announced -0.36; none is likely 0.06; only -0.07; paid out 0.28; to be paid by 0.17',
  policy:
    'none is announced -0.09; none is its own -0.23; none is likely -0.17; none of many -0.12',
  receipt:
    'alone 0.29; latest 0.16; none is announced -0.16; none is its own -0.27; none is likely -0.16; none of many -0.06; with a time 0.46',
  reminder:
    'after a number 0.12; alone 0.07; beside an amount -0.09; head 0.28; in prose -0.24; label: document -0.23; latest 0.32; likely one later -0.29; listed -0.57; names another kind -0.03; names its own kind 0.08; none is its own -0.18; none is likely -0.11; none of many -0.07',
  sold: 'bought 0.37; head 0.61; label: other 0.29; latest 0.48',
  statement:
    'ends a period 0.92; expiring -1.53; head 0.51; in prose -0.07; latest 0.05; listed -0.8; looked ahead to 0.36; none is announced -0.11; none is its own -0.38; none is likely -0.2; none of many -0.18; period 0.43',
  tax: 'none is announced 0.1; none is its own 0.24; none is likely 0.26; none of many -0.14',
  ticket:
    'alone -0.75; at an hour -0.4; first free 0.08; foot 0.65; head -0.92; label: date 0.53; latest -0.42; looked ahead to -0.35; none is announced 0.3; none is its own -0.24; none is likely -0.04; none of many -0.1; on a weekday -0.04; only -0.4; said to be of another 0.11; with a time 0.18',
  told: 'after a name and a comma 0.17; after a place 0.29; expiring -0.04; foot 0.77; head -0.46; in prose 0.45; latest 0.05',
});
