/*
 * Words for authorities, practices, clubs, shops and companies, folded, in lists by language. `word-` is the beginning of a word, `-word`
 * its end, and a plain word is whole.
 */

const listed: Readonly<Record<string, string>> = {
  german:
    'jobcenter- rathaus- magistrat- bezirkshauptmannschaft- pfarr- notariat- steuerberat- ingenieurburo- schreinerei- tischlerei- ' +
    'zimmerei- metzgerei- fleischerei- backerei- brauerei- druckerei- konditorei- gartnerei- baumschule- baumarkt- elektro- ' +
    'dachdecker- malerbetrieb- malermeister- glaserei- schlosserei- spenglerei- installateur- autohaus- gasthof- gasthaus- ' +
    'landgasthof- weingut- bibliothek- bucherei- stadtbucherei- museum- theater- physiotherapie- ergotherapie- logopad- radiolog- ' +
    'tierarzt- pflegedienst- seniorenheim- spedition- reiseburo- bausparkasse- wasserwerk- feuerwehr- inkasso- kaufhaus- mobelhaus- ' +
    'buchhandlung- drogerie- sanitatshaus- friseur- fernbahn- krankenhaus- hebamme- fahrschul- musikschul- staatsanwaltschaft- ' +
    'polizei- justiz- stiftung- kirchengemeinde- umzuge- holzbau- gartenbau- hochbau- tiefbau- metallbau- stahlbau- kulturzentrum- ' +
    'jugendherberge- campingplatz- freibad- hallenbad- -verein -verwaltung -gemeinschaft -gesellschaft -genossenschaft -betriebe ' +
    '-werke -kanzlei -zentrum -verlag -klinik -praxis -kasse -institut -akademie -agentur -verband -verbund -club -klub -chor ' +
    '-handlung -handel -logistik -energie -apotheke -hutte -kellerei -innung ' +
    'landkreis- landeskasse- burgerburo- rentenversicherung- wasserversorgung- zweckverband- seniorenzentrum- pflegeheim- kita- ' +
    'kindertagesstatte- sportverein- kleingarten- wohnbau- baugenossenschaft- hausverwaltung- immobilien- fahrrad- zweirad- ' +
    'schuhhaus- modehaus- optik- augenoptik- raumausstatt- heizungsbau- sanitar- solartechnik- fensterbau- reifen- tankstelle- ' +
    'konzertburo- touristik- -reisen -mobil -optik -markt -laden -werk -stube -bahnen -sender -versorgung -versicherung ' +
    '-versicherungen -fonds -schule -heim',
  english:
    'university- academy- nursery- library- borough- county- parish- township- municipal- treasury- constabulary- police- probate- ' +
    'registry- tribunal- chambers- attorneys- barristers- veterinary- vets- orthodont- optician- optometr- pharmac- chemist- ' +
    'laborator- physiotherap- chiropract- counselling- hospice- ambulance- plumbing- plumbers- electrical- electricians- roofing- ' +
    'joinery- carpentry- builders- construction- landscap- decorators- cleaning- laundry- cleaners upholstery- motors- autos- tyres- ' +
    'garage- bakery- butchers- grocer- florist- nurseries- bookshop- stationers- hardware- furniture- kitchens- interiors- ' +
    'lettings- realty- estates- homeowners- condominium- residents- housing- leisure- fitness- athletic- football- rowing- cricket- ' +
    'tennis- rugby- rangers- scouts- choir- orchestra- theatre- cinema- playhouse- gallery- church- diocese- charity- charitable- ' +
    'fellowship- union- guild- federation- league- institute- bureau- commission- authority- utilities- broadband- mobile networks- ' +
    'wireless- telecoms- bank- bankers- savings- credit- lending- finance- mortgages- brokers- underwriters- pensions- payroll- ' +
    'recruitment- staffing- logistics- courier- couriers- haulage- removals- freight- ferries- airways- coaches- rail- buses- cabs- ' +
    'parking- hire- tours- travel- holidays- lodge- guesthouse- hostel- diner- bistro- tavern- brewery- roasters- coffee- pizzeria- ' +
    'kitchen- records- software- systems- technologies- studios- media- press- publishing- printers- analytics- safety- training- ' +
    'tutors- driving school- kennels- stables- farm- farms- orchard- dairy- supplies- wholesale- distribution- trading- imports- ' +
    'associates- partners- enterprises- industries- manufacturing- engineering- appliances- instruments- outfitters- collections- ' +
    'recovery- ' +
    'trustees- superannuation- surveyors- architects- accountants- conveyancing- optometrists- podiatry- osteopath- scaffolding- ' +
    'glazing- plasterers- locksmiths- flooring- carpets- tiles- paving- heating- solar- conservancy- allotment- ' +
    'allotments- symphony- ballet- festival- raceway- airlines- air- metro- transit- outdoors- sports- cycles- toys- jewellers- ' +
    'tailors- footwear- foods- farmers-',
  french:
    'association- amicale- comite- federation- syndicat- copropri- conseil- departementa- metropole- communaute- urssaf- assedic- ' +
    'assurances- prevoyance- mutualite- credit- epargne- office- tresor- tresorerie- finances- greffe- huissier- commissaire- etude- ' +
    'notaires- avocats- barreau- laboratoire- centre- ehpad- creche- maternelle- universite- institut- academie- bibliotheque- ' +
    'mediatheque- conservatoire- theatre- cinema- musee- orchestre- boucherie- charcuterie- patisserie- fromagerie- epicerie- ' +
    'poissonnerie- traiteur- cave- brasserie- auberge- bistrot- creperie- restaurant- librairie- papeterie- fleuriste- jardinerie- ' +
    'quincaillerie- droguerie- opticien- optique- coiffure- pressing- blanchisserie- menuiserie- plomberie- electricite- chauffage- ' +
    'couverture- maconnerie- peinture- carrelage- charpente- serrurerie- vitrerie- paysagiste- elagage- ramonage- demenagement- ' +
    'demenageurs- ambulances- taxis- autocars- ferroviaire- aerien- navigation- editions- imprimerie- presse- gazette- radio- ' +
    'telecom- telephonie- eaux- energie- habitat- immobilier- immobiliere- agence- gestion- cooperative- groupement- entreprise- ' +
    'etablissements- ateliers- atelier- societe- compagnie- comptoir- maison- domaine- chateau- club- cercle- ecurie- union- service- ' +
    'meubles- veterinaire- kinesitherap- osteopath- orthophon- dentistes- infirmier- sante- securite- sociale- ' +
    'groupe- logistique- pompes- funebres- retraite- retraites- complementaire- prevention- protection- recouvrement- urbanisme- ' +
    'elections- periscolaire- cantine- ecole- halte- garderie- golf- tennis- judo- escalade- chorale- harmonie- festival- velo- ' +
    'cycles- velos- pneus- carrosserie- piscine- stations- solaire- isolation- fenetres- maisons- constructions- bijouterie- ' +
    'horlogerie- chaussures- vetements- pret- quincailler- vignobles- vignoble- fromages- fermier- ferme-',
  spanish:
    'junta- asociacion- cooperativa- federacion- fundacion- sindicato- comunidad- mancomunidad- diputacion- consejeria- concejalia- ' +
    'delegacion- direccion- tesoreria- hacienda- agencia- servicio- secretaria- municipalidad- alcaldia- gobernacion- intendencia- ' +
    'prefectura- policia- fiscalia- tribunal- audiencia- procuradur- despacho- abogados- bufete- gestoria- notari- laboratorio- ' +
    'hospital- policlinic- consultorio- centro- sanatorio- clinico- dental- optica- ortopedia- veterinari- fisioterap- escuela- ' +
    'instituto- academia- universitari- facultad- guarderia- biblioteca- museo- teatro- auditorio- cine- polideportivo- gimnasio- ' +
    'club- pena- cofradia- hermandad- parroquia- supermercado- almacenes- ferreteria- papeleria- libreria- panaderia- pasteleria- ' +
    'carniceria- pescaderia- fruteria- floristeria- muebles- electrodomesticos- joyeria- zapateria- peluqueria- tintoreria- ' +
    'lavanderia- cafeteria- meson- asador- bodega- hostal- hotel- parador- posada- camping- viajes- autobuses- autocares- ' +
    'transportes- mensajeria- mudanzas- aerolineas- ferrocarril- trenes- naviera- talleres- automociones- automoviles- neumaticos- ' +
    'gasolinera- reformas- construcciones- fontaneria- electricidad- climatizacion- carpinteria- pinturas- cristaleria- jardineria- ' +
    'limpiezas- inmobiliaria- fincas- administracion- editorial- imprenta- telefonica- comunicaciones- energia- aguas- electrica- ' +
    'comercializadora- distribuidora- suministros- comercial- industrias- consultores- consultoria- asesores- asesoria- correduria- ' +
    'mutua- mutualidad- aseguradora- reaseguros- financiera- credito- cajamar- estacion- ' +
    'grupo- logistica- afore- afp- fondo- fonacot- infonavit- sanitas- calzados- zapatos- confecciones- boutique- bazar- mercado- ' +
    'mercados- tienda- tiendas- autoescuela- colegios- universidad- ceip- ies- ampa- ludoteca- residencia- veterinaria- farmacias- ' +
    'clinicas- dentistas- taxis- taxi- renovables- solar- instalaciones- persianas- ventanas- cerrajeria- ascensores- seguridad- ' +
    'alarmas- teleco- telefonia- movil- fibra- gas- luz- electricas- prestamos- valores- inversiones-',
  italian:
    'comune- provincia- prefettura- questura- tribunale- procura- agenzia- ente- inail consorzio- cooperativa- associazione- ' +
    'fondazione- parrocchia- diocesi- circolo- polisportiva- federazione- sindacato- unione- camera- ordine- collegio- ufficio- ' +
    'servizio- servizi- ministero- regione- universita- politecnico- accademia- liceo- istituto- asilo- scuola- biblioteca- museo- ' +
    'teatro- cinema- auditorium- clinica- cura- ospedale- ambulatorio- laboratorio- farmacia- parafarmacia- ottica- veterinari- ' +
    'fisioterap- odontoiatric- dentistic- notaio- notarile- avvocati- legale- commercialisti- ragioniere- geometra- immobiliare- ' +
    'amministrazioni- condominiale- impresa- edile- edilizia- costruzioni- idraulic- termoidraulic- elettric- falegnameria- ' +
    'carpenteria- serramenti- vetreria- tappezzeria- verniciatura- giardinaggio- vivaio- pulizie- lavanderia- parrucchier- estetica- ' +
    'palestra- piscina- ferramenta- cartoleria- libreria- panificio- pasticceria- gelateria- macelleria- salumeria- pescheria- ' +
    'alimentari- supermercat- ipermercato- mobili- arredamenti- elettrodomestici- gioielleria- calzature- fiorista- trattoria- ' +
    'osteria- pizzeria- ristorante- caffe- enoteca- cantina- agriturismo- albergo- hotel- pensione- campeggio- viaggi- autolinee- ' +
    'autonoleggio- ferrovie- traghetti- trasporti- corriere- spedizioni- traslochi- autofficina- carrozzeria- gommista- autoscuola- ' +
    'concessionaria- energia- acqua- acquedotto- luce- telefonia- telecomunicazioni- assicurazioni- mutua- banca- cassa- credito- ' +
    'finanziaria- editrice- tipografia- stamperia- consulenza- soluzioni- azienda- industria- fabbrica- ditta- onlus- coop- sociale- ' +
    'gruppo- logistica- caseificio- latteria- salumificio- pastificio- infissi- impianti- idraulica- termoidraulica- mobilificio- ' +
    'abbigliamento- erboristeria- fondo- fondi- previdenza- riscossione- tesoreria- tributi- pallavolo- calcio- nuoto- ' +
    'confraternita- patronato- caf- coldiretti- confartigianato- vigili- carabinieri- fioraio- cicli- gomme- carburanti-',
  dutch:
    'ministerie- provincie- politie- gerecht- openbaar- kadaster- college- universiteit- hogeschool- basisschool- lyceum- academie- ' +
    'bibliotheek- museum- theater- schouwburg- bioscoop- kerk- parochie- diaconie- vereniging- zangvereniging- buurtvereniging- ' +
    'voetbalvereniging- sportvereniging- huisartsen- praktijk- fysiotherapie- tandartsen- kliniek- labo- laboratorium- apotheken- ' +
    'opticien- dierenarts- dierenkliniek- thuiszorg- woonzorg- kinderopvang- kinderdagverblijf- advocaten- advocatenkantoor- ' +
    'notariskantoor- notariaat- accountants- administratiekantoor- gerechtsdeurwaarder- deurwaarder- incasso- mutualiteit- ' +
    'ziekenfonds- pensioenfonds- verzekeringen- makelaardij- makelaars- woningcorporatie- woonstichting- energie- drinkwater- ' +
    'netbeheer- telecom- vervoer- spoorwegen- bakkerij- slagerij- slager- bakker- supermarkt- drogist- boekhandel- bloemist- bloemen- ' +
    'kapper- kapsalon- garage- autobedrijf- rijschool- rijwielhandel- fietsen- loodgieter- installatie- installatietechniek- ' +
    'schilders- schildersbedrijf- aannemer- bouwbedrijf- timmerbedrijf- timmerwerken- hovenier- hoveniers- dakdekker- stukadoor- ' +
    'verhuisgroep- verhuizingen- transport- koerier- reizen- restaurant- eetcafe- cafe- brasserie- camping- uitgeverij- drukkerij- ' +
    'veiligheidscentrum- sportcentrum- zwembad- feestcomite- comite- stichting- fonds- bond- -vereniging -bedrijf -handel -centrum ' +
    '-centra -praktijk -kantoor -winkel -huis -dienst -bank -school -fonds -bond -groep -zorg -bouw -techniek -maatschappij -gemeente ' +
    '-kerk -club -koor ' +
    'logistiek- pensioen- onderlinge- wonen- woningbouw- huurders- rijksdienst- agentschap- vervoersmaatschappij- manege- scouting- ' +
    'harmonie- fanfare- carnavals- tuincentrum- bouwmarkt- keukens- meubel- meubelen- optiek- juwelier- schoenen- mode- kozijnen- ' +
    'zonnepanelen- isolatie- verwarming- sanitair- elektro- stomerij- wasserij- tankstation- banden- autos- -logistiek -wonen ' +
    '-markt -advies -reizen -verzekeringen -verhuur -verhuizers -tuin',
  polish:
    'ministerstwo- wojewoda- starostwo- burmistrz- urzed- gminy- miejski- powiatow- okregow- rejonow- prokuratura- komenda- policj- ' +
    'straz- komornik- izba- inspekt- instytut- uczelnia- akademia- politechnika- liceum- technikum- gimnazjum- przedszkole- zlobek- ' +
    'biblioteka- muzeum- teatr- kino- kultury- osrodek- centrum- klinika- gabinet- poradni- laboratori- stomatolog- dentyst- ' +
    'weterynar- rehabilitacj- fizjoterap- optyk- aptek- notari- adwokat- radc- doradc- biuro- ksiegow- rachunkow- bank- kasa- ' +
    'ubezpiecze- fundusz- fundacj- stowarzysz- zwiazek- klub- kolo- parafi- ochotnicz- spoldzieln- wspolnot- zarzad- administracj- ' +
    'nieruchomosc- deweloper- przedsiebiorstw- firma- uslug- handlow- produkcyjn- budowlan- remontow- hydraul- instalac- elektryc- ' +
    'stolarni- stolarsk- dekarsk- malarsk- slusar- warsztat- mechanik- auto- autoserwis- wulkanizac- stacja- piekarni- cukierni- ' +
    'sklep- delikates- market- spozywcz- ksiegarni- kwiaciarni- drogeri- salon- fryzjer- pralni- restauracj- karczma- kawiarni- ' +
    'pizzeri- hotel- pensjonat- zajazd- biuro podrozy- przewoz- przewozy- koleje- kolej- linie- autobus- taxi- kurier- spedycj- ' +
    'transport- przeprowadzk- wydawnictw- drukarni- energetyk- energi- elektrocieplown- wodociag- kanalizacj- cieplown- gazowni- ' +
    'telekomunikacj- telefoni- siec- sieci- szkolen- nauki- systemy- meble- hurtowni- fabryk- zaklady- agencj- ' +
    'grupa- logistyk- emerytaln- oszczednosc- kredytow- pozyczk- windykac- kancelari- obuwi- odziez- bielizn- jubiler- zegarmistrz- ' +
    'okna- drzwi- meblow- ogrodnicz- ogrod- kwiat- rolnicz- gospodarstw- mleczarni- browar- winiarni- elektro- agd- rowery- opony- ' +
    'paliw- stadnin- szkolka- plywalni- silowni- festiwal- filharmoni- opera- galeri- osp zoz-',
  portuguese:
    'associacao- condominio- cooperativa- fundacao- federacao- sindicato- irmandade- paroquia- igreja- clube- gremio- grupo- camara- ' +
    'junta- municipio- prefeitura- governo- ministerio- instituto- direcao- direccao- servico- servicos- autoridade- conservatoria- ' +
    'tribunal- juizo- vara- cartorio- tabelionato- registo- policia- bombeiros- detran- receita- fazenda- financas- secretaria- ' +
    'hospital- hospitalar- clinica- consultorio- laboratorio- analises- centro- unidade- posto- farmacia- drogaria- otica- ' +
    'veterinari- fisioterap- odontolog- dentari- escola- colegio- agrupamento- faculdade- universidade- creche- jardim externato- ' +
    'biblioteca- museu- teatro- cinema- cine- coliseu- academia- ginasio- natacao- advogados- advocacia- solicitador- contabilidade- ' +
    'contabil- imobiliaria- administradora- construcoes- construtora- engenharia- canalizacoes- canalizador- eletric- serralharia- ' +
    'carpintaria- marcenaria- pinturas- vidraria- jardinagem- limpeza- lavandaria- lavanderia- cabeleireiro- salao- barbearia- ' +
    'oficina- auto- automoveis- mecanica- pneus- combustiveis- supermercado- mercearia- minimercado- talho- acougue- padaria- ' +
    'panificadora- pastelaria- confeitaria- peixaria- frutaria- florista- papelaria- livraria- ferragens- drogarias- moveis- ' +
    'mobiliario- eletrodomesticos- ourivesaria- sapataria- restaurante- churrascaria- cervejaria- tasca- lanchonete- cafe- hotel- ' +
    'pousada- residencial- pensao- viagens- turismo- transportes- transportadora- rodoviaria- viacao- comboios- metro- mudancas- ' +
    'correios- editora- grafica- telecomunicacoes- telecom- energia- eletricidade- aguas- saneamento- seguros- seguradora- ' +
    'seguradoras- previdencia- saude- banco- caixa- credito- financeira- consultoria- comercio- industria- distribuidora- atacado- ' +
    'loja- lojas- azulejos- eletro- operadora- ingressos- ' +
    'logistica- fundo- pensoes- cobranca- cobrancas- emprestimos- investimentos- corretora- sapatos- calcados- roupas- confecoes- ' +
    'joalharia- relojoaria- bicicletas- oculista- tinturaria- florestal- agricola- adega- vinhos- quinta- lacticinios- padarias- ' +
    'doces- vidros- estores- caixilharia- climatizacao- solar- elevadores- seguranca- alarmes- telemoveis- fibra- luz- gas- taxis- ' +
    'uber- festival- coro- filarmonica- rancho- escuteiros- condominios-',
  nordic:
    'kommun kommune kommuner kommunen region regionen stads lansstyrelsen- landsting- forvaltning- namnden -namnden -namnd -styrelsen ' +
    '-styrelse myndighet- -myndigheten -verket -verk -radet -kassan -kassa kronofogd- polis- politi- tingsratt- domstol- retten- ' +
    'byret- skifteretten- -domstolen -ratten skattestyrelsen- skolan skole -skola -skolan -skolen -skole -gymnasiet -gymnasium ' +
    '-universitet universitet- hogskola- hojskole- bibliotek- -biblioteket -museet -museum -teatern -teatret -bion biograf- ' +
    'konserthus- koncerthus- idraetsforening- idrottsforening- -forening -foreningen -forbund -forbundet -klubb -klubben -klub ' +
    '-sallskap -selskab -selskabet -bolag -bolaget -bolagen bolag- samfund- samfallighet- grundejerforening- ejerforening- ' +
    'boligforening- andelsboligforening- bostadsratts- bostads- -bostader boligselskab- hyres- fastighet- -fastigheter ejendom- ' +
    '-ejendomme stiftelse- stiftelsen- fonden -fonden forsamling- kyrka- kirke- -kirke -kirkekontor -sogn menighed- -klinik -kliniken ' +
    '-klinikken -mottagning lakar- laege- lege- tand- -tandlakare -tandlaeger -sjukhus -hospital -apoteket apotek- optik- veterinar- ' +
    'dyrlaege- fysio- sjukgymnast- vaccin- resevaccin- labor- advokat- -advokater -advokatbyra redovisning- revision- bokforing- ' +
    'bogholderi- -byra -byran -bureau -konsult bank- -bank -banken -bankerna sparbank- sparekasse- realkredit- forsakring- ' +
    'forsikring- -forsakring -forsikring -forsakringar assurans- -assurans pension- -pension inkasso- -inkasso energi- -energi ' +
    '-energiforsyning vand- vatten- varme- varmeverk- forsyning- affald- renhold- renovation- -forsyning -kraft bredband- bredbaand- ' +
    'tele- -tele -mobil -bredband buss- -trafik -traffic jarnvag- jernbane- rederi- faerge- farje- flyg- taxi- akeri- vognmand- ' +
    'flytt- flytte- bilverkstad- bilcenter- autovaerksted- auto- -bilar dack- verkstad- -verkstad -vaerksted snickeri- tomrer- ' +
    'tommer- murer- maler- maleri- malere- malerfirma- elektriker- el-installation- smedja- smede- glas- bygg- -bygg -entreprenad ' +
    'entreprenor- tradgard- gartner- blomster- -blomster bageri- bager- konditori- slagteri- -bageri krog- -krog restaurang- ' +
    '-restaurang restaurant- cafe- -cafe kafe- pizzeria- hotell- hotel- vandrarhem- camping- livs- -livs butik- -butik -butiken ' +
    '-handel -handeln -handlen -boghandel bokhandel- -bokhandel forlag- -forlag tryckeri- trykkeri- mobler- -mobler -mobel moebler- ' +
    'vitvaror- frisor- salong- salon- tvatt- renseri- stad- stadning- rengoring- trafikskola- korskola- koreskole- kursuscenter- ' +
    'centrum- center- -centrum -center fitness- -fitness traning- -traening hushall- hushold- hvidevarer- service- -service -gruppen ' +
    '-gruppe firma- -firma maskin- -maskiner -industri -teknik -teknikk -system -systemer -data -logistik post- -post -posten pakke- ' +
    '-transport biljett- -biljetter -billetter orkester- forlossning- ' +
    '-koncernen -pensionskassen -pensionen pensionskasse- -radgivning -raadgivning -terapi scoutkar -scoutkar spejder- koloni- ' +
    'koloniforening- kolonihave- -koloniforening havefor- -idraet -idrott -spejdere ridskola- rideskole- -teater teater- -orkester ' +
    '-koret -kor kor- -festival festival- cykel- -cykler cykler- -bryggeri bryggeri- -mejeri mejeri- -gard gartneriet- gartneri- ' +
    '-gartneri planteskole- plantskola- loppis- -loppis loppemarked- -marked smycken- sko- optiker- -optik synoptik- tandlaegerne- ' +
    'tandlakarna- lakarhus- laegerne-',
  czech:
    'ministerstvo- krajsk- magistrat- mestsk- obecni- okresni- obvodni- statni- soud- zastupitelstvi- policie- exekutor- sprava- ' +
    'inspektorat- financni- celni- matricni- knihovn- muzeum- divadlo- kino- kulturni- universit- univerzit- fakulta- skola skoly ' +
    'skolka- ucilist- gymnazi- stredni- vyssi- zakladni skola- materska- druzin- klinika- ordinac- ambulanc- laborator- zdravotn- ' +
    'veterinar- zubni- ocni- rehabilitac- optika- advokat- notar- kancelar- ucetni- danov- pojistovn- pojisten- banka- sporiteln- ' +
    'zalozna- nadac- spolek- svaz- sdruzen- klub- oddil- jednota- sokol telovychovn- farnost- cirkev- spolecenstvi- bytov- druzstv- ' +
    'nemovitost- realitni- teplarn- vodovod- vodarn- kanalizac- elektrarn- energetik- plynarn- technick- sluzby- dopravni- dopravn- ' +
    'drahy- zeleznic- autobus- letist- taxi- kuryr- zasilkovn- posta- spedic- stehovan- autoservis- autoskola- pneuservis- servis- ' +
    'cerpaci- instalater- elektro- truhlar- zamecn- malir- pokryvac- stavebn- stavby- stavitel- zahradn- kvetin- pekar- pekarna- ' +
    'reznic- cukrar- potravin- lahudk- drogerie- papirnictv- knihkupectv- nakladatel- tiskarn- restaurace- hospoda- pivovar- kavarna- ' +
    'penzion- hotel- chata- kemp- cestovni- kadernictv- cistirna- pradelna- obchod- prodejna- velkoobchod- nabytek- obuv- obchodn- ' +
    'obuvnictv- centrum- stredisk- agentura- posilovna- fitko- bazen- plavecky- vystaviste- hasic- dobrovoln- spoj- ' +
    'skupina- logistik- penzijn- stavebni- sporeni- uverov- pujck- inkaso- odev- zlatnictv- hodinarstv- okna- dvere- podlahy- ' +
    'topeni- plyn- voda- solarn- kola- cyklo- vinarstv- mlekarn- zahrady- statek- farma- festival- filharmonie- galerie- dum deti- ' +
    'expres- linky- lekarn-',
  turkish:
    'bakanlik- bakanligi- mudurluk- mudurlug- baskanlik- baskanlig- belediye- valilik- valilig- kaymakam- emniyet- jandarma- mahkeme- ' +
    'adliye- savcilik- savcilig- icra- noter- noterlig- vergi- tapu- nufus- iskur sosyal- kurumu- kurum- idare- genel- ilce- ' +
    'universite- fakulte- rektorlug- lise- okul- ortaokul- ilkokul- anaokul- kres- kolej- dershane- kursu- akademi- enstitu- ' +
    'kutuphane- muze- tiyatro- sinema- konser- hastane- poliklinig- klinik- laboratuar- laboratuvar- saglik- eczane- veteriner- ' +
    'fizik- optik- avukat- hukuk- musavir- muhasebe- mali- danismanlik- emlak- gayrimenkul- yonetim- apartman- sitesi- site- ' +
    'kooperatif- dernek- dernegi- vakif- vakfi- sendika- federasyon- kulub- kulup- spor- birlik- odasi- banka- bank- katilim- ' +
    'sigorta- emeklilik- finans- faktoring- leasing- yatirim- enerji- elektrik- dogalgaz- dagitim- perakende- telekom- iletisim- ' +
    'internet- fiber- mobil- ulasim- ulastirma- turizm- seyahat- otobus- demiryol- hava- havayol- kargo- kurye- nakliyat- nakliye- ' +
    'tasimacilik- lojistik- otomotiv- servis- lastik- petrol- akaryakit- istasyon- insaat- yapi- mimarlik- muhendislik- tesisat- ' +
    'mobilya- marangoz- boya- elektronik- bilisim- yazilim- teknoloji- bilgisayar- market- supermarket- bakkal- manav- kasap- firin- ' +
    'pastane- lokanta- restoran- restaurant- kebap- kafe- cafe- otel- pansiyon- kuafor- berber- terzi- tekstil- giyim- ayakkabi- ' +
    'kirtasiye- kitabevi- kitap- yayin- matbaa- basim- gida- tarim- sanayi- ticaret- magaza- pazarlama- ilac- kimya- makina- makine- ' +
    'metal- plastik- ambalaj- temizlik- guvenlik- egitim- ' +
    'grup- holding- tahsilat- kredi- tasarruf- kuyum- saat- gozluk- pencere- isitma- sogutma- klima- solar- cam- hali- mutfak- ' +
    'beyaz- bisiklet- ciftlik- sut- cay- kahve- ekmek- simit- festival- orkestra- ressam- foto- narenciye- paketleme-',
  romanian:
    'primari- consiliul- judetean- prefectur- minister- agentia- directia- inspectorat- administrati- oficiul- serviciul- politi- ' +
    'parchet- tribunal- curtea- judecator- notar- notari- avocat- cabinet- executor- casa- spitalul- spital- clinic- policlinic- ' +
    'laborator- centrul- centru- medical- dispensar- farmaci- stomatolog- veterinar- optica- scoala- liceu- colegiu- gradinit- cresa- ' +
    'universitat- facultat- institut- academi- biblioteca- muzeu- teatru- filarmonic- cinema- opera- asociati- fundati- federati- ' +
    'sindicat- club- parohi- cooperativ- regia- societat- compani- banca- asigurar- credit- broker- imobiliar- constructi- instalati- ' +
    'electric- tamplari- zugrav- mobila- service- auto- vulcanizar- statie- benzinari- brutari- patiseri- cofetari- macelari- ' +
    'magazin- alimentar- supermarket- librari- papetari- florari- salon- frizeri- coafor- spalatori- curatatori- restaurant- pizzeri- ' +
    'cafenea- bistro- hotel- pensiune- turism- transport- curier- taxi- autogara- feroviar- aerian- tipografi- editura- energi- ' +
    'electrica- canal- salubritat- telecom- telefoni- internet- consult- contabil- impex- comert- distribut- industri- atelier- ' +
    'gimnazial- ' +
    'grup- logistica- pensii- fond- credite- leasing- recuperari- incaltaminte- confectii- bijuterii- ceasuri- tamplarie- ferestre- ' +
    'termopane- incalzire- termice- apa- gaze- biciclete- anvelope- carburanti- vinuri- crama- lactate- ferma- festival- ' +
    'filarmonica- cor- palat- galeri-',
  greek:
    'δημοσ- δημου- δημοτικ- υπουργειο- περιφερεια- νομαρχ- διευθυνση- γενικη- ανεξαρτητη- εφορια- ειρηνοδικειο- πρωτοδικειο- ' +
    'δικαστηριο- δικηγορ- συμβολαιογραφ- λογιστικ- λογιστης φοροτεχνικ- νοσοκομειο- κλινικη- ιατρειο- οδοντιατρειο- ιατρικ- ' +
    'διαγνωστικ- μικροβιολογικ- εργαστηρ- φαρμακειο- κτηνιατρ- οπτικα- φυσικοθεραπ- κεντρο- κεντρα- σχολειο- γυμνασιο- λυκειο- ' +
    'νηπιαγωγειο- παιδικ- φροντιστηριο- σχολη- πανεπιστημ- πολυτεχν- ινστιτουτο- ακαδημια- βιβλιοθηκη- μουσειο- θεατρο- ωδειο- ' +
    'συναυλ- κινηματογραφ- συλλογοσ- σωματειο- ομοσπονδια- ενωση- εταιρεια- εταιρια- ομιλοσ- λεσχη- γυμναστηριο- κολυμβητηριο- ιερα- ' +
    'ιεροσ- ενορια- συνεταιρισμ- επιμελητηριο- ταμειο- φορεασ- οργανισμοσ- τραπεζα- ασφαλ- ασφαλειεσ- ασφαλιστικη- χρηματοδοτ- ' +
    'ενεργεια- ηλεκτρ- αεριο- υδρευση- δευα- επικοινων- τηλεπικοινων- τηλεφων- διαδικτυ- ταχυδρομ- ταχυμεταφορ- μεταφορ- μετακομισ- ' +
    'ταξιδ- ναυτιλιακ- ακτοπλοικ- σιδηροδρομ- λεωφορ- κτελ- αεροπορ- ξενοδοχ- πανσιον- εστιατοριο- ταβερνα- ψησταρια- καφε- καφενειο- ' +
    'ζαχαροπλαστ- αρτοποι- φουρνοσ- κρεοπωλ- ιχθυοπωλ- παντοπωλ- μαναβικ- σουπερ- υπεραγορ- αγορα- βιβλιοπωλ- χαρτοπωλ- ανθοπωλ- ' +
    'επιπλα- ηλεκτρικα- υδραυλικ- ψυκτικ- θερμανσ- κατασκευ- τεχνικη- τεχνικ- οικοδομ- ξυλουργ- αλουμινι- συνεργειο- αυτοκινητ- ' +
    'ελαστικα- βενζιν- πρατηριο- κομμωτηριο- καθαριστηριο- μεσιτικ- κτηματομεσιτ- ακινητ- διαχειρ- πολυκατοικ- εκδοσ- τυπογραφ- ' +
    'εμπορικ- εμποριο- βιομηχαν- βιοτεχν- γεωργ- αγροτικ- τροφιμ- συμβουλ- πληροφορικ- λογισμικ- υπηρεσι- καταστημα- φωτοβολτ- ' +
    'γραφειο- αστυνομ- λιμεναρχ- ' +
    'εφοδιαστικ- συνταξ- επικουρικ- δανει- εισπραξ- υποδημ- ενδυμ- κοσμημ- ρολογ- οπτικ- κουφωμ- κλιματ- ηλιακ- ποδηλατ- ' +
    'οινοποι- γαλακτ- αγροκτημ- φεστιβαλ- ορχηστρ- χορωδια- πινακοθηκη- ληξιαρχ- δημαρχ- κοινοτητα- ευδαπ- συνιδιοκτησια-',
};

const words = Object.values(listed).flatMap((list) => list.split(' '));
const whole = new Set(words.filter((word) => !word.startsWith('-') && !word.endsWith('-')));
const beginnings = new Set(
  words.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)),
);
const ends = new Set(words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)));
const longest = Math.max(...words.map((word) => word.length));
const shortestEnd = 2;

/** Returns whether a folded text has a word for the kind of an office, a club or a company. */
export function hasWordOfOffice(folded: string): boolean {
  return (folded.match(/\p{L}{2,}/gu) ?? []).some(isWordOfOffice);
}

function isWordOfOffice(word: string): boolean {
  if (whole.has(word)) return true;
  for (let length = shortestEnd; length <= Math.min(longest, word.length); length += 1) {
    if (beginnings.has(word.slice(0, length))) return true;
    if (length < word.length - 1 && ends.has(word.slice(-length))) return true;
  }
  return false;
}
