import { readWeights } from '../../weighing/weigh.ts';

/** Weights of the evidence on days, fitted by `tests/bench/findings/fit-dates.ts`. */
export const dateWeights = readWeights({
  '': 'above the salutation 0.75; after a name and a comma 0.82; after a number 0.4; after a place 0.82; after the last to pay -0.49; alone 0.17; alone above the salutation 0.24; alone in its line 0.34; alone near the title 0.43; assembled -0.36; at an hour -0.17; before the first to pay 0.41; behind the latest -0.2; below the closing 0.36; below words of another -0.46; below words of its own 0.43; beside a number 0.55; beside an amount -1.09; beside the title 0.56; bought 0.35; discharged 0.9; end of line 0.34; ends a period 0.45; ends the heading 0.09; examined 0.42; expiring -1.46; far behind the latest -1.44; first free 0.68; first of all -0.39; first of cell 0.68; first page 0.32; first printed 0.76; foot 0.27; given over 0.21; head 0.46; in a table -0.51; in parentheses -0.35; in prose -1.36; in the head of a mail 0.21; in the letter -0.31; in the subject -0.62; in words 0.42; last cell in the head 0.17; last free 0.17; last of all -0.88; last printed 0.45; likely one later -0.96; listed -0.43; looked ahead to -0.89; month of a payslip 0.47; month of a statement 0.39; month without a day of a payslip 1.6; month without a day of a statement 0.37; named month of a payslip 0.62; named month of a statement 1.9; names another kind -0.46; names its own kind -0.55; near the title 0.46; next to a number 0.51; none -0.46; none is announced 0.35; none is its own -0.26; none is likely 0.18; none of many -0.28; on a weekday -0.65; only 0.21; paid out 0.29; period -0.86; repeated 0.46; said to be its own 1.08; said to be of another -0.69; score 0.88; score over 50 0.89; score over 80 0.94; share of later -0.27; short year -0.1; shortly before the last to pay 0.74; signed 0.49; to be paid by -0.14; unknown label 0.26; with a time 0.83; years after another -1.52; years before another -0.29',
  announcing:
    'alone -0.51; at an hour -1.02; bought 0.18; foot -0.09; head -0.65; in prose 0.31; latest -0.67; on a weekday -0.17; with a time -0.38',
  certificate: 'none is its own -0.29; none is likely -0.14; none of many -0.16',
  contract: 'none is its own -0.2; none is likely -0.14; none of many -0.11',
  delivered:
    'after a number -0.06; bought -0.07; given over 0.25; head 0.38; label: other 0.35; said to be of another 0.22',
  'delivery-note':
    'none is announced -0.03; none is its own -0.2; none is likely -0.15; none of many -0.04',
  'each certificate':
    'first printed 0.08; last of all 0.36; last printed 0.06; share of later -0.42',
  'each contract': 'first printed 0.69; last of all -0.5; last printed 0.51; share of later 0.82',
  'each delivery-note':
    'first printed 0.25; last of all 0.68; last printed -0.05; share of later -0.51',
  'each invoice': 'first printed 1.03; last of all -0.18; last printed -0.34; share of later -0.56',
  'each letter': 'first printed 0.49; last of all -0.21; share of later -0.13',
  'each manual': 'first printed -0.2; last of all -0.22; last printed -0.12; share of later -0.04',
  'each medical': 'first printed -0.44; last of all 0.26; share of later -1.05',
  'each minutes': 'first printed 0.28; last printed -0.22; share of later -0.13',
  'each offer': 'first printed 0.2; last of all -0.45; last printed -0.26',
  'each other': 'first printed -0.14; last of all -0.37; last printed 0.29; share of later -0.49',
  'each payslip': 'first printed -0.69; last of all 0.2; last printed -0.15; share of later -0.69',
  'each policy': 'first printed -0.26; last of all -0.47; last printed 0.6; share of later 1.31',
  'each receipt': 'first printed 0.33; last of all 0.08; last printed 0.12; share of later 0.14',
  'each reminder': 'first printed 0.48; last of all -0.12; share of later -0.4',
  'each statement': 'first printed 0.11; last of all 0.26; last printed 0.03; share of later -0.57',
  'each tax': 'first printed 0.52; last of all -0.7; last printed -0.26; share of later 0.57',
  'each ticket': 'first printed -0.24; last of all -0.47; last printed 0.46; share of later 1.17',
  held: 'assembled -0.28; at an hour 0.47; first free 0.25; first printed 0.28; foot -0.56; head 0.3; in prose -0.33; label: document -0.04; likely one earlier -0.13; likely one later 0.13; near the title -0.09; on a weekday 0.33; said to be its own -0.14; said to be of another -0.21; signed -0.07',
  invoice:
    'alone -0.27; head 0.44; in prose -0.66; latest 0.07; none is announced -0.12; none is likely -0.13',
  label: 'date 0.16; document 0.7; due -0.18; other -0.42',
  letter:
    'alone 0.72; at an hour -0.07; head 0.2; in prose -0.93; label: date -0.44; label: document 0.04; latest 0.2; looked ahead to -0.18; none is announced 0.15; none is its own 0.11; none is likely 0.52; none of many 0.41; on a weekday -0.46',
  manual: 'none is its own 0.26; none is likely 0.24; none of many 0.06',
  medical:
    'at an hour -0.61; discharged 0.89; examined 0.52; none is announced 0.21; none is its own -0.33; none is likely -0.18; none of many -0.25; said to be of another 0.34; with a time 0.42',
  minutes: 'none is announced -0.1; none is its own 0.36; none of many 0.16',
  none: 'certificate -0.37; contract -0.28; delivery-note -0.2; invoice -0.2; manual 0.26; medical -0.52; minutes 0.31; offer 0.11; other 0.73; payslip -0.09; policy -0.27; receipt -0.29; reminder -0.2; statement -0.41; tax 0.12; ticket -0.3',
  offer: 'none is announced 0.27; none is its own 0.13; none is likely 0.18; none of many 0.06',
  ordered: 'at an hour 0.08; bought 0.55; said to be of another 0.33',
  other: 'none is announced 0.41; none is its own 0.73; none is likely 0.36; none of many 0.32',
  payslip:
    'below words of another -0.19; ends a period 0.27; far behind the latest -0.19; label: due 0.3; label: other 0.12; looked ahead to 0.44; none is announced -0.31; none is likely 0.03; only -0.16; paid out 0.29; to be paid by 0.33',
  policy:
    'none is announced -0.09; none is its own -0.22; none is likely -0.17; none of many -0.11',
  receipt:
    'alone 0.29; latest 0.21; none is announced -0.17; none is its own -0.28; none is likely -0.15; none of many -0.06; with a time 0.37',
  reminder:
    'after a number 0.07; alone 0.1; beside an amount -0.1; head 0.3; in prose -0.17; label: document -0.2; latest 0.34; likely one later -0.28; listed -0.51; names its own kind 0.03; none is its own -0.17; none is likely -0.1; none of many -0.07',
  sold: 'bought 0.32; head 0.55; label: other 0.24; latest 0.4',
  statement:
    'ends a period 0.89; expiring -1.53; head 0.5; in prose -0.06; latest 0.09; listed -0.83; looked ahead to 0.35; none is announced -0.11; none is its own -0.39; none is likely -0.21; none of many -0.17; period 0.44',
  tax: 'none is announced 0.14; none is its own 0.25; none is likely 0.28; none of many -0.14',
  ticket:
    'alone -0.72; at an hour -0.36; first free 0.06; foot 0.62; head -0.9; label: date 0.49; latest -0.44; looked ahead to -0.33; none is announced 0.22; none is its own -0.24; none is likely -0.05; none of many -0.1; on a weekday -0.12; only -0.41; said to be of another 0.03; with a time 0.21',
  told: 'after a name and a comma 0.16; after a place 0.3; expiring -0.03; foot 0.79; head -0.54; in prose 0.51; latest 0.04',
});
