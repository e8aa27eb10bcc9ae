import type { Lexicon } from './lexicon.ts';

export const portuguese: Lexicon = {
  frequentWords:
    'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já eu também só pelo pela até isso ela entre depois sem mesmo aos seus quem nas me esse eles você essa num nem suas meu às minha numa pelos elas qual nós lhe deles este ser são está foi ter há sobre qualquer pelas rua exmo senhor',
  months: [
    'janeiro jan',
    'fevereiro fev',
    'março mar',
    'abril abr',
    'maio mai',
    'junho jun',
    'julho jul',
    'agosto ago',
    'setembro set',
    'outubro out',
    'novembro nov',
    'dezembro dez',
  ],
  labels: {
    documentDate:
      'emissão, emitida em, emitido em, comprado em, comprada em, data da reserva, adquirido em, data da fatura, data da factura, data de emissão, data emissão, emitida em, emitido em, data do documento, data documento, data da nota, data do recibo, data do orçamento, data orçamento, data da proposta, data proposta, data da guia, data do extrato, data do relatório, data da reunião, reunião de, data da ata, realizada em, celebrado em, assinado em, data de celebração, data da compra, data do talão, data e hora, data hora, data de emissão da fatura, data fatura, data factura, data da liquidação, data da notificação, data da nota de crédito, data da carta, passado em, expedido em, emissão, dt emissão, data do pedido de venda, data da assinatura, lavrada em, data da transação, data da assembleia, realizada no dia, datado de, data do laudo, data do resultado, aos, data de expedição, data da venda, data da apólice, data do certificado, data desta carta, data de envio, enviado em, data de criação, criado em, data da prescrição, prescrito em, data da decisão, data da comunicação, assinado digitalmente em, pago por transferência em, data do pagamento do salário, emitido a, emitida a, passada em, data do aviso, processado em, processado por computador em, data fecho, data de fecho, local e data, data e local, impresso em, data de impressão, validado em, data de validação, data do relatório médico, data da emissão, data do documento fiscal, data do recibo de vencimento, data da alta',
    date: 'data, em, aos dias, dia',
    dueDate:
      'pagamento até ao dia, pague até ao dia, data limite para pagamento, data de vencimento, vencimento, data limite de pagamento, data limite, pagar até, pagável até, pagamento até, vence em, vence a, a pagar até, data de pagamento, data vencimento, prazo de pagamento, pague até, a liquidar até, liquidar até, limite de pagamento, débito em, data de débito, débito a partir de, até ao dia, até o dia, data do débito, prazo limite de pagamento, data limite pagamento, venc, dt vencimento, deve ser pago até, regularizar até, pagamento a efetuar até, vencimento em, com vencimento em, será debitado em, será debitado a, prazo para pagamento, data prevista de débito, prazo de pagamento até, data do vencimento, pagar antes de, até à data de, no máximo até, até quando pagar, até quando, pagar antes do dia, pague antes de, último dia para pagamento, pagamento limite, prazo para pagar, débito bancário em, será cobrado em, quitação até, pagamento deve ser efetuado até, regularização até, vencimentos, débito direto a partir de, débito direto em, cota única, parcela única, 1ª parcela, primeira parcela, 1ª prestação, primeira prestação, 1ª prest, pagamento único, pagável até ao dia, vencimento da 1ª parcela, data limite do pagamento, limite pagamento, vcto, vencto',
    otherDate:
      'data de nascimento, nascido em, nascida em, nascido a, nascida a, nasc, dt nasc, nascimento, data de entrega, entregue em, data da entrega, data da encomenda, data do pedido, pedido de, encomenda de, vossa encomenda de, período, período de faturação, período de faturamento, período de referência, válido até, válida até, validade, validade da proposta, validade do orçamento, data de validade, início, fim, data de início, data início, data de fim, data de admissão, admissão, admitido em, data admissão, vigência, início de vigência, fim de vigência, efeitos a partir de, a partir de, desde, de, até, lei de, lei n, decreto lei n, decreto de, portaria de, vossa carta de, nossa carta de, nossa fatura de, fatura vencida de, partida, chegada, ida, volta, regresso, data da viagem, data da consulta, consulta de, data de internamento, internamento, data da alta, alta, data de colheita, colheita, data da coleta, coleta, recebido em, próxima consulta, próxima reunião, leitura anterior, leitura atual, próxima leitura, saldo em, saldo a, saldo anterior, saldo inicial, saldo final, impresso em, data de impressão, versão, atualizado em, pago em, último pagamento, data valor, data da prestação, data do serviço, data do exame, data de realização, garantia até, devolução até, trocas até, evento, abertura de portas, consumir até, data e hora de saída, data de saída, data de carga, início do transporte, competência, mês de referência, referência, data sinistro, data do sinistro, contrato de, data de expiração, data de embarque, exercício, ano de, com efeitos a partir de, data do evento, próxima fatura, próximo exame, retorno, retorno em, próxima revisão, inspeção até, data de instalação, instalado em, inscrições até, inscrição até, aviso de, nosso aviso de, carta de, requerimento de, data do requerimento, data do contrato de, apresentação',
    total:
      'valor da multa, valor da coima, total a pagar, valor total, total da fatura, total com iva, total do documento, valor a pagar, montante total, total geral, total iva incluído, total c iva, valor da fatura, total fatura, valor total da nota, total r, preço total, total eur, valor total a pagar, valor total da fatura, total da factura, total iva incl, montante a pagar, total documento, total do orçamento, total da proposta, valor total da nota fiscal, valor do documento, total recibo, valor pago, total pago, total da nota, valor total da compra, valor do recibo, total em dívida, valor em dívida, valor total da proposta, importância a pagar, valor líquido da nota, imposto a pagar, total da nota de crédito, valor a pagar r, valor do boleto, valor cobrado, total com impostos, total líquido a pagar, valor total r, coleta total, total a regularizar, valor total em dívida, valor total do orçamento, valor do donativo, total da dívida, total da conta, valor total do débito, valor final, preço final, total final, valor total a pagar r, total do pedido, total geral r, valor do orçamento, total serviços e peças, total a liquidar, montante pago, valor total do contrato, o valor total é de, total pago r, valor da parcela única, total da compra, total do recibo, quantia paga, recebi a quantia de, importância de',
    sum: 'total, valor, montante, soma, importância, quantia, totalizando, no total de, num total de, perfazendo, total em dívida, total em atraso',
    rest: 'em dívida, valor em falta, restante, saldo a pagar, valor restante, por pagar, em falta, saldo devedor, falta pagar, por liquidar, remanescente, a pagar, saldo em dívida, total em atraso, montante em dívida, valor em atraso, total em aberto, valor em aberto, saldo em aberto, valor por regularizar',
    net: 'subtotal, total sem iva, total ilíquido, líquido, total líquido, base tributável, incidência, valor líquido, sem iva, base de incidência, total s iva, valor sem iva, base de cálculo, valor dos produtos, total dos produtos, mercadoria, soma ilíquida, base de incidência do iva, base',
    tax: 'iva, total iva, valor iva, valor do iva, imposto, icms, valor do icms, iss, ipi, impostos, total de iva, total do iva, total impostos, montante iva, tributos',
    deposit:
      'adiantamento, sinal, já pago, entrada, valor pago anteriormente, pago, adiantamentos, pagamento por conta, valor adiantado, pagamentos recebidos, sinal pago, dedução de adiantamento, valor já pago, adiantamento recebido, adiantamento pago, pagamentos efetuados, sinal recebido',
    netPay:
      'líquido a receber, valor líquido, total líquido, salário líquido, líquido a pagar, vencimento líquido, valor líquido a receber, valor a receber, remuneração líquida, total a receber, líquido, total líquido a receber, importância líquida, líquido pago, total líquido pago, valor líquido a pagar, líquido do recibo, salário líquido a receber',
    premium:
      'prémio, prémio total, prémio anual, prémio comercial total, prêmio, prêmio total, prémio a pagar, prêmio líquido total, total do prémio, prémio total anual, prémio bruto, prêmio total a pagar, valor do prémio, custo total do seguro, valor do prêmio, preço total do seguro',
    otherAmount:
      'preço unitário, preço unit, preço, p unit, pr unit, vl unit, valor unitário, desconto, descontos, portes, envio, frete, saldo, saldo anterior, saldo inicial, saldo final, saldo disponível, saldo contabilístico, salário base, vencimento base, total de descontos, total descontos, total de vencimentos, total de abonos, total ilíquido abonos, remunerações, salário bruto, numerário, dinheiro, troco, cartão, multibanco, entregue, capital seguro, capital social, franquia, limite máximo, importância segurada, juros, juros de mora, multa, encargos, despesas de cobrança, renda, aluguel, caução, retenção, retenção na fonte, irs, mensalidade, valor patrimonial, consumo, taxa, taxas, comissão, prémio comercial, prémio simples, prêmio líquido, iof, valor tributável, valor segurado, limite de crédito, gorjeta, acréscimos, base inss, base fgts, fgts, inss, valor original, rendimento global, rendimento coletável, potência, troco total, subsídio de refeição, subsídio de alimentação, segurança social, arredondamento, valor aproximado dos tributos, valor do imóvel, poupança, bonificação, pagamento mínimo, renda mensal, taxa de serviço, capital em dívida, valor venal, dívida total do empréstimo, saldo devedor do financiamento',
    documentNumber:
      'número, fatura n, factura n, fatura nº, fatura no, n da fatura, nº da fatura, número da fatura, nº fatura, n fatura, fatura, factura, fatura recibo n, fatura recibo, fatura simplificada n, fatura simplificada, nota de crédito n, nota de crédito, nota fiscal n, nota fiscal nº, nota fiscal, nf e n, nfs e, nf e, nfc e n, número da nota, nº da nota, recibo n, recibo nº, recibo, n do recibo, número do recibo, nº recibo, orçamento n, orçamento nº, orçamento, número do orçamento, nº do orçamento, n orçamento, proposta n, proposta nº, proposta, n da proposta, número da proposta, guia de remessa n, guia de remessa, guia de transporte n, guia de transporte, guia n, n da guia, documento n, n documento, nº documento, nº do documento, número do documento, doc n, bilhete n, n do bilhete, nº do bilhete, número do bilhete, reserva n, código de reserva, nº de reserva, localizador, número de reserva, certificado n, certidão n, nº do certificado, extrato n, n do extrato, nº extrato, relatório n, nota de cobrança, nº liquidação, número de liquidação, nº da liquidação, aviso n, talão n, nº talão, cupom n, coo, pedido de exame n, laudo n, matrícula da certidão, boleto n, nosso número, nº de identificação do documento, nota de liquidação n, n requisição, requisição n, nº requisição, ata n, atcud doc, certificado nº, n do certificado, certidão nº, orçamento os, os nº, ordem de serviço, ordem de serviço n, nº da os, número do dam, nº do dam, dam n, nº da guia, número da guia, nº da encomenda confirmada, código da reserva, código localizador, localizador da reserva, ingresso nº, ingresso n, bilhete nº, nº do ingresso, nº do laudo, nº do exame, exame n, nº da amostra, nº da requisição, n da receita, receita n, nº da receita, nº do recibo, extrato de conta n, extrato nº, ata nº, acta n, acta nº, auto n, auto nº, notificação n, notificação nº, nº da notificação, aviso nº, fatura recibo nº, guia de remessa nº, danfe, nº documento de cobrança, rastreio, código de rastreio, nº de envio',
    caseNumber:
      'auto de infração, n ref, nossa ref, referência, ref, nossa referência, n ref, contrato n, contrato nº, n do contrato, nº do contrato, número do contrato, nº contrato, contrato, n contrato, apólice n, apólice nº, n da apólice, nº da apólice, número da apólice, nº apólice, apólice, processo n, processo nº, nº do processo, n do processo, número do processo, processo, nº de processo, sinistro n, n do sinistro, ofício n, nº de referência, número de referência, protocolo, protocolo n, nº protocolo, dossier n, conta contrato, código do contrato, proc n, número de processo, código de conta, nº sinistro, nossa ref, vínculo, entidade, inscrição municipal imóvel, inscrição imobiliária, nº do empréstimo, empréstimo n, empréstimo nº, n de empréstimo, financiamento n, financiamento nº, nº do financiamento, crédito n, n do crédito, autos nº, autos n, inquérito n, nº do dossier, nº do procedimento, protocolo nº, nº do protocolo, n reg, nº de registo, registo n, ap nº, artigo da matriz, inscrição nº, nº de inscrição, sinistro nº, contrato de crédito n',
    customerNumber:
      'n cliente, nº cliente, n de cliente, nº de cliente, número de cliente, cliente n, cliente nº, código de cliente, código cliente, cód cliente, código do cliente, n de sócio, nº de sócio, número de sócio, n mecanográfico, nº mecanográfico, n funcionário, nº funcionário, nº de funcionário, n utente, nº utente, nº de utente, número de utente, matrícula, número do cliente, n do cliente, nº do cliente, unidade consumidora, n empregado, instalação, nº de empregado, conta cliente, id cliente, código do aluno, prontuário, nº do paciente, nº colaborador, número de aluno, nº aluno, uc, conta de cliente, carteirinha, nº da carteirinha, nº do beneficiário, nº de beneficiário, beneficiário n, nº do associado, nº de associado, associado nº, sócio n, sócio nº, nº do sócio, nº do cartão de sócio, nº de leitor, leitor n, nº do usuário, nº do aluno, nº de estudante, matrícula nº, nº da matrícula, nº de matrícula, nº de processo clínico, processo clínico, nº do prontuário, nº de sns, número sns, nº do segurado, nº do assinante, assinante n, nº da conta cliente, nº da instalação, código da instalação, cpe contrato, nº do contribuinte municipal',
    otherNumber:
      'telefone, tel, telm, telemóvel, fax, fone, celular, telef, whatsapp, nif, nipc, cnpj, cpf, rg, contribuinte, n contribuinte, nº contribuinte, n de contribuinte, inscrição estadual, inscrição municipal, ie, im, iban, nib, bic, swift, conta, conta n, conta corrente, agência, banco, n de conta, nº conta, nº de conta, número de conta, encomenda n, nº encomenda, n encomenda, pedido n, nº pedido, pedido, nº do pedido, vossa referência, v ref, sua referência, página, pág, código postal, cep, caixa postal, apartado, niss, n segurança social, cpe, cui, contador, nº contador, n de série, número de série, lugar, carruagem, comboio, trem, poltrona, assento, portão, caixa, mesa, artigo, código, cód, voo, fila, setor, atcud, linha, chave de acesso, capital social, matriculada, conservatória, ref multibanco, ref pagamento, referência mb, operador, terminal, nis, pis, ctps, cbo, adc, autorização de débito, alvará, cédula, cédula profissional, crm, lote, modelo, sac, linha de apoio, placa, chassi, artigo matricial, fração, ordem dos médicos, certificado programa, cartão, cartão n, linha digitável, autorização, protocolo de autorização, apoio ao cliente, bilhete de identidade, cc, cartão de cidadão, obra, nsu, série',
    vatId:
      'nif, nipc, contribuinte, n contribuinte, nº contribuinte, n de contribuinte, nº de contribuinte, cnpj, n i f, n i p c, contribuinte n, contribuinte nº, nif iva, iva, vat, nif nipc, número de contribuinte, cont n, nº de identificação fiscal, número de identificação fiscal, cnpj mf, c n p j',
    sender:
      'emitente, remetente, vendedor, fornecedor, de, senhorio, locador, empregador, seguradora, prestador, prestador de serviços, entidade patronal, empresa, beneficiário, cedente, entidade emissora, organização, credor, emissor, prestador do serviço, emitido por, estabelecimento, vendido por, promotor, contratada, primeiro outorgante, segurador, razão social emitente, entidade',
    recipient:
      'destinatário, cliente, exmo sr, exmo, exma sra, exmos srs, exmos senhores, exmo senhor, exma senhora, faturar a, enviar para, entregar a, morada de entrega, local de entrega, endereço de entrega, comprador, inquilino, arrendatário, locatário, trabalhador, funcionário, segurado, tomador do seguro, tomador, paciente, utente, passageiro, viajante, titular, ao cuidado de, a c, a c de, para, sacado, pagador, consumidor, destinatário remetente, tomador de serviços, nome, sr, sra, contratante, dados do cliente, local de descarga, colaborador, segunda outorgante, sujeito passivo, nome do cliente, empregado, descarga, adquirente, contribuinte nome, nome completo, formando, aluno, morada de faturação, tomador do serviço, segundo outorgante',
    payee:
      'titular da conta, a favor de, nome do titular, favorecido, conta em nome de, transferência para, titular conta, em nome de, titular do iban',
    payer:
      'seu iban, vosso iban, o seu iban, vossa conta, a sua conta, sua conta, débito direto, débito directo, conta a debitar, débito em conta, débito automático, será debitado, autorização de débito, por débito, devedor, conta debitada, na sua conta, da sua conta, ordenante, debitado na, debitada, débito na conta',
    yours:
      'nif do cliente, nif cliente, vosso nif, seu nif, contribuinte do cliente, v contribuinte, vosso contribuinte, nif adquirente, v n contribuinte, nif do adquirente, cnpj do cliente, vosso nº contribuinte, nif do tomador, cnpj do tomador, contribuinte cliente, cnpj cpf, v nº contrib',
    salutation:
      'cara, caro, olá, caros, queridos, queridas, caras, estimados, estimadas, senhores, caro, cara, caro cliente, exmos senhores, exmo senhor, exma senhora, prezado, prezada, prezados, prezados senhores, estimado cliente, olá, bom dia, prezado cliente, estimado, estimada, caros, caro colega, exmos srs, prezado senhor, ilmo, senhor, prezada senhora',
    closing:
      'obrigado, saudações cordiais, um abraço, com estima, com os melhores cumprimentos, atenciosamente, cumprimentos, melhores cumprimentos, atentamente, cordialmente, com os nossos cumprimentos, saudações, assinatura, a gerência, com consideração, respeitosamente, o diretor, pede deferimento, a direção, subscrevemo nos, abraço',
  },
  until: 'a, até, ao, e',
  types: {
    invoice: {
      titles:
        'fatura, factura, fatura recibo, nota de crédito, nota fiscal, nota fiscal eletrônica, nota fiscal de serviços eletrônica, fatura proforma, nota fiscal de serviço, conta de luz, conta de energia, boleto, danfe, nfs e, nota fiscal eletrônica de serviços, fatura da eletricidade, conta, fatura de eletricidade, nota de honorários, recibo verde, documento auxiliar da nota fiscal eletrônica, nota de débito, fatura de serviços, fatura energia, conta de água, a sua fatura, fatura de telecomunicações, fatura pró forma, boleto bancário, conta de telefone, ficha de compensação',
      words:
        'número da fatura, data da fatura, condições de pagamento, total a pagar, vencimento, natureza da operação, processado por programa certificado, atcud, nota fiscal, dados do emitente, tomador de serviços, nosso número, sacado, pagador, local de pagamento, cedente',
    },
    receipt: {
      titles:
        'nota de venda, recibo de caixa, cupão, cupom, recibo simples, recibo, talão, fatura simplificada, cupom fiscal, comprovante de pagamento, comprovativo de pagamento, recibo de renda, recibo de pagamento, comprovante, recibo de aluguel, talão de compra, cupom fiscal eletrônico, nfc e, recibo de quitação, comprovativo, recibo de donativo, recibo de doação, talão de venda, documento auxiliar da nota fiscal de consumidor eletrônica, recibo de renda eletrónico, comprovante de venda',
      words:
        'troco, numerário, dinheiro, obrigado pela sua visita, volte sempre, caixa, multibanco, consumidor final, cartão de débito, obrigado pela preferência, recebi, recebemos de, recebi de, mesa, contactless, operador, obrigado, cupom, cartão de crédito, valor recebido, donativo, conserve este talão, trocas e devoluções',
    },
    reminder: {
      titles:
        'aviso de corte, aviso de suspensão, carta de cobrança, carta de aviso, pedido de pagamento, aviso de atraso, aviso de pagamento em atraso, recordatória, notificação de atraso, aviso de pagamento, lembrete de pagamento, segundo aviso, carta de cobrança, aviso de cobrança, interpelação para pagamento, notificação de cobrança, último aviso, fatura em atraso, lembrete, aviso de débito em atraso, aviso de corte, primeiro aviso, notificação de dívida, aviso de dívida, 2 aviso, 1 aviso, notificação extrajudicial, 2º aviso, faturas em atraso, notificação de débito, aviso de fatura em atraso, regularização de dívida, terceiro aviso',
      words:
        'em atraso, em dívida, juros de mora, não recebemos, ainda não foi pago, regularização, vencida, vencidas, inadimplência, pendente, não identificamos, por liquidar, em aberto, não registámos, até à presente data, despesas de cobrança, não consta, encontra se por regularizar, regularizar',
    },
    contract: {
      titles:
        'contrato, contrato de arrendamento, contrato de trabalho, contrato de prestação de serviços, contrato de compra e venda, contrato de aluguel, contrato de locação, acordo, contrato promessa, contrato de mútuo, contrato de fornecimento, contrato de trabalho sem termo, contrato de trabalho a termo certo, contrato de manutenção, acordo de confidencialidade, contrato de arrendamento para habitação, contrato de empréstimo, contrato de arrendamento urbano, contrato de prestação de serviço, contrato promessa de compra e venda, contrato de comodato, contrato de locação residencial, contrato de compra e venda de veículo, contrato de parceria',
      words:
        'entre, cláusula, primeira outorgante, segundo outorgante, outorgantes, é celebrado, contratante, contratada, as partes, locador, locatário, foro, de boa fé, cláusula primeira, senhorio, inquilino, primeiro outorgante, adiante designado, doravante, rescisão, denúncia, celebram, justo e contratado, testemunhas',
    },
    policy: {
      titles:
        'apólice, apólice de seguro, condições particulares, certificado de seguro, seguro automóvel, carta verde, proposta de seguro, apólice de seguro automóvel, seguro multirriscos, seguro de vida, ata adicional, seguro multirriscos habitação, seguro habitação, apólice de seguro residencial, condições particulares da apólice, seguro de saúde, seguro auto, certificado provisório, renovação da apólice, endosso',
      words:
        'tomador do seguro, segurado, prémio, prêmio, coberturas, franquia, capital seguro, seguradora, apólice, sinistro, vigência, mediador, corretor, responsabilidade civil, limite máximo de indenização, pessoa segura, capitais',
    },
    statement: {
      titles:
        'extrato de operações, extrato do mês, resumo de conta, posição integrada, extrato, extrato de conta, extrato bancário, extrato combinado, extrato de cartão, extracto de conta, extrato mensal, extrato integrado, extrato de conta corrente, extracto bancário, extrato de conta à ordem, fatura do cartão de crédito, extrato do cartão de crédito, extrato de movimentos, extrato consolidado, extracto',
      words:
        'saldo inicial, saldo final, data valor, débito, crédito, movimentos, saldo anterior, transferência, saldo disponível, levantamento, histórico, saldo contabilístico, lançamentos, débitos, créditos, descrição do movimento, pix, data mov, saldo',
    },
    payslip: {
      titles:
        'recibo de ordenados, demonstrativo salarial, folha de salário, recibo de remuneração, recibo de vencimento, recibo de vencimentos, holerite, contracheque, recibo de salário, folha de vencimento, demonstrativo de pagamento, recibo de remunerações, demonstrativo de pagamento de salário, recibo de pagamento de salário, contra cheque, folha de pagamento, processamento de vencimentos, recibo de ordenado',
      words:
        'vencimento base, segurança social, irs, subsídio de alimentação, líquido a receber, descontos, inss, fgts, remunerações, subsídio de refeição, salário base, abonos, categoria, proventos, total de proventos, total de vencimentos, cargo, admissão, taxa social única, base cálc fgts, duodécimos, horas extra',
    },
    tax: {
      titles:
        'demonstração de liquidação de irs, imi, imposto municipal sobre imóveis, nota de cobrança, declaração de irs, iptu, imposto de renda, liquidação de irs, iuc, darf, notificação de lançamento, declaração de imposto de renda, modelo 3, imposto único de circulação, demonstração de liquidação, documento de cobrança, ipva, guia de pagamento, imposto sobre o rendimento, declaração periódica de iva, carnê iptu, nota demonstrativa de liquidação, documento único de cobrança, informe de rendimentos, guia de recolhimento, declaração de ajuste anual, imposto predial, documento de arrecadação, guia da previdência social',
      words:
        'autoridade tributária, contribuinte, coleta, rendimento coletável, receita federal, valor patrimonial, imposto, finanças, serviço de finanças, exercício, prefeitura, ano do imposto, código da receita, sujeito passivo, valor venal, taxa do imposto, secretaria da fazenda, rendimento global, coleta líquida, matriz, reembolso',
    },
    certificate: {
      titles:
        'certificado de curso, declaração de presença, comprovativo de matrícula, certificado de aproveitamento, atestado de frequência, certificado, certidão, diploma, certidão de nascimento, atestado, declaração, certificado de habilitações, declaração de matrícula, atestado de residência, certidão de casamento, certificado de participação, declaração de vínculo, declaração da entidade patronal, certificado de conclusão, histórico escolar, declaração de rendimentos, certificado de frequência, certificado de formação profissional, certidão permanente, certidão negativa de débitos, certidão de óbito, certificado energético, declaração de frequência, certificado de matrícula, boletim escolar, declaração de trabalho, certificado de registo criminal, assento de nascimento, certidão negativa, certificado de garantia, cartão de garantia, garantia',
      words:
        'declara se que, certifica se, certifico que, certifica, para os devidos efeitos, por ser verdade, concluiu, frequentou, declaramos para os devidos fins, conservatória do registo civil, declaramos que, declaro que, certificamos que, para os devidos fins, atesta, cartório, outorga, participou, com a duração, carga horária, aproveitamento, conferido',
    },
    medical: {
      titles:
        'resultado de análises, relatório de alta, exame laboratorial, relatório hospitalar, relatório médico, receita, receita médica, atestado médico, relatório clínico, resultados de análises, nota de alta, laudo, exame, análises clínicas, relatório de exame, guia de tratamento, baixa médica, encaminhamento, boletim de análises, laudo médico, resultado de exames, relatório de alta, carta de alta, certificado de incapacidade temporária, relatório de consulta, laudo de exame, resultado de exame, prescrição médica, prescrição, receituário, ecografia, carta de referenciação, hemograma, relatório de radiologia, declaração médica, boletim de vacinas, resumo de alta, solicitação de exame, nota de alta médica',
      words:
        'doente, paciente, diagnóstico, tratamento, medicação, comprimido, comprimidos, hospital, sintomas, utente, médico, posologia, exame, consulta, valores de referência, mg, tomar, conclusão, antecedentes, clínica, dr, crm, terapêutica, história clínica, colheita, exame objetivo, anamnese, laboratório, material, uso oral, observação',
    },
    ticket: {
      titles:
        'confirmação de compra, reserva, voucher, bilhete de viagem, título de viagem, bilhete digital, bilhete, cartão de embarque, bilhete eletrónico, ingresso, passagem, confirmação de reserva, título de transporte, bilhete de comboio, bilhete eletrônico, bilhete de passagem, bilhete de avião, convite ingresso, entrada, bilhete de ingresso, passe, e ticket, o seu bilhete, passagem rodoviária, itinerário, bilhete de entrada, passagem aérea, bilhete de concerto, bilhete de identificação viagem',
      words:
        'partida, chegada, lugar, carruagem, passageiro, embarque, portão, poltrona, assento, abertura de portas, voo, plateia, comboio, classe, setor, fila, plataforma, viagem, tarifa, recinto, linha, meia entrada, inteira, portas, balcão, ônibus',
    },
    offer: {
      titles:
        'proposta de preço, estimativa de custos, proposta orçamental, proposta de serviços, orçamento, proposta, proposta comercial, cotação, proposta de orçamento, estimativa, proposta de preço, o nosso orçamento, oferta, proposta n, orçamento n, proposta técnica e comercial',
      words:
        'validade da proposta, validade do orçamento, orçamento válido, conforme solicitado, aceitação, condições de pagamento, prazo de entrega, proposta válida, na sequência do seu pedido, validade, prazo de execução, de acordo, apresentamos, na sequência da sua solicitação, aceite, para aprovação, vimos apresentar, segue orçamento, agradecemos a sua consulta, adjudicação, vossa consulta, prazo de validade',
    },
    'delivery-note': {
      titles:
        'nota de expedição, guia de saída, guia de acompanhamento, documento de transporte, guia de remessa, guia de transporte, nota de entrega, romaneio, guia de entrega, comprovante de entrega, lista de embalagem, nota de remessa, conhecimento de transporte, guia de devolução, romaneio de entrega, comprovativo de entrega, protocolo de entrega',
      words:
        'local de carga, local de descarga, transportador, volumes, recebido por, mercadoria recebida, expedição, transportadora, viatura, quantidade entregue, carga, descarga, matrícula, recebi a mercadoria, peso bruto, hora de carga, início do transporte, conferido, recebemos os produtos, motorista, entregue, não serve de fatura, qtd entregue, em boas condições, assinatura do recebedor',
    },
    minutes: {
      titles:
        'minuta da reunião, ata de condomínio ordinária, acta de reunião, ata, ata da reunião, acta, ata da assembleia, ata de reunião, ata da assembleia geral, ata número, ata n, ata da assembleia de condóminos, ata da assembleia geral ordinária, ata da reunião de, ata de assembleia geral, ata da reunião do conselho, acta da reunião, ata da assembleia geral de condomínio, ata da reunião de condomínio, ata de condomínio, ata da reunião ordinária, ata da reunião de direção',
      words:
        'ordem de trabalhos, presentes, ausentes, deliberação, aprovado por unanimidade, secretário, presidente da mesa, nada mais havendo, lavrada, ordem do dia, unanimidade, ponto um, encerrada, condóminos, pauta, convocatória, deliberou se, presenças, quórum, próxima reunião, encerrada a reunião, abstenções, votos, foi deliberado, síndico, faltas justificadas',
    },
    manual: {
      titles:
        'manual de instruções, manual do utilizador, manual do usuário, instruções de utilização, guia de utilização, manual, guia rápido, instruções de montagem, manual de instalação, bula, folheto informativo, guia do usuário, guia de início rápido, instruções de uso, guia de instalação, manual de uso, guia do utilizador, manual de montagem, instruções de segurança',
      words:
        'prima o botão, pressione, advertência, resolução de problemas, aparelho, antes de utilizar, limpeza, figura, segurança, desligue, instruções de segurança, tomada, ligar, atenção, botão, aviso, solução de problemas, mantenha fora do alcance das crianças, produto, parafusos, dados técnicos, prima, leia atentamente, cuidado',
    },
    letter: {
      titles:
        'carta, assunto, rescisão, denúncia, comunicação, convite, reclamação, convocatória, pedido, ofício, cancelamento, aviso prévio, assunto rescisão, assunto cancelamento, informação, carta de apresentação, atualização da renda, pedido de cancelamento, comunicado',
      words:
        'exmos senhores, com os melhores cumprimentos, atenciosamente, vimos por este meio, venho por este meio, informamos, em anexo, prezados, assunto, somos a informar, serve a presente, comunicamos, prezado cliente, caro cliente, vimos informar',
    },
  },
};
