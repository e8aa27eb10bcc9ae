import { expect, it } from 'vitest';
import { isDeviceName } from './device-names.ts';

it.each([
  'scan_0012',
  'SCAN0001',
  'Scan 2024-03-01 12.33',
  'Scan 1. März 2024 um 12.33',
  'Scanned Document (3)',
  'scan from a Xerox Scanner',
  'IMG_20240301_123301',
  'IMG-20240301-WA0007',
  'DSC00012',
  'DSCN4711 (1)',
  'PXL_20240301_101112131.MP',
  'P1010012',
  'document(3)',
  'document',
  'doc1',
  'Neues Dokument',
  'Dokument 4',
  'Adobe Scan 01 Mar 2024',
  'CamScanner 03-01-2024 12.33',
  'WhatsApp Image 2024-03-01 at 12.33.01',
  'WhatsApp Bild 2024-03-01 um 12.33.01',
  'Imagen de WhatsApp 2024-03-01 a las 12.33.01',
  'Zdjęcie WhatsApp 2024-03-01 o 12.33.01',
  '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  '3F2504E04F8911D39A0C0305E82C3301',
  '20240301_123301',
  '2024-03-01',
  'Numérisation_20240301',
  'Documento escaneado 2',
  'Scansione 12',
  'Zeskanowany dokument 1',
  'Digitalização 3',
  'Imagem (12)',
  'Document scanat 7',
  'Fișier',
  'Capture d’écran 2024-03-01 à 12.33.01',
  'Bildschirmfoto 2024-03-01 um 12.33.01',
  'Scan - Kopie (2)',
  'SKM_C224e21030112330',
])('takes %s for the name of a device', (name) => {
  expect(isDeviceName(name)).toBe(true);
});

it.each([
  'Invoice 2024-03',
  'Scan Invoice Meier',
  'Rechnung_0012',
  'Document about taxes',
  'Foto Anna 2024',
  'Mietvertrag',
  'document-types',
  '2024',
  'Imagine Ltd contract',
  'Printer manual',
  'A4',
  'deed',
  '',
])('takes %j for the name that a person gave', (name) => {
  expect(isDeviceName(name)).toBe(false);
});

it('takes a name of decomposed letters as the same in composed ones', () => {
  expect(isDeviceName('Numérisation 1'.normalize('NFD'))).toBe(true);
});
