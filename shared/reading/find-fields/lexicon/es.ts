import type { Lexicon } from './lexicon.ts';

export const spanish: Lexicon = {
  frequentWords:
    'de la que el en y los se del las un por con no una su para es al lo como más pero sus le ya este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos esto antes algunos qué unos otro otras otra él tanto esa estos mucho nada ha han fue son ser señor usted ustedes estimado calle',
  months: [
    'enero ene',
    'febrero feb',
    'marzo mar mzo',
    'abril abr',
    'mayo may',
    'junio jun',
    'julio jul',
    'agosto ago',
    'septiembre setiembre sept sep set',
    'octubre oct',
    'noviembre nov',
    'diciembre dic',
  ],
  labels: {
    documentDate:
      'emisión, emitida, emitido el, expedición, comprado el, fecha de reserva, fecha de compra del billete, emitido, fecha de factura, fecha factura, fecha de la factura, fecha de emisión, fecha emisión, fecha de expedición, fecha expedición, emitida el, emitido el, expedida el, expedido el, fecha del documento, fecha documento, fecha de presupuesto, fecha del presupuesto, fecha presupuesto, fecha del albarán, fecha albarán, fecha de albarán, fecha del recibo, fecha y hora, fecha hora, fecha de firma, fecha de compra, fecha de pago del salario, fecha del informe, fecha informe, fecha de la reunión, celebrada el, celebrada el día, reunión del día, en madrid a, firmado en, fecha del extracto, fecha extracto, fecha de la operación, fecha de abono, factura de fecha, fecha de la oferta, fecha oferta, fecha de la carta, fecha de notificación, fecha venta, fecha de esta carta, fecha de envío, enviado el, fecha de creación, creado el, fecha de venta, fecha de impresión de factura, fecha certificado, fecha del certificado, fecha de prescripción, prescrito el, fecha de resolución, resolución de fecha, fecha de la resolución, fecha del acta, firmado el, firmado electrónicamente el, fecha de abono nómina, fecha de nómina, fecha de la nota, fecha de realización del documento, dado en, expido el, lugar y fecha, lugar y fecha de pago, lugar y fecha de expedición, lugar y fecha de emisión, se expide el, a solicitud del interesado el, fecha de elaboración, elaborado el, elaboró, fecha de validación, validado el, fecha de corte, fecha de timbrado, fecha de certificación, fecha de impresión, impreso el, fecha de resultado, fecha de resultados, fecha de entrega del informe',
    date: 'fecha, a, día',
    dueDate:
      'límite de pago, pago límite, a pagar hasta el, vencimiento, fecha de vencimiento, fecha vencimiento, vence el, vence, fecha límite de pago, pagar antes del, páguese antes del, plazo de pago, fecha de pago, a pagar antes del, antes del, hasta el día, fecha de cargo, fecha de adeudo, cargo en cuenta, fecha límite, último día de pago, fecha prevista de cargo, se cargará el, abonar antes del, con vencimiento el, con vencimiento, pago antes del, vto, fecha vto, fecha de cobro, a más tardar el, se cargará en su cuenta el, como máximo el, fin del plazo de pago, fin del período voluntario, plazo de ingreso hasta, pagadero el, abone antes del, pago hasta el, pagar hasta el, antes del día, pague antes de, pagar antes de, límite para pagar, último día para pagar, pago antes de, abonar hasta, abonar hasta el, ingresar antes del, ingreso antes del, fecha límite de ingreso, páguese hasta, vencimiento de pago, fecha tope de pago, fecha de domiciliación, se cargará a partir del, cargo el, cargo a partir del, fecha prevista de cobro, vencimientos, fecha de vto, fecha de vto para el pago, fin período pago voluntario, fin periodo pago voluntario, fin de período voluntario, fin del plazo, primer plazo, 1er plazo, primer vencimiento, 1er vencimiento, primera cuota, cuota única, pago único, pague antes del, fecha de débito, fecha máxima de pago, último día de pago oportuno, fecha límite para pagar, páguese antes de, límite de pago oportuno, fecha de pago oportuno, pago oportuno',
    otherDate:
      'fecha de nacimiento, nacido el, nacida el, f nacimiento, nacimiento, fecha de entrega, fecha entrega, entregado el, fecha de pedido, fecha del pedido, fecha pedido, pedido de fecha, su pedido del, periodo, período, periodo de facturación, período de facturación, periodo de liquidación, período de liquidación, periodo facturado, válido hasta, válida hasta, validez, validez hasta, valido hasta el, fecha de validez, caducidad, fecha de caducidad, caduca el, fecha de inicio, fecha inicio, inicio, fecha de fin, fin, fecha de efecto, efecto, fecha de alta, alta, fecha de baja, antigüedad, fecha antigüedad, fecha de antigüedad, desde, desde el, hasta, hasta el, a partir del, ley de, real decreto de, decreto de, reglamento de, orden de, su carta del, su escrito del, nuestra factura del, factura vencida, de fecha, salida, llegada, ida, vuelta, fecha del viaje, fecha de salida, fecha de consulta, consulta, fecha de ingreso, ingreso, fecha de alta médica, fecha de la prueba, fecha de extracción, toma de muestra, recepción de muestra, recibido el, próxima cita, cita, próxima reunión, lectura anterior, lectura actual, última lectura, saldo a, saldo al, saldo anterior, impreso el, fecha de impresión, fecha impresión, última actualización, versión, pagado el, último pago, fecha valor, valor, fecha del servicio, fecha de prestación, fecha operación anterior, devoluciones hasta, devolución hasta, garantía hasta, evento, apertura de puertas, consumir preferentemente antes del, prestado el, siniestro de fecha, fecha del siniestro, contrato de fecha, con efectos, con efectos del, ejercicio, fecha de visita, fecha del evento, próxima factura, próxima lectura, próxima revisión, revisión antes del, itv, itv hasta, fecha de matriculación, fecha de instalación, instalado el, fecha límite de inscripción, inscripción hasta, plazo de inscripción, corte a partir, corte a partir de, fecha de corte, aviso de fecha, aviso del, recordatorio del, su solicitud de, solicitud de fecha, fecha de solicitud, fecha de presentación, fecha presentación, emitida con vencimiento',
    total:
      'importe de la sanción, total factura, total a pagar, importe total, total con iva, total iva incluido, importe a pagar, total general, total importe, total iva incl, importe total factura, total presupuesto, total eur, total euros, importe factura, importe de la factura, líquido factura, precio total, total recibo, total compra, importe total a pagar, total a abonar, total abono, total adeudado, total reclamado, deuda total, cuota a ingresar, a ingresar, total oferta, importe adeudado total, total deuda, total factura eur, importe del recibo, importe donado, importe pagado, total ticket, total iva incluído, resultado a ingresar, cuota tributaria, total minuta, total a percibir, total a cobrar, líquido a cobrar, precio final, valor total, total cotización, total neto a pagar, total documento, valor a pagar, total factura a pagar, monto total, monto a pagar, importe final, total minuta de honorarios, total honorarios, total venta, total cuenta, importe abonado, cantidad recibida, recibí la cantidad de, monto total a pagar, total mxn, total cop, total ars',
    sum: 'cuota, importe de la sanción, importe de la multa, total, importe, suma, monto',
    rest: 'pendiente, importe pendiente, pendiente de pago, resto a pagar, saldo pendiente, saldo a pagar, resta por pagar, a pagar, restante, cantidad pendiente, resto pendiente, queda por pagar, total pendiente, saldo vencido, saldo a su cargo, saldo deudor, saldo en contra, resta pagar, deuda pendiente, total vencido, saldo total a pagar, monto adeudado, monto vencido, saldo a cargo',
    net: 'base imponible, subtotal, neto, total neto, importe neto, base, total sin iva, sin iva, suma neta, total bruto, base imp, importe sin iva, importe bruto, total base',
    tax: 'iva, cuota iva, importe iva, total iva, cuota, i v a, igic, impuesto, impuestos, iva incluido, recargo de equivalencia, impuesto sobre el valor añadido, cuota de iva',
    deposit:
      'anticipo, anticipos, a cuenta, entrega a cuenta, pagado, ya pagado, señal, depósito, pago a cuenta, abonado, anticipo recibido, pagos recibidos, menos anticipo, pago recibido, anticipo entregado, importe pagado a cuenta, pagos a cuenta',
    netPay:
      'líquido a percibir, líquido total a percibir, total líquido, neto a percibir, líquido, importe líquido, neto a cobrar, salario neto, total a percibir, liquido a percibir, sueldo neto, neto pagado, neto a pagar, líquido pagado, total neto a cobrar, neto depositado, líquido a pagar, alcance líquido',
    premium:
      'prima, prima total, prima anual, total recibo, prima neta total, importe del recibo, prima total anual, recibo total, total prima, prima total recibo',
    otherAmount:
      'precio unitario, precio, p unitario, precio unit, descuento, dto, envío, gastos de envío, portes, saldo anterior, saldo, saldo final, saldo inicial, nuevo saldo, saldo actual, total devengado, total deducciones, total a deducir, salario base, efectivo, entregado, cambio, tarjeta, capital social, capital asegurado, suma asegurada, franquicia, recargo, recargo por mora, intereses, intereses de demora, gastos, gastos de reclamación, retención, retención irpf, irpf, fianza, renta, renta mensual, alquiler, cuota mensual, valor catastral, potencia, consumo, límite, prima neta, consorcio, comisión, salario bruto, total devengos, base irpf, propina, gastos de gestión, límite de crédito, rendimientos, valor, bonificación, importe original, ahorro, remanente',
    documentNumber:
      'serie y folio, folio, número, factura n, factura no, factura núm, factura nº, número de factura, n de factura, nº de factura, nº factura, n factura, núm factura, núm de factura, factura número, num factura, factura, factura simplificada, factura rectificativa, abono n, nº abono, número de abono, presupuesto n, presupuesto nº, nº presupuesto, número de presupuesto, n presupuesto, presupuesto, recibo n, nº recibo, nº de recibo, número de recibo, recibo, ticket n, nº ticket, ticket, albarán n, albarán nº, nº albarán, nº de albarán, número de albarán, albarán, n albarán, documento n, nº documento, número de documento, localizador, código de reserva, nº de reserva, número de reserva, reserva, billete n, nº billete, número de billete, nº de billete, oferta n, nº oferta, nº de oferta, oferta, extracto n, nº extracto, certificado n, nº de certificado, número de certificado, nº informe, nº de informe, informe n, número de informe, código seguro de verificación, n operación, nº operación, minuta n, nota de abono n, núm ticket, serie y número, nº de justificante, número de justificante, nº justificante, n de certificado, certificado nº, n de albarán, nº de presupuesto, n de presupuesto, reservación, clave de reservación, código de reservación, folio fiscal, folio no, no de folio, n de informe, informe nº, nº de muestra, n de petición, nº de petición, n de solicitud, nº de receta, código de receta, nº de boleto, nº de localizador, n de justificante, n de liquidación, guía nº, n de envío, nº de envío, n de seguimiento, orden de compra nº, orden de servicio, orden de trabajo, acta nº, acta no, remisión no',
    caseNumber:
      'referencia, ref, nuestra referencia, n ref, nº referencia, número de referencia, nº de referencia, contrato n, nº contrato, nº de contrato, número de contrato, n contrato, referencia contrato, contrato, póliza n, nº póliza, nº de póliza, número de póliza, n póliza, póliza, expediente, nº expediente, nº de expediente, número de expediente, expediente n, nº siniestro, referencia del contrato, siniestro, referencia de pago, concepto, identificación, referencia catastral, nº de siniestro, referencia contrato de suministro, nuestra ref, núm expediente, núm póliza, nº de autorización, n de póliza, póliza nº, póliza no, no de póliza, n de contrato, contrato no, no de contrato, n de expediente, expediente no, expediente nº, n de autos, radicado, radicado no, n de préstamo, nº de préstamo, préstamo nº, préstamo n, número de crédito, crédito no, n de siniestro, nº fijo, n registro de salida, registro de salida, cuenta predial',
    customerNumber:
      'nº cliente, n cliente, número de cliente, nº de cliente, código cliente, código de cliente, cod cliente, cliente n, cliente nº, núm cliente, núm de cliente, referencia cliente, nº socio, número de socio, nº de socio, nº empleado, nº de empleado, nº historia, historia clínica, nº historia clínica, nº abonado, nhc, número de empleado, código trabajador, nº paciente, número de abonado, nº de abonado, cuenta de cliente, cod trabajador, n de cuenta contrato, n de socio, socio nº, n de abonado, abonado nº, nº de historia, n de historia clínica, nº de paciente, n de empleado, no de empleado, nº de afiliado, n de afiliado, nº de asegurado, nº de mutualista, nº de tarjeta, n de usuario, nº de usuario, nº de alumno, matrícula del alumno, nº de contribuyente, no de cliente, no de servicio, nis, nic, rpu',
    otherNumber:
      'teléfono, tel, tfno, telf, tlf, tlfno, fax, móvil, nif, cif, dni, n i f, c i f, n i e, nie, iban, bic, swift, cuenta, nº cuenta, nº de cuenta, número de cuenta, cuenta bancaria, c c c, ccc, pedido n, nº pedido, número de pedido, nº de pedido, pedido, su pedido, su referencia, s ref, su ref, registro mercantil, tomo, folio, hoja, inscripción, página, pág, código postal, apartado de correos, nº s s, nº seguridad social, nº afiliación, naf, número de afiliación, cups, contador, nº contador, número de serie, nº serie, nº de serie, terminal, caja, mesa, asiento, coche, tren, vía, puerta, artículo, código, cod, vuelo, fila, matrícula vehículo, bastidor, colegiado, nº colegiado, nº col, mandato, ref mandato, identificador acreedor, c p, camarero, operación, modelo, atención al cliente, obra, código artículo, lote, tarjeta nº, nº tarjeta',
    vatId:
      'nif, cif, n i f, c i f, nif iva, nif cif, cif nif, nif iva intracomunitario, nº iva, iva intracomunitario, vat, rfc, nit, ruc, cuit, nif intracomunitario, nº iva intracomunitario',
    sender:
      'emisor, remitente, vendedor, proveedor, de, arrendador, arrendadora, empresa, empleador, asegurador, aseguradora, prestador, expedidor, emitido por, emitida por, entidad, acreedor, organiza, razón social, el arrendador, organizador, compañía, el vendedor',
    recipient:
      'cliente, destinatario, datos del cliente, facturar a, enviar a, entregar a, dirección de entrega, dirección de envío, comprador, arrendatario, arrendataria, trabajador, trabajadora, asegurado, tomador, tomador del seguro, paciente, pasajero, viajero, titular, a la atención de, att, a a, para, señores, sr, sra, d, dña, nombre, inquilino, datos de facturación, facturado a, datos cliente, suministro, dirección de suministro, beneficiario, contribuyente, sujeto pasivo, titular del contrato, nombre y apellidos, entrega en, asistente, el trabajador',
    payee:
      'titular de la cuenta, beneficiario, a nombre de, a favor de, titular cuenta, beneficiario de la transferencia, cuenta a nombre de, ingresar en',
    payer:
      'su iban, su cuenta iban, su cuenta, domiciliación, domiciliado, domiciliada, domiciliación bancaria, cargo en su cuenta, cuenta de cargo, se cargará, adeudo, adeudo directo, recibo domiciliado, cargado en, cuenta domiciliada, se cargará en, cuenta de adeudo, deudor, en su cuenta, pago domiciliado',
    yours:
      'nif cliente, cif cliente, su nif, nif del cliente, cif del cliente, su cif, nif comprador, nif titular, n i f cliente',
    salutation:
      'muy sr mío, muy señor mío, estimados, estimadas, queridas, queridas, queridos, querida familia, apreciados, apreciadas, hola a todos, estimado, estimada, estimados, estimados señores, estimado cliente, muy señores míos, muy señor mío, hola, apreciado, apreciado cliente, estimado señor, estimada señora, distinguido, querido, querida, estimada clienta',
    closing:
      'un saludo, muchas gracias, la dirección, la directora, el director, atentamente, un cordial saludo, saludos cordiales, le saluda atentamente, reciba un cordial saludo, saludos, cordialmente, sin otro particular, fdo, firmado, quedamos a su disposición, le saludamos atentamente, firma',
  },
  until: 'al, a, hasta, hasta el, y',
  types: {
    invoice: {
      titles:
        'factura, factura rectificativa, factura proforma, nota de abono, abono, su factura, factura de electricidad, factura de la luz, minuta de honorarios, minuta, factura de gas, factura electrónica, factura de agua, factura de venta, factura de telefonía, factura de abono, factura final, nota de crédito, honorarios, factura móvil, factura de suministro, factura de anticipo',
      words:
        'número de factura, fecha de factura, base imponible, total factura, forma de pago, nº factura, datos del cliente, factura nº',
    },
    receipt: {
      titles:
        'recibo de caja, comprobante de compra, nota de venta, boleta, recibo, ticket, factura simplificada, justificante de pago, tique, comprobante de pago, recibo de pago, ticket de compra, justificante, certificado de donación, comprobante, recibo de alquiler, resguardo, copia cliente',
      words:
        'efectivo, cambio, entregado, gracias por su visita, gracias por su compra, le atendió, caja, iva incluido, cajero, copia cliente, tarjeta, mesa, conserve el ticket, camarero, he recibido, contactless, recibí, hemos recibido de, cambios y devoluciones, conserve este ticket',
    },
    reminder: {
      titles:
        'aviso de pago, segundo aviso, primer aviso, tercer aviso, carta de impago, recordatorio amistoso, reclamación, aviso de vencimiento, aviso de cobro, requerimiento, recordatorio de pago, reclamación de pago, aviso de impago, segundo aviso, requerimiento de pago, último aviso, recordatorio, primer aviso, aviso de pago pendiente, reclamación de deuda, primer recordatorio, segundo recordatorio, tercer aviso, segundo requerimiento, factura vencida, carta de reclamación, segunda reclamación, aviso de deuda, factura impagada, colegiatura vencida',
      words:
        'impagada, impagado, vencida, pendiente de pago, recargo por mora, intereses de demora, aún no hemos recibido, no hemos recibido, gastos de reclamación, deuda pendiente, no consta, gastos de devolución, regularizar, vencidas, adeudo vencido, recargo, adeuda, pago pendiente',
    },
    contract: {
      titles:
        'contrato, contrato de arrendamiento, contrato de trabajo, contrato de alquiler, contrato de prestación de servicios, contrato de compraventa, contrato de servicios, acuerdo, convenio, contrato de préstamo, contrato indefinido, contrato de mantenimiento, acuerdo de confidencialidad, contrato de arrendamiento de vivienda, contrato de arras, contrato de suministro, contrato laboral, contrato de obra, contrato privado, contrato de colaboración',
      words:
        'reunidos, exponen, cláusulas, de una parte, de otra parte, estipulaciones, arrendador, arrendatario, en adelante, ambas partes, convienen, duración del contrato, rescisión, primera, segunda, empresa y trabajador, se reconocen capacidad, manifiestan, intervienen',
    },
    policy: {
      titles:
        'póliza, póliza de seguro, condiciones particulares, certificado de seguro, seguro de hogar, suplemento de póliza, seguro de automóvil, recibo de prima, póliza de seguros, seguro de coche, póliza de hogar, seguro multirriesgo hogar, seguro de responsabilidad civil, seguro de vida, renovación de póliza, su póliza',
      words:
        'tomador, asegurado, prima, coberturas, franquicia, capital asegurado, nº póliza, aseguradora, siniestro, responsabilidad civil, consorcio, suma asegurada, riesgo, mediador, prima total, garantías',
    },
    statement: {
      titles:
        'resumen de cuenta, extracto de operaciones, resumen mensual, extracto de cuenta, extracto bancario, extracto, extracto de movimientos, movimientos de cuenta, extracto de tarjeta, estado de cuenta, extracto mensual, liquidación de tarjeta, movimientos, extracto de tarjeta de crédito, extracto de cuenta corriente, extracto integrado, extracto de valores',
      words:
        'saldo anterior, saldo final, fecha valor, concepto, debe, haber, saldo inicial, transferencia, cargos, abonos, saldo actual, adeudo, movimientos, f valor, saldo disponible, titular de la cuenta',
    },
    payslip: {
      titles:
        'recibo de sueldo, comprobante de nómina, liquidación de haberes, nómina, recibo de salarios, recibo individual justificativo del pago de salarios, hoja de salario, recibo de nómina, recibo individual de salarios, recibo de salario, hoja de nómina',
      words:
        'total devengado, deducciones, líquido a percibir, irpf, seguridad social, salario base, contingencias comunes, devengos, antigüedad, categoría, grupo de cotización, percepciones salariales, trabajador, bases de cotización, líquido total, grupo profesional, desempleo',
    },
    tax: {
      titles:
        'declaración de la renta, impuesto sobre bienes inmuebles, liquidación, agencia tributaria, impuesto sobre la renta, modelo 303, modelo 100, ibi, recibo del ibi, impuesto sobre vehículos de tracción mecánica, propuesta de liquidación, liquidación provisional, impuesto sobre la renta de las personas físicas, modelo 111, declaración del impuesto, notificación de liquidación, ivtm, autoliquidación, tasa de basuras, carta de pago, modelo 130, modelo 600, impuesto sobre sociedades, impuesto de bienes inmuebles',
      words:
        'agencia tributaria, contribuyente, cuota íntegra, base liquidable, ejercicio, valor catastral, sujeto pasivo, hacienda, período voluntario, ayuntamiento, delegación de hacienda, rendimientos del trabajo, tributos, recaudación, resultado de la declaración, cuota líquida',
    },
    certificate: {
      titles:
        'constancia, informe de vida laboral, fe de vida, declaración responsable, justificante de asistencia, acreditación, certificado de formación, partida de matrimonio, certificado de retenciones, certificado, diploma, título, certificado de nacimiento, partida de nacimiento, certificado de empadronamiento, certificado de asistencia, certificado de empresa, certificación, certificado de estudios, certificado de trabajo, volante de empadronamiento, certificado de matrimonio, certificado literal de nacimiento, certificado de notas, certificado de eficiencia energética, título universitario, certificado de aprovechamiento, certificado académico, expediente académico, boletín de notas, certificado de participación, certificado de residencia, certificado de defunción, certificado de garantía, tarjeta de garantía, garantía',
      words:
        'certifica, hace constar, certifico, y para que conste, se expide, ha superado, ha asistido, expide el presente, a petición del interesado, acredita, con una duración, registro civil, inscrito, otorga el presente, calificación',
    },
    medical: {
      titles:
        'informe de evolución, informe oftalmológico, resultado de laboratorio, hoja de alta, informe médico, informe de alta, receta, receta médica, informe clínico, resultados de análisis, parte de baja, análisis clínicos, informe de urgencias, analítica, informe de consulta, informe radiológico, certificado médico, informe de laboratorio, parte médico de baja, informe de alta hospitalaria, informe de resultados, justificante médico, informe de radiología, resonancia magnética, informe de analítica, informe de consultas externas, cartilla de vacunación',
      words:
        'paciente, diagnóstico, tratamiento, antecedentes, exploración, dosis, hospital, comprimido, comprimidos, dr, dra, consulta, síntomas, historia clínica, juicio clínico, valores de referencia, mg, posología, motivo de consulta, evolución, colegiado, centro de salud, clínica, enfermedad actual',
    },
    ticket: {
      titles:
        'boleto, confirmación de compra, pase de abordar, resguardo de entrada, e ticket, título de viaje, billete, entrada, tarjeta de embarque, billete electrónico, confirmación de reserva, billete de tren, entradas, su billete, abono transporte, pase, billete de avión, entrada general, itinerario, su reserva, título de transporte, billete de ida',
      words:
        'salida, llegada, asiento, coche, pasajero, viajero, embarque, fila, puerta, localizador, apertura de puertas, vuelo, plaza, tren, recinto, sector, clase, tarifa, ida, butaca, sala',
    },
    offer: {
      titles:
        'proforma de presupuesto, estimación, oferta de precios, propuesta de presupuesto, presupuesto, oferta, cotización, propuesta, oferta comercial, propuesta económica, propuesta comercial, su presupuesto, oferta económica, presupuesto de obra',
      words:
        'validez, validez de la oferta, presupuesto válido, aceptación, conforme cliente, atendiendo a su solicitud, validez del presupuesto, según su solicitud, aceptado, nos complace presentarle, oferta válida, solicitado, tenemos el gusto, aceptación del presupuesto',
    },
    'delivery-note': {
      titles:
        'nota de remisión, comprobante de entrega, albarán valorado, packing list, albarán, albarán de entrega, nota de entrega, guía de remisión, lista de empaque, parte de entrega, albarán de salida, hoja de entrega, justificante de entrega, remito',
      words:
        'bultos, transportista, recibí conforme, mercancía, recibido por, entregado, cantidad entregada, cantidad servida, firma y sello, agencia de transporte, conforme, dirección de entrega, peso, cantidad pedida, portes',
    },
    minutes: {
      titles:
        'minuta de la reunión, acta de sesión, acta del pleno, acta, acta de la reunión, acta de reunión, acta de la junta, acta de la junta general, acta de la junta de propietarios, acta de la asamblea, acta de la junta general ordinaria, acta de asamblea, acta de la sesión, acta del consejo, acta de junta general ordinaria, acta de la asamblea general, acta n, acta de la junta ordinaria',
      words:
        'orden del día, asistentes, se levanta la sesión, acuerdos, ruegos y preguntas, secretario, presidente, se aprueba, unanimidad, convocatoria, quórum, asisten, votos, excusan, propietarios, se levanta la reunión, se acuerda, abstenciones',
    },
    manual: {
      titles:
        'manual de instrucciones, manual de usuario, instrucciones de uso, guía de usuario, manual, instrucciones de montaje, guía de inicio rápido, manual de instalación, guía rápida, manual del usuario, instrucciones de seguridad, guía de instalación, manual de uso',
      words:
        'pulse el botón, advertencia, solución de problemas, instrucciones de seguridad, limpieza, figura, aparato, antes de usar, desconecte, funcionamiento, encender, mantenga pulsado, enchufe, lea atentamente, pulse, fuera del alcance de los niños, precaución, tornillos',
    },
    letter: {
      titles:
        'carta, carta informativa, comunicado, convocatoria, asunto, baja, comunicación, invitación, reclamación, solicitud, solicitud de baja, aviso, rescisión, notificación, asunto baja, carta de presentación, actualización de la renta, preaviso, asunto comunicación, carta de despido, despido',
      words:
        'estimado, atentamente, un cordial saludo, le comunicamos, por la presente, nos ponemos en contacto, me dirijo a ustedes, adjunto, le informamos, saludos cordiales, muy señores míos, asunto, mediante la presente, extinción, le notificamos, muy señor mío',
    },
  },
};
