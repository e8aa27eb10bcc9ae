import type { SourcePage } from './page.ts';

export const southernPages: readonly SourcePage[] = [
  {
    name: 'reclamacion',
    language: 'es',
    font: "'Liberation Serif'",
    size: 11.5,
    parts: [
      { lines: ['Begoña Iñíguez Muñoz', 'Calle del Olmo, 33, 2.º izquierda', '28012 Madrid'] },
      { lines: ['Transportes Aguirre, S. A.', 'Atención al cliente'] },
      { lines: ['Madrid, 9 de mayo de 2024'], align: 'right' },
      'Muy señores míos:',
      'El pasado 2 de mayo recibí un envío con el número de seguimiento 7740 5521 que contenía una vajilla de cerámica. Al abrir la caja en presencia del repartidor comprobé que cinco de los doce platos estaban rotos y que el embalaje presentaba señales de haber sido golpeado. El empleado tomó nota del daño en el albarán, cuya copia adjunto.',
      'Según las condiciones publicadas en su página, la empresa responde de los desperfectos ocasionados durante el transporte hasta un importe de trescientos euros. El valor de las piezas dañadas asciende a 87,50 euros, tal como acredita la factura de la tienda. Solicito, por tanto, que me abonen dicha cantidad en la cuenta indicada al pie de esta carta.',
      'Les ruego que contesten por escrito en el plazo de quince días hábiles. De lo contrario, me veré obligada a presentar una reclamación ante la oficina municipal de información al consumidor. Quedo a su disposición para cualquier aclaración y conservo el embalaje por si desean examinarlo.',
      { lines: ['Les saluda atentamente,', 'Begoña Iñíguez Muñoz'] },
    ],
  },
  {
    name: 'factura-imprenta',
    language: 'es',
    font: "'Carlito'",
    size: 11,
    parts: [
      {
        lines: [
          'Imprenta Peñalver',
          'Avenida de la Constitución, 71, 41004 Sevilla',
          'NIF B91774023',
        ],
      },
      { heading: 'Factura 2024/0155' },
      {
        lines: [
          'Fecha: 18 de enero de 2024',
          'Cliente: Asociación Cultural La Cigüeña',
          'Vencimiento: 17 de febrero de 2024',
        ],
      },
      {
        table: [
          ['Concepto', 'Unidades', 'Precio', 'Importe'],
          ['Carteles a color, tamaño A2', '150', '1,20', '180,00'],
          ['Programas de mano plegados', '800', '0,18', '144,00'],
          ['Entradas numeradas', '600', '0,09', '54,00'],
          ['Diseño de la cubierta', '1', '95,00', '95,00'],
          ['', '', 'Base imponible', '473,00'],
          ['', '', 'IVA 21 %', '99,33'],
          ['', '', 'Total factura', '572,33'],
        ],
      },
      'Forma de pago: transferencia bancaria, indicando el número de la factura. Las devoluciones de material impreso solo se admiten por defectos de fabricación comunicados dentro de los diez días siguientes a la entrega.',
    ],
  },
  {
    name: 'lettera-assicurazione',
    language: 'it',
    font: "'Liberation Sans'",
    size: 11,
    parts: [
      { lines: ['Compagnia Assicuratrice Adriatica', 'Via Garibaldi 56, 60121 Ancona'] },
      { lines: ['Gentile signora Lucia Bernabò', 'Piazza della Libertà 4', '47921 Rimini'] },
      { lines: ['Ancona, 11 settembre 2023'], align: 'right' },
      { heading: 'Sinistro numero 2023-40177: offerta di risarcimento' },
      'Gentile signora Bernabò,',
      'abbiamo esaminato la documentazione relativa all’infiltrazione d’acqua avvenuta il 19 luglio nel suo appartamento. Il perito incaricato ha accertato che il danno è stato causato dalla rottura di un tubo di scarico nel bagno del piano superiore e che riguarda il soffitto della cucina, due pensili e parte del pavimento.',
      'In base alle condizioni della polizza le offriamo la somma di 2.480,00 euro, già dedotta la franchigia di centocinquanta euro. Qualora accettasse, la preghiamo di restituirci firmata la quietanza allegata, indicando le coordinate bancarie sulle quali desidera ricevere l’accredito. Il pagamento avverrà entro venti giorni.',
      'Se invece ritiene che l’importo non sia adeguato, può farci pervenire una controperizia a sue spese. Resta inteso che le fotografie e i preventivi già inviati sono conservati presso i nostri uffici e possono essere consultati previo appuntamento.',
      { lines: ['Distinti saluti', 'Ufficio liquidazione sinistri'] },
    ],
  },
  {
    name: 'verbale-condominio',
    language: 'it',
    font: "'Caladea'",
    size: 10.5,
    parts: [
      { heading: 'Regolamento della biblioteca comunale' },
      'Articolo 1. La biblioteca è aperta al pubblico dal martedì al sabato. L’accesso alle sale di lettura è libero e gratuito; per il prestito occorre la tessera, che viene rilasciata a chiunque presenti un documento d’identità valido.',
      'Articolo 2. Si possono prendere in prestito fino a sei volumi per trenta giorni. Il prestito è prorogabile una sola volta, purché il libro non sia stato prenotato da altri. Dizionari, atlanti, periodici e opere rare sono esclusi.',
      'Articolo 3. Chi smarrisce o danneggia un libro è tenuto a sostituirlo con una copia identica oppure a rifonderne il prezzo. Finché non ha provveduto, non potrà ottenere altri prestiti.',
      'Articolo 4. Nelle sale è vietato fumare, consumare cibi e disturbare gli altri lettori. I telefoni devono essere silenziosi. Gli zaini si depositano negli armadietti vicino all’ingresso; il personale non risponde degli oggetti lasciati incustoditi.',
      'Articolo 5. I suggerimenti di acquisto vanno scritti nel registro accanto al banco. La direzione risponde entro un mese, spiegando le ragioni di un eventuale rifiuto.',
    ],
  },
  {
    name: 'carta-escola',
    language: 'pt',
    font: "'Liberation Serif'",
    size: 11.5,
    parts: [
      {
        lines: ['Agrupamento de Escolas de Alcântara', 'Rua da Junqueira, 190', '1300-344 Lisboa'],
      },
      { lines: ['Lisboa, 3 de outubro de 2023'], align: 'right' },
      'Caros encarregados de educação,',
      'Vimos por este meio informar que a visita de estudo ao Museu da Eletricidade se realizará no dia 27 de outubro. A partida está marcada para as oito e meia, em frente ao portão principal, e o regresso para as dezasseis horas. Os alunos deverão levar um lanche, água e um impermeável, pois parte do percurso será feita a pé.',
      'O custo da deslocação é de sete euros e inclui a entrada e o seguro. As famílias que beneficiem de apoio social estão isentas de pagamento. Pedimos que a autorização em anexo seja devolvida, devidamente assinada, até à próxima sexta-feira; sem ela nenhuma criança poderá participar.',
      'Aproveitamos para lembrar que as reuniões com os diretores de turma começam na segunda semana de novembro. A marcação faz-se na secretaria ou por telefone. Agradecemos também que nos comuniquem qualquer alteração de morada ou de contacto, bem como alergias e outras questões de saúde de que devamos ter conhecimento.',
      { lines: ['Com os melhores cumprimentos,', 'A diretora, Conceição Guimarães'] },
    ],
  },
  {
    name: 'contrato-locacao',
    language: 'pt',
    font: "'DejaVu Serif'",
    size: 9,
    parts: [
      { heading: 'Contrato de prestação de serviços' },
      'Pelo presente instrumento, de um lado Construtora Ipê Amarelo Ltda., com sede na Rua São João, 455, Belo Horizonte, doravante denominada contratante, e de outro lado Marcenaria Irmãos Leão, doravante denominada contratada, fica ajustado o seguinte.',
      'Cláusula primeira. A contratada obriga-se a fabricar e instalar doze armários embutidos conforme o projeto anexo, utilizando madeira certificada e ferragens de primeira qualidade.',
      'Cláusula segunda. O preço total é de R$ 38.700,00, pago em três parcelas: a primeira na assinatura, a segunda na entrega das peças e a última após a vistoria final. O atraso no pagamento sujeita a contratante a multa de dois por cento.',
      'Cláusula terceira. O prazo de execução é de noventa dias corridos, prorrogável apenas por motivo de força maior devidamente comprovado. Não havendo justificação, incidirá multa diária de R$ 150,00.',
      'Cláusula quarta. A contratada responde por defeitos de fabricação durante cinco anos. Estão excluídos os danos causados por umidade, mau uso ou alterações feitas por terceiros.',
      'Fica eleito o foro da comarca de Belo Horizonte. E, por estarem de acordo, as partes assinam duas vias de igual teor.',
    ],
  },
];
