import type { Lexicon } from './lexicon.ts';

export const french: Lexicon = {
  frequentWords:
    'de la le et les des en un du une que est pour qui dans par plus pas au sur ne se ce il sont avec ou son aux ses mais comme nous vous leur été cette fait être sa même ces votre notre vos nos elle je on deux mes ont peut sans si dont après bien tout aussi entre lui leurs celle afin chez sous soit ainsi veuillez monsieur madame rue',
  months: [
    'janvier janv jan',
    'février fevrier fév févr',
    'mars',
    'avril avr',
    'mai',
    'juin',
    'juillet juil juill',
    'août aout',
    'septembre sept sep',
    'octobre oct',
    'novembre nov',
    'décembre dec déc',
  ],
  labels: {
    documentDate:
      'émission, émise le, établie le, acheté le, réservé le, date de réservation, commandé et payé le, émission, date de facture, date de la facture, date facture, date de facturation, facture du, émise le, émis le, date d émission, date d établissement, établi le, établie le, fait à, fait le, date du document, date du devis, devis du, date de l avis, date du relevé, relevé du, relevé au, date du bon, date du courrier, date de délivrance, délivré le, délivrée le, date du ticket, date de paiement, date d achat, éditée le, édité le, date d édition, date de l avoir, avoir du, date de la réunion, réunion du, séance du, procès verbal du, date de rédaction, signé le, conclu le, date du rapport, compte rendu du, payé le, bon de livraison du, date de la séance, assemblée du, assemblée générale du, arrêté au, date du contrat, date de la lettre, date d envoi, envoyé le, date de création, créé le, date du certificat, date de signature, date de prescription, prescrit le, date de vente, vendu le, date de décision, décision du, date du bulletin, payé par virement le, date de versement, versé le, remis le, décerné le, notifié le, date de notification, rédigé le, certifié le, dressé le, clos le, situation au, situation arrêtée au, expédié le, imprimé le, date d impression, date et heure d achat, lieu et date, date et lieu, dressé à, document établi le, arrêté le, validé le, résultats validés le, compte rendu validé le, date de validation, date d émission du billet, émis à, billet émis le, date de transaction',
    date: 'date, le, du',
    dueDate:
      'date limite de règlement, date limite pour payer, à payer au plus tard, date ultime de paiement, échéance, date d échéance, date limite de paiement, à payer avant le, à payer avant, à régler avant le, à régler avant, payable le, payable avant le, payable au plus tard le, règlement avant le, au plus tard le, à régler le, date de prélèvement, prélevé le, sera prélevé le, prélèvement le, date limite, avant le, échéance de paiement, à payer pour le, date de règlement, à régler au plus tard le, d ici le, paiement avant le, exigible le, échéance le, payable jusqu au, à payer jusqu au, à payer le, sera débité le, date d exigibilité, paiement au plus tard le, à régler pour le, prélevée le, sera prélevée le, payable au, à acquitter avant le, avant la date du, règlement au plus tard le, règlement attendu avant le, date limite de versement, versement avant le, à verser avant le, réglez avant le, payez avant le, merci de régler avant le, merci de payer avant le, montant prélevé le, sera prélevé à partir du, prélèvement à partir du, prélèvement automatique le, échéances, dates d échéance, première échéance, 1ère échéance, 1re échéance, 1er versement, premier versement, à verser au plus tard le, payable dernier délai le, dernier délai de paiement, dernier délai, payable d ici au, délai de paiement au, date de débit, débité le',
    otherDate:
      'date de naissance, né le, née le, né, née, date de livraison, livré le, livraison le, date de commande, commande du, votre commande du, commandé le, période, période du, période de facturation, période de paie, du, au, valable jusqu au, valable du, validité, valide jusqu au, jusqu au, date d effet, prise d effet, effet du, à compter du, à partir du, depuis le, depuis, date de début, date de fin, date d entrée, entrée le, embauché le, date d embauche, ancienneté, loi du, décret du, arrêté du, loi n, ordonnance du, règlement du, votre courrier du, votre lettre du, notre courrier du, notre facture du, facture impayée du, en date du, départ, arrivée, aller, retour, date du voyage, voyage, représentation, spectacle, consultation du, consultation le, examen du, hospitalisation du, hospitalisé du, prélèvement du, reçu le, prélevé le sang, sortie le, prochain rendez vous, rendez vous, prochaine réunion, relevé précédent, prochain relevé, index du, ancien solde, nouveau solde, solde au, solde précédent au, expire le, expiration, retour avant le, garantie jusqu au, échange avant le, version, mise à jour, imprimé le, date d impression, payée le, dernier paiement, date de réception, date de prestation, prestation du, exécution le, date d exécution, offre valable jusqu au, consommer avant, dluo, ddm, opération du, mois de, échéance du contrat, échéance principale, dernière facture, exercice, sinistre du, date du sinistre, accident du, contrat du, résiliation au, résiliation le, date de visite, visite du, visite le, date de l événement, prochaine facture, prochaine révision, prochain contrôle, contrôle technique, contrôle technique jusqu au, mise en circulation, 1ère mise en circulation, première mise en circulation, date de mise en recouvrement, mise en recouvrement, date d installation, installé le, date limite d inscription, inscription avant le, réponse avant le, recours avant le, péremption, date d expiration, expirant le, date de souscription, souscrit le, date de relance, relance du, rappel du, votre demande du, demande du, appel de fonds du',
    total:
      'total ttc, montant ttc, montant total ttc, net à payer, total à payer, montant à payer, total général, montant total, net à payer ttc, montant de la facture, total facture, total de la facture, prix total, somme à payer, total général ttc, prix total ttc, montant dû, total dû, total tvac, total tvac à payer, total eur, montant total à payer, montant net à payer, total ttc à payer, montant total dû, prix ttc, avoir ttc, montant de l avoir, total t t c, total toutes taxes comprises, montant de votre impôt, total de l avoir, montant ttc à payer, somme totale, total du devis, montant total tvac, montant réclamé, total réclamé, prix payé, montant réglé, total chf, montant du don, montant du devis, prix final, total payé, montant payé, total de votre commande, total commande, montant total ttc à payer, montant de la commande, prix net à payer, total net à payer, montant encaissé, somme versée, reçu la somme de',
    sum: 'montant de l amende, total, montant, somme, ttc, à payer, cotisation due',
    rest: 'reste à payer, solde à payer, reste dû, restant dû, solde dû, solde à régler, montant restant dû, montant restant, solde restant, reste à charge, à régler, solde débiteur, total dû, somme due, montant dû, somme à payer, solde en notre faveur, solde en votre défaveur, solde débiteur à régler, complément à payer, reste à verser, solde restant dû, solde à verser, montant restant à payer, il vous reste à payer, solde à payer ttc',
    net: 'total ht, montant ht, net ht, ht, sous total, total hors taxes, hors taxes, total hors tva, montant hors taxe, total htva, sous total ht, base ht, hors tva, montant htva, base imposable, total net ht, prix ht',
    tax: 'tva, montant tva, total tva, dont tva, t v a, taxe, taxes, montant de la tva, tva incluse, total taxes',
    deposit:
      'acompte, acompte versé, acomptes, acomptes versés, avance, déjà payé, déjà réglé, arrhes, acompte reçu, versement, versements, paiement reçu, règlement reçu, provision, provisions, avances versées, provisions versées, montant déjà versé, déduction acompte, acompte déduit, paiements reçus',
    netPay:
      'net payé, net à payer, net à payer au salarié, net à payer avant impôt sur le revenu, net versé, salaire net, net à payer après impôt, salaire net versé, net payé en euros, net à payer au salarie, net versé au salarié',
    premium:
      'prime, prime annuelle, cotisation, cotisation annuelle, prime ttc, cotisation ttc, prime totale, cotisation annuelle ttc, montant de la prime, prime totale ttc, total de la prime, cotisation totale, prime annuelle ttc, prime nette à payer',
    otherAmount:
      'prix unitaire, p u, pu, pu ht, prix, prix unit, remise, rabais, escompte, frais de port, port, livraison, ancien solde, nouveau solde, solde, solde précédent, solde créditeur, salaire brut, brut, total brut, total cotisations, total retenues, espèces, rendu, monnaie, rendu monnaie, carte bancaire, cb, capital, capital social, au capital de, franchise, frais de relance, pénalités, pénalité, indemnité forfaitaire, indemnité, intérêts, plafond, garantie, loyer, charges, dépôt de garantie, mensualité, prélèvement à la source, net imposable, cumul, revenu fiscal de référence, intérêts de retard, frais de rappel, frais, cumul imposable, découvert autorisé, montant initial, revenu imposable, salaire de base, consommation, abonnement, somme assurée, capital assuré, taux horaire, montant net social, pourboire, facture initiale',
    documentNumber:
      'n de pièce, numéro, facture n, facture no, numéro de facture, n de facture, n facture, facture numéro, facture, référence facture, facture réf, avoir n, n d avoir, numéro d avoir, avoir, devis n, n de devis, numéro de devis, devis, reçu n, n de reçu, quittance n, ticket n, numéro de ticket, n ticket, bon de livraison n, bl n, n bl, n de bl, bon de livraison, relevé n, n de relevé, attestation n, n de document, document n, référence de réservation, n de réservation, réservation, numéro de billet, n de billet, n billet, dossier voyage, billet n, référence de l avis, n de l avis, numéro de bon, certificat n, n de certificat, réf dossier, rappel n, proposition n, offre n, code de réservation, numéro d attestation, fact n, n pièce, pièce n, n de bon, n de bon de livraison, confirmation de commande n, n de dossier médical, n d examen, n de prélèvement, n de demande, demande n, n d avis, avis n, n d ordonnance, ordonnance n, n de rôle, n de quittance, n de suivi, n d envoi, n d attestation, votre offre, procès verbal n, n de décision, décision n',
    caseNumber:
      'référence, réf, nos références, notre référence, nos réf, n réf, n de contrat, numéro de contrat, contrat n, n contrat, n de police, police n, numéro de police, n de dossier, dossier n, numéro de dossier, dossier, référence client contrat, références à rappeler, référence à rappeler, n de sinistre, sinistre n, n d affaire, référence du contrat, contrat, communication, communication structurée, référence de paiement, référence dossier, numéro fiscal, à rappeler, n fiscal, référence paiement, n de bail, numéro de référence, n rg, rg n, rg, n portalis, n de parquet, n d adhésion, adhésion n, n de prêt, prêt n, affaire n, n de contribuable, contribuable n, bail n, n de mandat, n de lot, n de procédure, n de registre',
    customerNumber:
      'n client, numéro client, n de client, numéro de client, référence client, réf client, code client, compte client, n de compte client, numéro d adhérent, n adhérent, matricule, n matricule, n de sociétaire, identifiant client, client n, numéro de compte client, n d adhérent, n patient, numéro d abonné, n abonné, numéro étudiant, ine, numéro de sociétaire, votre n client, n d abonné, abonné n, adhérent n, n de membre, membre n, n d assuré, n assuré, n d allocataire, n allocataire, n de patient, ipp, n de dossier patient, n de salarié, n d agent, n d étudiant, n étudiant, n de lecteur, n d usager, n de locataire, code locataire, sociétaire n, n de licence, n d élève, n avs',
    otherNumber:
      'téléphone, tél, tel, télécopie, fax, portable, mobile, siret, siren, rcs, r c s, ape, naf, code ape, code naf, n de tva, tva intracommunautaire, n tva, iban, bic, rib, code banque, code guichet, n de compte, numéro de compte, compte n, n de commande, commande n, numéro de commande, bon de commande, v réf, vos réf, vos références, votre référence, page, bp, boîte postale, code postal, n de sécurité sociale, numéro de sécurité sociale, n ss, n sécurité sociale, point de livraison, pdl, compteur, n de compteur, n de série, numéro de série, terminal, caisse, place, voiture, train, siège, voie, ice, icsi, ics, rum, référence mandat, identifiant créancier, cedex, rpps, finess, adeli, bce, article, réf article, code article, numéro national, niss, ean, chantier, lot, table, caissier, vol, porte, n de colis, modèle, immatriculation, numéro d entreprise, service client, capital, uai, n uai, code uai',
    vatId:
      'n tva, n de tva, numéro de tva, tva intracommunautaire, n tva intracommunautaire, tva intra, n tva intra, tva n, numéro de tva intracommunautaire, n de tva intracommunautaire, id tva, identifiant tva, tva, tva be, bce tva, che, n d entreprise, numéro d entreprise',
    sender:
      'émetteur, expéditeur, vendeur, fournisseur, de, bailleur, employeur, assureur, prestataire, organisme, le bailleur, l employeur, créancier, émis par, organisateur, société, entreprise, établi par, vendu par, le prestataire, le vendeur',
    recipient:
      'destinataire, client, adressé à, facturé à, livré à, adresse de livraison, adresse de facturation, acheteur, locataire, salarié, employé, assuré, souscripteur, patient, à l attention de, facturation, livraison, preneur, voyageur, passager, titulaire, le locataire, maître d ouvrage, nom, bénéficiaire, expédié à, facture à, votre conseiller, le client, contribuable, preneur d assurance, titulaire du compte, le salarié, nom et prénom, bénéficiaire des soins',
    payee:
      'titulaire du compte bénéficiaire, bénéficiaire du virement, à l ordre de, titulaire, virement à, au profit de, libellé à l ordre de, règlement à l ordre de, titulaire compte',
    payer:
      'votre iban, votre compte iban, votre compte, prélevé sur, prélevée sur, prélèvement automatique, prélèvement sepa, sera prélevé, sera prélevée, mandat sepa, débité, débiteur, compte débité, de votre compte, sur votre compte, compte à débiter, payeur, par prélèvement',
    yours:
      'votre n tva, votre tva, votre numéro de tva, n tva client, tva client, numéro de tva client, tva du client, votre n de tva',
    salutation:
      'chers, chères, chers parents, mesdames, messieurs, madame, monsieur, madame monsieur, cher client, chère cliente, cher monsieur, chère madame, bonjour, mesdames messieurs, cher adhérent, chers copropriétaires, cher, chère',
    closing:
      'bien à vous, sincèrement, la direction, avec nos salutations, cordialement, salutations distinguées, sincères salutations, veuillez agréer, bien cordialement, nous vous prions d agréer, je vous prie d agréer, meilleures salutations, sentiments distingués, recevez, le directeur, la directrice, signature, pour la société',
  },
  until: 'au, à, jusqu au, et',
  types: {
    invoice: {
      titles:
        'relevé de facture, note d honoraire, facture définitive, facture récapitulative, facture, facture d avoir, avoir, note d honoraires, facture de solde, facture proforma, votre facture, note de crédit, facture d électricité, facture de gaz, facture mobile, facture d eau, facture d acompte, facture client, facture de régularisation, note de frais honoraires, décompte de charges, facture n, facture internet, avis d échéance, appel de fonds, appel de charges',
      words:
        'numéro de facture, date de facture, facturation, conditions de règlement, total ttc, total ht, pénalités de retard, indemnité forfaitaire pour frais de recouvrement, net à payer',
    },
    receipt: {
      titles:
        'justificatif d achat, bon de caisse, attestation de paiement, note de restaurant, reçu, ticket de caisse, quittance, quittance de loyer, ticket, justificatif de paiement, reçu fiscal, reçu de paiement, carte bancaire, ticket client, reçu au titre des dons, note, facturette, duplicata',
      words:
        'espèces, rendu, rendu monnaie, caisse, caissier, merci de votre visite, à bientôt, ticket client, cb, carte bancaire, merci de votre achat, couverts, sans contact, à conserver, table, merci et à bientôt, nombre d articles, don, avons reçu, tva, monnaie, articles',
    },
    reminder: {
      titles:
        'avis de relance, rappel de facture, deuxième avis, dernier rappel avant mise en demeure, rappel, relance, mise en demeure, rappel de paiement, première relance, deuxième relance, deuxième rappel, dernier rappel, premier rappel, lettre de relance, dernier avis avant poursuites, dernière relance, avis de rappel, relance n, second rappel, sommation de payer, facture impayée, relance amiable, deuxième lettre',
      words:
        'impayé, impayée, impayées, frais de relance, sauf erreur de notre part, reste impayée, à ce jour, n avons pas reçu, retard de paiement, frais de rappel, demeure impayée, sans tarder, régulariser, sauf erreur ou omission, restons dans l attente, sauf erreur',
    },
    contract: {
      titles:
        'contrat, contrat de location, contrat de travail, bail, contrat de prestation de services, contrat de vente, convention, contrat de prêt, contrat de bail, bail d habitation, contrat de travail à durée indéterminée, accord de confidentialité, avenant, compromis de vente, contrat d entretien, contrat de maintenance, contrat à durée indéterminée, contrat à durée déterminée, bail à loyer, contrat de location meublée, contrat de cession, contrat d abonnement, contrat de prestation',
      words:
        'entre les soussignés, ci après, il a été convenu, article 1, durée du contrat, bailleur, locataire, employeur, préavis, résiliation, les parties, tribunal compétent, d une part, d autre part, lu et approuvé, dénommé',
    },
    policy: {
      titles:
        'avis d échéance, attestation d assurance, contrat d assurance, conditions particulières, police d assurance, assurance habitation, assurance automobile, avis d échéance assurance, carte verte, conditions particulières de votre contrat, certificat d assurance, assurance auto, avenant au contrat d assurance, police, assurance responsabilité civile, assurance multirisque habitation',
      words:
        'assuré, souscripteur, prime, cotisation, franchise, garanties, sociétaire, n de police, preneur d assurance, assureur, sinistre, responsabilité civile, risques couverts, échéance principale, garantie',
    },
    statement: {
      titles:
        'relevé mensuel, extrait bancaire, relevé de compte courant, relevé de carte bancaire, relevé de compte, relevé bancaire, extrait de compte, relevé, relevé de carte, arrêté de compte, relevé de portefeuille, relevé d opérations, relevé de vos comptes, relevé de situation, relevé de compte courant',
      words:
        'ancien solde, nouveau solde, solde créditeur, débit, crédit, date valeur, virement, opérations, solde débiteur, total des mouvements, solde précédent, valeur, prlv, vir, retrait dab, solde initial, solde final',
    },
    payslip: {
      titles:
        'bulletin de rémunération, fiche de rémunération, bulletin de paie, bulletin de salaire, fiche de paie, bulletin de paye, décompte de salaire, fiche de salaire, certificat de salaire, feuille de paie',
      words:
        'salaire brut, net imposable, cotisations, sécurité sociale, net à payer, prélèvement à la source, salaire de base, convention collective, urssaf, part salariale, part patronale, congés payés, csg, matricule, net social, onss, précompte professionnel, emploi',
    },
    tax: {
      titles:
        'avis d imposition, avis d impôt, taxe foncière, taxe d habitation, déclaration de revenus, avis de taxe foncière, avertissement extrait de rôle, déclaration d impôt, avis de situation déclarative, impôt sur les revenus, avis d imposition sur les revenus, déclaration de tva, taxes foncières, bordereau d impôt, bordereau de taxation, décision de taxation, cotisation foncière des entreprises, impôts',
      words:
        'direction générale des finances publiques, revenu fiscal de référence, impôt, finances publiques, contribuable, revenu imposable, centre des finances publiques, numéro fiscal, mise en recouvrement, spf finances, administration fiscale, nombre de parts, base nette, service des impôts',
    },
    certificate: {
      titles:
        'attestation de suivi, attestation de fin de formation, certificat d aptitude, certificat d assiduité, attestation, certificat, diplôme, certificat de travail, acte de naissance, certificat de scolarité, extrait d acte de naissance, attestation de travail, acte de mariage, attestation de formation, certificat de conformité, attestation employeur, acte de décès, attestation sur l honneur, attestation de domicile, attestation d hébergement, relevé de notes, certificat de résidence, attestation de stage, attestation de présence, bulletin scolaire, attestation de droits, brevet, certificat de formation, attestation de quotient familial, bon de garantie, certificat de garantie, carte de garantie',
      words:
        'je soussigné, je soussignée, certifie que, atteste que, certifions, attestons, pour servir et valoir ce que de droit, délivré, a suivi, pour faire valoir ce que de droit, officier de l état civil, avec mention',
    },
    medical: {
      titles:
        'rapport médical, lettre de sortie, résultats d examens, ordonnance, compte rendu, compte rendu médical, certificat médical, résultats d analyses, compte rendu d hospitalisation, arrêt de travail, bilan biologique, avis d arrêt de travail, lettre de liaison, compte rendu opératoire, compte rendu de consultation, feuille de soins, résultats de laboratoire, compte rendu de radiologie, compte rendu d imagerie, analyses médicales, compte rendu d examen, courrier médical, examens de laboratoire, compte rendu d irm, irm, laboratoire d analyses médicales, échographie, radiographie, scanner',
      words:
        'patient, patiente, diagnostic, traitement, antécédents, comprimé, comprimés, docteur, médecin, symptômes, examen clinique, posologie, hôpital, cabinet, valeurs de référence, mg, conclusion, indication, matin et soir, confrère, chère consœur, cher confrère, clinique, biologiste, jours, examen, résultat, technique, radiologue, foie, thorax',
    },
    ticket: {
      titles:
        'titre de voyage, réservation, confirmation de commande de billets, e ticket, votre voyage, billet, e billet, billet électronique, carte d embarquement, billet de train, confirmation de réservation, titre de transport, billet d entrée, votre billet, confirmation de voyage, abonnement, billet de concert, billet d avion, place de concert, mémo voyage, carte d accès à bord, titre d accès',
      words:
        'départ, arrivée, voiture, place, passager, voyageur, embarquement, rang, siège, classe, ouverture des portes, quai, vol, porte, placement libre, salle, tarif, catégorie, composter, entrée',
    },
    offer: {
      titles:
        'offre de services, devis estimatif, proposition de prix, devis descriptif, devis, offre, offre de prix, proposition commerciale, estimation, votre devis, offre commerciale, proposition, estimatif',
      words:
        'bon pour accord, devis valable, valable jusqu au, validité de l offre, suite à votre demande, validité du devis, nous vous proposons, date et signature, devis gratuit, acceptation, durée de validité, nous avons le plaisir, devis reçu avant',
    },
    'delivery-note': {
      titles:
        'bordereau de réception, note de livraison, bon de remise, bon de livraison, bordereau de livraison, bordereau d expédition, bon d expédition, liste de colisage, avis d expédition, bon d enlèvement, bulletin de livraison, lettre de voiture',
      words:
        'livré à, quantité livrée, qté livrée, colis, transporteur, marchandise reçue, reçu en bon état, adresse de livraison, nombre de colis, reliquat, réserves, poids, marchandises reçues, qté commandée, expédié, signature du réceptionnaire',
    },
    minutes: {
      titles:
        'compte rendu d assemblée, procès verbal du conseil, pv d assemblée générale, procès verbal, compte rendu de réunion, procès verbal de réunion, compte rendu de la réunion, procès verbal de l assemblée générale, procès verbal d assemblée générale, pv de réunion, pv, compte rendu de séance, procès verbal de la séance, compte rendu de l assemblée générale, relevé de décisions, procès verbal de la réunion, compte rendu du conseil, compte rendu du',
      words:
        'ordre du jour, présents, absents, excusés, secrétaire de séance, résolution, voté, adopté, unanimité, séance levée, président de séance, quorum, approuvée, abstentions, levée, participants, copropriétaires, prochaine réunion, étaient présents',
    },
    manual: {
      titles:
        'mode d emploi, manuel d utilisation, notice d utilisation, guide d utilisation, manuel, notice, guide de démarrage rapide, notice de montage, manuel de l utilisateur, guide d installation, instructions de montage, guide utilisateur, manuel d instructions, consignes de sécurité, notice d emploi, notice d installation',
      words:
        'appuyez sur, consignes de sécurité, avertissement, dépannage, mise en service, nettoyage, appareil, avant utilisation, illustration, débranchez, touche, installation, attention, ne pas, figure, branchez, hors de portée des enfants, vis',
    },
    letter: {
      titles:
        'lettre, note de service, note d information, objet, résiliation, invitation, information, réclamation, courrier, préavis, convocation, candidature, demande de résiliation, augmentation de loyer, objet résiliation',
      words:
        'madame monsieur, nous vous informons, je vous informe, salutations distinguées, veuillez agréer, cordialement, par la présente, objet, nous avons le plaisir de vous informer',
    },
  },
};
