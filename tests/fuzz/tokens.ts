import type { createRandom } from '../support/fixtures/mutate-bytes.ts';

type Random = ReturnType<typeof createRandom>;

/** Tokens of each format, which are inserted into files, and repeated and nested to files of their own. */
const tokensOf = new Map([
  [
    'pdf',
    `obj|endobj|1 0 obj\n|stream\n|\nendstream|<<|>>|[|]|/Filter|/FlateDecode|/F#6c#61teDecode|/LZWDecode|/ASCII85Decode
    |/RunLengthDecode|/DCTDecode|/JBIG2Decode|/Crypt|/Length 9|/Length 6 0 R|/Type /ObjStm|/N 99999|/First 9|/Prev 9|xref\n
    |0 9\n|trailer|startxref|/Kids [3 0 R]|/Parent 2 0 R|/Count 2000000000|/Encrypt|/ToUnicode|beginbfrange|<0000> <ffff>
    |BT|ET|Tj|Do|/X Do |q |Q |cm|Tf|(\\(|%|\\ddd|BI /W 9999 /H 9999 ID|EI|sh|scn|gs|-1|9999999999|0.000001|null|R |6 0 R `,
  ],
  [
    'picture',
    `IHDR|IDAT|PLTE|tRNS|IEND|acTL|fdAT|GIF89a|\u0021\u00f9|\u002c|\u003b|RIFF|WEBP|VP8 |VP8L|VP8X|ALPH|ANMF|II*\0|MM\0*|BM
    |Exif\0\0|JFIF\0|Adobe|\0\0\0\u0001|\0\u0001|\u007f\u007f\u007f\u007f|\0|\u0001|x\u009c|\u0008\u0003\u0001\0\u0004\0\0\0|\u0010`,
  ],
  [
    'office',
    `<w:p>|</w:p>|<w:t>|</w:t>|<w:r>|<c t="s">|<v>0</v>|<v>-1</v>|</c>|<row>|<si>|<t>|<sheet r:id="rId1"/>|<table:table
    |<text:p>|<text:note-body>|<office:annotation>|<mc:Fallback>|<a:t>|<Relationship Id="rId1" Target="../a"/>|&amp;|&#x10ffff;
    |<![CDATA[|]]>|<!--|-->|<?|?>|xmlns:a="b"|__proto__="1"|constructor`,
  ],
  [
    'rtf',
    `{|}|\\|\\'|\\'41|\\'8|\\u65 ?|\\u-1 |\\uc9|\\bin9 |\\bin99999999 |\\*|\\par|\\f1|\\fonttbl|\\fcharset128|\\ansicpg932
    |\\ansicpg0|\\pict|\\footnote|\\constructor|\\__proto__|\\toString|\\-9999999999|;| `,
  ],
  [
    'html',
    `<b>|</b>|<i>|</p>|<p>|<table>|<td>|<pre>|<script>|</script|<style>|<svg>|</svg>|<math>|<title>|<textarea>|<template>|<!--
    |-->|<!DOCTYPE|<![CDATA[|]]>|&|&amp|&#x|&#1;|&notin|=|"|'| a=b|<a |/>|\u0301|\u0316|\u200b|\ufb01`,
  ],
  [
    'xml',
    `<a>|</a>|<a:b>|</a:b>|<a b="|c="d" |<!DOCTYPE a [|<!ENTITY b "c">|]>|&b;|&amp;|<![CDATA[|]]>|<!--|-->|<?xml encoding="utf-7"?>
    |<script>|\n| |__proto__="x"`,
  ],
  [
    'e-invoice',
    `<cac:InvoiceLine>|</cac:InvoiceLine>|<cbc:Note>|</cbc:Note>|<ram:IncludedSupplyChainTradeLineItem>|<cac:AllowanceCharge/>
    |<ram:ApplicableTradeTax/>|<FatturaElettronicaBody/>|<DettaglioLinee/>|<FaWiersz/>|<cbc:PayableAmount>|9|-|.|2026-02-30|2026
    |<a>|</a>|<a/>|xmlns="u"| xmlns:b="u"|<b:c/>| d="e"|<!DOCTYPE a [|<!ENTITY b "c">|]>|&b;|&amp;|&#x41;|&#x110000;|<![CDATA[|]]>
    |<!--|-->|<?xml encoding="utf-16"?>|__proto__|constructor|\u0000|\n| |/EmbeddedFile|stream\n|endstream|<Invoice
    |urn:oasis:names:specification:ubl:schema:xsd:Invoice-2`,
  ],
  [
    'mail',
    `From: a@b.c\n|To: a:b,c;\n|Subject: |=?utf-8?q?=41?=|=?utf-8?b?QQ==?=|\n |\n\n|Content-Type: multipart/mixed; boundary=b\n
    |Content-Type: multipart/alternative; boundary=c\n|Content-Type: text/html\n|Content-Type: message/rfc822\n|--b\n|--b--\n|--c\n
    |Content-Transfer-Encoding: base64\n|Content-Transfer-Encoding: quoted-printable\n|charset=iso-2022-jp|; name*0*=utf-8''a
    |=41|=\n|<a href="|&amp;|"|(|<|>|,|;|Date: 1\n`,
  ],
  [
    'envelope',
    `Content-Type: message/rfc822\n|Content-Transfer-Encoding: base64\n|\n\n|--b\n|begin 644 a\n|end\n|M|\u0060\n|From a Tue 09:30:00 2024\n|From \n|From a 11:11| 11:11
    |PK\u0001\u0002|PK\u0003\u0004|PK\u0005\u0006|\u0000|\u0000\u0000\u0000\u0000|\u0001|\u0010|\u001f|\u001e|\u0002|~|0|0\u0002|\u0004
    |__attach_version1.0_|\u0006\u0009|7\u0001\u0001`,
  ],
  [
    'text',
    ` |\n|\r\n|\t|\u0301|\u0316|\u0000|\ufeff|\u2028|\ud83d\ude00|\u202e|\ufb01|\ufdf9|a|é|漢`,
  ],
]);

/** Readers of the same format, or of one that is found in any bytes. */
const sameTokens = new Map([
  ['drawing', 'pdf'],
  ['legacy-office', 'text'],
]);

/** Returns the tokens of a reader. The lists above separate them by bars, and by line breaks for readability. */
export function tokensFor(reader: string): readonly string[] {
  const tokens = tokensOf.get(sameTokens.get(reader) ?? reader);
  if (!tokens) throw new Error(`No tokens for ${reader}`);
  return tokens.split(/(?:\n {4})?\|/);
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}
