import type { Lexicon } from '../lexicon.ts';

export const turkish: Lexicon = {
  frequentWords:
    've bir bu da de için ile olarak olan çok daha gibi kadar sonra her ne ya ki ancak veya en göre tarafından üzere ise değil var yok olup edilir edilmiştir olduğu olarak lütfen sayın tarihinde tarihli tarihine numaralı rica ederiz teşekkür saygılarımızla size sizin bizim tarihi ödeme bey hanım işbu hakkında aşağıda ilgili dolayı itibaren halinde',
  months: [
    'ocak',
    'şubat',
    'mart',
    'nisan',
    'mayıs',
    'haziran',
    'temmuz',
    'ağustos',
    'eylül',
    'ekim',
    'kasım',
    'aralık',
  ],
  labels: {
    documentDate:
      'fatura tarihi, düzenleme tarihi, düzenlenme tarihi, tanzim tarihi, belge tarihi, fiş tarihi, makbuz tarihi, teklif tarihi, rapor tarihi, imza tarihi, sözleşme tarihi, veriliş tarihi, düzenleme zamanı, düzenlenme zamanı, yazı tarihi, bildirim tarihi, satış tarihi, basım tarihi, tarih saat, tarih ve saat, belge düzenleme tarihi, düzenlendiği tarih, düzenleyen tarih, onay tarihi, sonuç tarihi, rapor onay tarihi, sonuç onay tarihi, baskı tarihi, yazdırma tarihi, gönderim tarihi, gönderme tarihi, tebligat tarihi, karar tarihi, toplantı tarihi, tutanak tarihi, işlem tarihi ve saati, ekstre tarihi, hesap özeti tarihi, irsaliye düzenleme tarihi, fiili düzenleme tarihi, poliçe tanzim tarihi, tahakkuk tarihi, sertifika tarihi, belgenin verildiği tarih, verildiği tarih, reçete tarihi, satın alma tarihi, bilet alım tarihi, ödendiği tarih, maaş ödeme tarihi, alış tarihi, imzalandığı tarih, talep tarihi, kayıt tarihi',
    date: 'tarih, tarihi, işlem tarihi, gün',
    dueDate:
      'son ödeme tarihi, vade tarihi, vade, ödeme tarihi, ödeme vadesi, son ödeme günü, ödeme son tarihi, en geç, son ödeme, ödeme için son tarih, tahsil tarihi, otomatik ödeme tarihi, vadesi, son ödeme tarih, son tarih, ödeme tarihiniz, en geç ödeme tarihi, 1 taksit, birinci taksit, ilk taksit, ilk taksit tarihi, peşin, vade sonu, tahsilat tarihi, hesabınızdan çekileceği tarih, çekim tarihi, son yatırma tarihi, ödemenin son günü, ödeme süresi sonu, aidat son ödeme, vadesi gelen',
    otherDate:
      'doğum tarihi, teslim tarihi, sevk tarihi, irsaliye tarihi, sipariş tarihi, başlangıç tarihi, bitiş tarihi, dönem, dönemi, fatura dönemi, tüketim dönemi, ilk okuma tarihi, son okuma tarihi, geçerlilik tarihi, poliçe başlangıç, poliçe bitiş, sigorta süresi, kira başlangıcı, işe giriş tarihi, geçerlilik süresi, vade tarihli, kira süresi, valör, kesim tarihi, muayene tarihi, randevu tarihi, kalkış, varış, kuruluş tarihi, numune alma tarihi, numune tarihi, örnek alma tarihi, numune kabul tarihi, kabul tarihi, giriş tarihi, çıkış tarihi, yatış tarihi, taburcu tarihi, tetkik istem tarihi, istem tarihi, başlangıç, bitiş, başlama tarihi, sona erme tarihi, kira başlangıç tarihi, kiranın başlangıcı, kiranın bitişi, hareket tarihi, hareket saati, gidiş tarihi, dönüş tarihi, uçuş tarihi, sefer tarihi, etkinlik tarihi, kaza tarihi, hasar tarihi, tescil tarihi, son kullanma tarihi, sonraki muayene tarihi, bir sonraki kontrol, gelecek kontrol, abonelik tarihi, son başvuru tarihi, okuma tarihi, geçerli, geçerlilik, poliçe vadesi',
    total:
      'ceza tutarı, genel toplam, toplam tutar, fatura tutarı, ödenecek tutar, ödenecek toplam tutar, vergiler dahil toplam tutar, kdv dahil toplam, toplam borç, ödenecek toplam, fatura toplamı, vergiler dahil toplam, genel toplam tl, toplam ödenecek tutar, toplam ödeme, kdv dahil tutar, ödenecek vergi, toplam borcunuz, ödenecek toplam tutar tl, fatura bedeli, toplam bedel, tahsil edilen tutar, tahsilat tutarı, alınan tutar, toplam fiyat, sipariş toplamı, sipariş tutarı, toplam fatura tutarı, ödenen toplam, toplam ödenen, genel toplam kdv dahil, yekun, bilet ücreti, bilet bedeli, toplam ücret, ödenmesi gereken tutar, vergi aslı toplamı, teklif tutarı, teklif toplamı, iade tutarı, iade toplamı, bağış tutarı, aidat tutarı, katılım ücreti',
    sum: 'toplam, tutar, yekün, toplam tl',
    rest: 'kalan tutar, kalan borç, bakiye borç, kalan bakiye, ödenecek kalan tutar, kalan ödeme, borç tutarı, toplam gecikmiş borç, gecikmiş borç, vadesi geçmiş borç, borcunuz, toplam borç tutarı, ödenmemiş tutar, güncel borç',
    net: 'mal hizmet toplam tutarı, ara toplam, kdv matrahı, matrah, kdv hariç, kdv hariç toplam, net tutar, mal hizmet tutarı, vergi hariç tutar, vergisiz tutar',
    tax: 'kdv, hesaplanan kdv, toplam kdv, topkdv, kdv tutarı, katma değer vergisi, toplam vergi, ötv, öiv, damga vergisi, hesaplanan katma değer vergisi',
    deposit:
      'kapora, avans, ön ödeme, ödenen tutar, mahsup edilen avans, peşin ödenen, alınan avans, peşinat',
    netPay:
      'net ödenen, net ücret, ödenecek net ücret, net maaş, ele geçen, net ödenecek, ödenen net tutar, net ele geçen, ele geçen net, net maaş tutarı, ödenecek net, net hakediş, net istihkak, banka ödemesi, ödenecek tutar net, net ödeme, bankaya yatan',
    premium:
      'prim, toplam prim, brüt prim, ödenecek prim, poliçe primi, yıllık prim, toplam brüt prim, sigorta primi, toplam ödenecek prim, ödenecek toplam prim, brüt prim tutarı, toplam prim tutarı, poliçe bedeli, net ödenecek prim',
    otherAmount:
      'birim fiyat, birim fiyatı, fiyat, nakit, para üstü, kredi kartı, banka kartı, teminat limiti, limit, bedel, bedeli, teminat, kira bedeli, aylık kira bedeli, depozito, açılış bakiyesi, kapanış bakiyesi, bakiye, brüt ücret, brüt maaş, gecikme bedeli, gecikme faizi, gecikme zammı, iskonto, indirim, net prim, aylık ücret, muafiyet, asgari ödeme tutarı, kargo, ana para, masraf',
    documentNumber:
      'seri sıra no, fatura no, fatura numarası, fatura seri no, fiş no, makbuz no, belge no, teklif no, irsaliye no, sözleşme no, rezervasyon no, bilet no, pnr, e fatura no, belge numarası, poliçe no, poliçe numarası, ettn, sözleşme numarası, rapor no, tebligat no, ihbarname no, seri no, seri a no, makbuz numarası, sıra no, belge doğrulama kodu, doğrulama kodu, barkod, barkod no, e reçete no, reçete no, numune no, örnek no, laboratuvar no, lab no, tahlil no, protokol numarası, takip no, takip numarası, gönderi no, kargo takip no, sevk irsaliye no, sipariş onay no, sertifika no, sertifika numarası, diploma no, karar no, tutanak no, yevmiye no, yevmiye numarası, ihtarname no, pnr kodu, pnr no, bilet numarası, rezervasyon kodu, koltuk bilet no, işlem no, işlem numarası, dekont no, fiş numarası, teklif numarası, e arşiv fatura no, evrak numarası',
    caseNumber:
      'dosya no, dosya numarası, sayı, hasar dosya no, esas no, evrak no, referans no, kredi no, kredi numarası, kredi hesap no, dosya, icra dosya no, esas, esas numarası, karar, takip dosya no, ana takip dosya no, sayı no, hasar no, ruhsat no, abonelik no, mahsup no, tahakkuk no',
    customerNumber:
      'müşteri no, müşteri numarası, abone no, abone numarası, tesisat no, sözleşme hesap no, hesap müşteri no, sicil no, üye no, tesisat numarası, öğrenci no, öğrenci numarası, hasta no, hasta numarası, üye numarası, üyelik no, kart no üye, personel no, personel sicil no, sicil numarası, sigorta sicil no, müşteri hesap no, cari kod, cari no, daire kodu, bağımsız bölüm no, hizmet no',
    otherNumber:
      'vkn, tckn, t c kimlik no, tc kimlik no, mersis no, ticaret sicil no, telefon, tel, faks, gsm, hesap no, hesap numarası, iban, şube kodu, sipariş no, sayaç no, plaka, z no, eku no, terminal no, işyeri no, posta kodu, swift, protokol no, daire no',
    vatId: 'vergi no, vergi numarası, vergi kimlik no, vergi dairesi ve no',
    sender:
      'satıcı, kiraya veren, gönderen, işveren, sigortacı, yüklenici, hizmet veren, düzenleyen, alacaklı',
    recipient:
      'alıcı, müşteri, kiracı, sayın, abone, sigortalı, sigorta ettiren, işçi, hasta, hasta adı, adı soyadı, fatura adresi, teslimat adresi, personel, işveren vekili, yolcu',
    payee: 'alıcı hesap, alıcı adı, hesap sahibi',
    payer:
      'otomatik ödeme talimatı, hesabınızdan tahsil, hesabınızdan çekilecek, kartınızdan çekilecek, otomatik ödeme',
    yours: 'alıcı vkn, alıcı vergi no, müşteri vergi no',
    salutation:
      'sayın, değerli müşterimiz, sayın müşterimiz, sayın velimiz, değerli velimiz, sayın yetkili, değerli üyemiz, değerli komşumuz, merhaba, sayın ilgili, değerli komşularımız',
    closing:
      'saygılarımızla, saygılarımla, iyi günler dileriz, bilgilerinize sunarız, en iyi dileklerimizle',
  },
  until: 'ile, arası',
  types: {
    invoice: {
      titles:
        'fatura, e fatura, e arşiv fatura, satış faturası, iade faturası, elektrik faturası, elektrik tüketim faturası, su faturası, doğalgaz faturası, telefon faturası, proforma fatura, tüketim faturası, hizmet faturası, serbest meslek makbuzu, aidat, faturan, faturanız, ticari fatura, konaklama faturası, internet faturası, gsm faturası, iade fatura, tüketim bildirimi, site aidatı, apartman aidatı, ısınma gideri, gider bildirimi, e smm, müstahsil makbuzu, dekont fatura, su bildirimi, su ihbarnamesi, tahakkuk bildirimi, ödeme bildirimi, kapora faturası, e arşiv faturası, cep telefonu faturası, doğal gaz faturası, e müstahsil makbuzu, fiyat farkı faturası, su tüketim faturası, borç bildirim fişi, e serbest meslek makbuzu',
      words:
        'fatura tarihi, fatura no, son ödeme tarihi, vade tarihi, ödenecek tutar, mal hizmet, kdv, vergi dairesi, birim fiyat, tüketim bedeli, fatura seri no, dönem, kdv oranı, mal hizmet toplam tutarı, vkn, senaryo, fatura tipi, müşteri numarası, tesisat no, ödeme kanalları, son ödeme, endeks, tarife, iban',
    },
    receipt: {
      titles:
        'fiş, makbuz, tahsilat makbuzu, perakende satış fişi, ödeme makbuzu, alındı belgesi, dekont, slip, adisyon, alındı, tahsilat, ödeme fişi, kasa fişi, satış fişi, pos fişi, bilgi fişi, bağış makbuzu, kira makbuzu, tahsilat belgesi, ödeme belgesi, ödeme dekontu, e dekont, banka dekontu, havale dekontu, işlem dekontu, otopark fişi, taksi fişi, akaryakıt fişi, müşteri nüshası, işyeri nüshası, satış belgesi, ödeme onayı, ödemeniz alındı, gider pusulası, kredi kartı slibi, yazar kasa fişi, e arşiv fiş, kira ödeme makbuzu, iş yeri nüshası, bağışınız için teşekkür, sipariş ve ödeme, günlük müşteri raporu',
      words:
        'nakit, kredi kartı, fiş no, topkdv, mali değeri yoktur, para üstü, bizi tercih ettiğiniz için, iyi günler, kdv, genel toplam, eku no, z no, adet, tahsil edilmiştir, tahsil edildi, kasiyer, pompa, benzin, motorin, yine bekleriz, tekrar bekleriz, onay kodu, onay no, terminal, işlem, ödeme tipi, bağış, ödendi, elden, teslim aldım, gönderen, işlem tutarı',
    },
    reminder: {
      titles:
        'ödeme hatırlatması, ihtarname, borç bildirimi, ödeme ihtarı, gecikmiş ödeme bildirimi, son ihtar, ihtar, ödeme uyarısı, borç hatırlatma, ödeme emri, hatırlatma, ödeme hatırlatma, gecikme bildirimi, gecikme ihtarı, gecikme ihbarı, borç ihtarı, ikinci hatırlatma, ikinci ihtar, birinci ihtar, son uyarı, kesinti ihbarı, kesme ihbarnamesi, borç ihbarnamesi, temerrüt ihtarnamesi, temerrüt ihtarı, noter ihtarnamesi, icra takibi, icra emri, ödenmemiş fatura, gecikmiş kitap, iade hatırlatması, gecikmiş borç, son bildirim, ödeme çağrısı, gecikmiş ödeme, ödenmeyen borç, haciz ihbarnamesi, uyarı mektubu, kitap iade hatırlatması, gecikmiş fatura bildirimi, borç ödeme çağrısı, yasal takip bildirimi, vade geçmiş borç',
      words:
        'gecikme bedeli, gecikme faizi, henüz ödenmemiştir, hesabımıza ulaşmamıştır, toplam borç, yasal takip, dikkate almayınız, vadesi geçmiş, ödenmemiş, icra, borcunuz, geciken, gecikmiş, gecikmektedir, iade tarihi geçmiş, süresi geçmiş, ödemeniz, ödenmediği, ödemeniz gerekmektedir, ödenmemesi halinde, aksi halde, aksi takdirde, kesilecektir, yasal yollara, yasal işlem, hukuki, borçlu, vekili, muhatap, ihtar eden, temerrüt, borcun, gün içinde, ivedilikle, günlük gecikme, iade ediniz',
    },
    contract: {
      titles:
        'sözleşme, kira sözleşmesi, hizmet sözleşmesi, iş sözleşmesi, satış sözleşmesi, abonelik sözleşmesi, protokol, kredi sözleşmesi, ek sözleşme, gizlilik sözleşmesi, eser sözleşmesi, kira kontratı, taahhütname, senet, bono, ibraname, protokolü, abonman sözleşmesi, abonelik formu, üyelik sözleşmesi, üyelik formu, taahhüt formu, kampanya taahhütnamesi, iş akdi, hizmet akdi, kira kontratosu, danışmanlık sözleşmesi, bakım sözleşmesi, taşeron sözleşmesi, inşaat sözleşmesi, borç senedi, mutabakat metni, vekalet sözleşmesi, kefalet sözleşmesi, kayıt sözleşmesi, devremülk sözleşmesi, katılım sözleşmesi, mesafeli satış sözleşmesi, ön bilgilendirme formu, konut kira sözleşmesi, işyeri kira sözleşmesi, taşıt satış sözleşmesi, araç satış sözleşmesi, araç kiralama sözleşmesi, düğün salonu sözleşmesi, fotoğraf çekim sözleşmesi, servis taşıma sözleşmesi, öğrenci kayıt sözleşmesi, tüketici kredisi sözleşmesi, bireysel kredi sözleşmesi, internet abonelik sözleşmesi, spor salonu üyelik sözleşmesi, belirsiz süreli iş sözleşmesi, belirli süreli iş sözleşmesi, iş yeri kira sözleşmesi, gayrimenkul satış vaadi sözleşmesi',
      words:
        'taraflar, kiraya veren, kiracı, madde, işbu sözleşme, fesih, feshedebilir, sözleşmenin konusu, imzalanmıştır, yüklenici, işveren, yükümlülükleri, depozito, sözleşmenin, sözleşme süresi, sözleşme no, kiralanan, kira bedeli, aylık kira, bir yıllık kira, kiralananın, kiraya verenin, kiracının, taahhüt süresi, cayma bedeli, cayma hakkı, deneme süresi, yürürlük, yürürlüğe, imzalar, iki nüsha, nüsha, ihtilaf, mahkemeleri yetkilidir, mahkemeleri ve icra daireleri, genel koşullar, hususi şartlar, özel şartlar, kefil, demirbaş',
    },
    policy: {
      titles:
        'poliçe, sigorta poliçesi, konut sigorta poliçesi, konut sigortası, kasko poliçesi, trafik sigortası, zorunlu mali sorumluluk sigortası, dask poliçesi, sağlık sigortası poliçesi, hayat sigortası, ferdi kaza sigortası, kasko sigortası, seyahat sigortası, zorunlu deprem sigortası, kasko, dask, zeyilname, zeyil, trafik poliçesi, yangın sigortası, sağlık sigortası, işyeri sigortası, sigorta sertifikası, sigorta belgesi, yenileme poliçesi, evim sigortası, ev sigortası, eşya sigortası, nakliyat sigortası, teminat tablosu, yeşil kart, sorumluluk sigortası, zorunlu trafik sigortası, yangın sigorta poliçesi, seyahat sağlık sigortası, tamamlayıcı sağlık sigortası, özel sağlık sigortası, yenileme teklifi poliçe, bireysel emeklilik sözleşmesi, evcil hayvan sigortası, ferdi kaza sigorta poliçesi, zorunlu mali sorumluluk sigorta poliçesi, karayolları motorlu araçlar zorunlu mali sorumluluk sigorta poliçesi',
      words:
        'poliçe no, poliçe numarası, sigortalı, sigorta ettiren, teminat, prim, sigorta genel şartları, muafiyet, sigorta süresi, tanzim tarihi, hasar, acente, teminatlar, sigorta bedeli, net prim, brüt prim, başlangıç bitiş, riziko adresi, sigortalının, sigorta şirketi, yangın, hırsızlık, deprem, hasarsızlık, hasarsızlık indirimi, asistans, vefat, kapsam, bedeni zarar, maddi zarar, şasi no, sigorta, sigortanın konusu, yenileme no',
    },
    statement: {
      titles:
        'hesap özeti, hesap ekstresi, ekstre, kredi kartı ekstresi, hesap hareketleri, hesap dökümü, kart ekstresi, dönem ekstresi, hesap cüzdanı, hesap ekstre, müşteri ekstresi, portföy özeti, portföy raporu, birikim özeti, ödeme planı, dönem özeti, aylık ekstre, hizmet dökümü, işlem dökümü, işlem özeti, bakiye bildirimi, altın hesabı, kıymet dökümü, puan özeti, mutabakat mektubu, hesap bildirim cetveli, banka hesap özeti, kart hesap özeti, cari hesap ekstresi, yatırım hesabı ekstresi, emeklilik hesap özeti, bes hesap özeti, kredi ödeme planı, fon hesap özeti, mevduat hesap özeti, aylık hesap özeti, yıllık hesap özeti, emekli aylık bilgisi, sgk hizmet dökümü, menkul kıymet ekstresi, kredi kartı hesap özeti, bireysel emeklilik hesap özeti, tescil ve hizmet dökümü, maaş ve hizmet dökümü, kredi kartı hesap bildirim cetveli',
      words:
        'açılış bakiyesi, kapanış bakiyesi, bakiye, hesap kesim tarihi, dönem borcu, asgari ödeme tutarı, işlem tarihi, valör, devreden, hesap no, hesap hareketi, önceki dönem, önceki bakiye, son bakiye, alacak, faiz, kart limiti, kullanılabilir limit, dönem içi, kart numarası, gelen havale, giden, havale, fast, para çekme, para yatırma, atm, toplam birikim, katkı payı, devlet katkısı, adet pay, devir, devreden bakiye, kalan anapara, taksit no, şube, şubesi',
    },
    payslip: {
      titles:
        'ücret bordrosu, maaş bordrosu, bordro, ücret hesap pusulası, ücret pusulası, maaş pusulası, maaş bildirimi, maaş bordro, emekli aylığı, ikramiye bordrosu, prim bordrosu, işçi bordrosu, personel bordrosu, hakediş bordrosu, maaş detayı, maaş dökümü, maaş cetveli, yevmiye bordrosu, personel maaş bildirimi, personel maaş bordrosu, maaş hesap pusulası, aylık ücret bordrosu, ücret hesap özeti, emekli maaş bildirimi, ek ders bordrosu, huzur hakkı bordrosu',
      words:
        'brüt ücret, net ücret, sgk primi, gelir vergisi, kesintiler, işsizlik sigortası, agi, net ödenen, sicil no, damga vergisi, maaş, net maaş, aylık tutar, taban aylık, ek gösterge, kıdem aylığı, kesinti, kesintiler toplamı, gelirler toplamı, emekli keseneği, sağlık primi, asgari ücret, asgari geçim indirimi, brüt kazanç, kazançlar, kazanç, fazla mesai, mesai, yemek yardımı, yol yardımı, sgk işçi payı, işsizlik primi, işsizlik işçi, çalışılan gün, gün sayısı, sgk gün, bes kesintisi, personel, personel no, derece, kademe, ünvan, unvanı, sendika aidatı, kümülatif matrah',
    },
    tax: {
      titles:
        'vergi levhası, tahakkuk fişi, vergi ihbarnamesi, beyanname, gelir vergisi beyannamesi, emlak vergisi, vergi tahakkuk fişi, vergi ceza ihbarnamesi, motorlu taşıtlar vergisi, kdv beyannamesi, emlak vergisi bildirimi, ihbarname, mtv, tahakkuk, yapılandırma, kira beyannamesi, muhtasar beyanname, gümrük beyannamesi, vergi borcu, tapu harcı, harç makbuzu, emlak beyannamesi, vergi bildirimi, izaha davet, vergi inceleme, uzlaşma tutanağı, ödeme emri vergi, vergi dairesi alındısı, vergi dairesi alındı, emlak vergisi bildirim, çevre temizlik vergisi, geçici vergi beyannamesi, kurumlar vergisi beyannamesi, damga vergisi beyannamesi, borcu yoktur yazısı, vergi mükellefiyet yazısı, vergi tahsil alındısı, ücret kesinti belgesi, yıllık gelir vergisi beyannamesi, katma değer vergisi beyannamesi, veraset ve intikal vergisi, ilan ve reklam vergisi, muhtasar ve prim hizmet beyannamesi',
      words:
        'vergi dairesi müdürlüğü, mükellef, tahakkuk, gelir idaresi, vergilendirme dönemi, matrah, belediye başkanlığı, taksit, vergi aslı, gecikme zammı, vergi kimlik no, vergi kimlik numarası, vergi türü, vergi dönemi, tahakkuk no, tahakkuk fiş no, tahakkuk eden, mükellefin, beyan, taksit tutarı, 1 taksit, 2 taksit, gelir idaresi başkanlığı, hazine ve maliye bakanlığı, maliye, belediyesi, mali hizmetler, taşınmaz, bina, mesken, ada parsel, rayiç bedel',
    },
    certificate: {
      titles:
        'belge, öğrenci belgesi, diploma, sertifika, katılım belgesi, nüfus kayıt örneği, ikametgah belgesi, çalışma belgesi, adli sicil kaydı, doğum belgesi, hizmet belgesi, evlenme cüzdanı, yerleşim yeri belgesi, mezuniyet belgesi, başarı belgesi, belgesi, ikametgah, transkript, karne, bonservis, ruhsat, ikamet belgesi, ikamet izni, öğrencilik belgesi, takdir belgesi, teşekkür belgesi, onur belgesi, bitirme belgesi, katılım sertifikası, eğitim sertifikası, staj belgesi, çalışma yazısı, referans mektubu, tavsiye mektubu, sabıka kaydı, doğum raporu, ölüm belgesi, evlilik cüzdanı, mezuniyet diploması, lise diploması, ustalık belgesi, kalfalık belgesi, yeterlilik belgesi, sürücü belgesi, sürücü sertifikası, tapu senedi, tapu belgesi, garanti belgesi, uygunluk belgesi, faaliyet belgesi, terhis belgesi, üyelik belgesi, teşekkür plaketi, kayıt belgesi, vatandaşlık belgesi, gelir belgesi, adres bilgileri raporu, not durum belgesi, not döküm belgesi, kurs bitirme belgesi, adli sicil belgesi, evlenme kayıt örneği, uluslararası aile cüzdanı, geçici mezuniyet belgesi, mesleki yeterlilik belgesi, araç tescil belgesi, enerji kimlik belgesi, oda kayıt belgesi, askerlik durum belgesi, askerlik terhis belgesi, muayene raporu araç, işe giriş bildirgesi, iş yeri çalışma belgesi, vukuatlı nüfus kayıt örneği, yapı kullanma izin belgesi, yerleşim yeri ve diğer adres belgesi',
      words:
        'belgelenir, talebi üzerine verilmiştir, başarıyla tamamlamıştır, kayıtlı öğrencidir, hak kazanmıştır, onaylarım, katılmıştır, belgenin, ilgiliye verilmiştir, isteği üzerine, istek üzerine verilmiştir, bilgilerinize sunulur, tarafımızdan, çalışmaktadır, çalışmıştır, öğrencisidir, fakülte, bölüm, kayıt tarihi, mezun olmuştur, mezun, başarı ile, başarıyla, tamamlamış, tamamlayarak, eğitimini, eğitimine, katılarak, doğum yeri, baba adı, ana adı, anne adı, nüfus, kimlik no, doğrulama kodu, barkod, garanti süresi, tescil tarihi, doğum tarihi',
    },
    medical: {
      titles:
        'epikriz, sağlık raporu, tahlil sonuçları, reçete, laboratuvar sonuçları, istirahat raporu, muayene raporu, ameliyat raporu, epikriz raporu, radyoloji raporu, tetkik sonucu, aşı kartı, konsültasyon, e reçete, ilaç reçetesi, gözlük reçetesi, tahlil sonucu, tahlil raporu, laboratuvar raporu, tetkik sonuçları, kan tahlili, patoloji raporu, biyopsi raporu, mr raporu, mrg raporu, bt raporu, tomografi raporu, ultrason raporu, röntgen raporu, görüntüleme raporu, çıkış özeti, taburcu özeti, taburcu raporu, taburculuk özeti, hasta epikriz, istirahat belgesi, hekim raporu, doktor raporu, sevk kağıdı, sevk formu, hasta bilgilendirme, aşı belgesi, ilaç listesi, tedavi planı, muayene formu, poliklinik muayene, işitme testi, randevu bilgi, eko raporu, laboratuvar sonuç raporu, laboratuvar tetkik sonuçları, hasta çıkış özeti, durum bildirir rapor, tek hekim raporu, sağlık kurulu raporu, iş göremezlik belgesi, geçici iş göremezlik, hasta sevk formu, aşı takip kartı, diş tedavi planı, sporcu sağlık raporu, ehliyet sağlık raporu, fizik tedavi raporu, geçici iş göremezlik belgesi',
      words:
        'hasta, tanı, teşhis, tedavi, poliklinik, hastanesi, şikayet, uzm dr, tablet, muayene, taburcu, bulgular, tansiyon, hastanın, adı soyadı yaş, teşhisi, sonuç, referans aralığı, referans, numune, örnek, tetkik, hemoglobin, glukoz, kolesterol, kutu, günde, tok karnına, aç karnına, 2x1, doktor, hekim, aile hekimi, aile sağlığı merkezi, hastane, klinik, servis, yatış, ameliyat, ilaç, gün istirahat, istirahat, kontrol, öneriler, yakınma, kullanım şekli, eczane, laboratuvar, biyokimya',
    },
    ticket: {
      titles:
        'bilet, uçak bileti, tren bileti, otobüs bileti, biniş kartı, e bilet, yolcu bileti, giriş bileti, rezervasyon onayı, elektronik bilet, rezervasyon, voucher, skipass, kombine, biletiniz, biletin, konser bileti, tiyatro bileti, sinema bileti, müze bileti, maç bileti, feribot bileti, vapur bileti, gemi bileti, etkinlik bileti, uçuş kartı, boarding pass, seyahat planı, yolculuk bilgileri, otel rezervasyonu, konaklama voucher, giriş kartı, müze kart, kayak kartı, günlük giriş, günübirlik bilet, abonman kartı, aylık kart, davetiye bilet, yolcu bilet, online bilet, yolcu bilgileri, müze giriş bileti',
      words:
        'kalkış, varış, koltuk, yolcu, pnr, uçuş, sefer, peron, kapı, vagon, sıra, salon, seans, konser, gösteri, tribün, kapı açılış, yolcular, yetişkin, çocuk, kalkış yeri, varış yeri, kalkış saati, koltuk no, otogar, otobüs, feribot, hızlı tren, bagaj, check in, gidiş, ekonomi, biniş, biletler, iptal ve iade, iade edilmez, giriş, kapı açılışı, mekan, sahne, uçuş no, sefer no',
    },
    offer: {
      titles:
        'teklif, fiyat teklifi, teklif mektubu, proforma, teklif formu, keşif özeti, teklifimiz, keşif, öneri, maliyet tahmini, yaklaşık maliyet, hizmet teklifi, tadilat teklifi, satış teklifi, ürün teklifi, proje teklifi, bütçe teklifi, iş teklifi, fiyat önerisi, ön teklif, yenileme teklifi, fiyat teklif formu, proforma fatura teklif, fiyat listesi teklif',
      words:
        'teklifimiz, geçerlilik süresi, talebiniz üzerine, teklifimizi sunarız, geçerlidir, teklif tarihi, teklifin, teklifin geçerlilik, geçerlilik, teklif geçerlilik, opsiyon, fiyatlarımıza, fiyatlarımız, kdv dahil değildir, kdv hariçtir, kdv dahildir, ödeme koşulları, teslim süresi, teslimat süresi, iş süresi, peşin, sunarız, değerlendirmenize, onayınız, onayınıza, talebinize istinaden, ilginize teşekkür, istinaden, keşif sonrası, olumlu yanıt',
    },
    'delivery-note': {
      titles:
        'irsaliye, sevk irsaliyesi, teslim tutanağı, e irsaliye, teslimat fişi, teslim fişi, konşimento, ulaşamadık, taşıma irsaliyesi, teslim belgesi, teslimat belgesi, teslimat formu, kargo teslim, kargo fişi, gönderi fişi, gönderi takip, kargo alındısı, çeki listesi, paketleme listesi, kantar fişi, tartım fişi, yükleme listesi, çıkış fişi, teslimat bilgi, teslimat bildirimi, adresinizde bulunamadınız, nakliye fişi, irsaliyeli fatura sevk, teslim tesellüm tutanağı, teslim tesellüm belgesi, teslim alma belgesi, teslim alma formu, kargo gönderi fişi, ambar tesellüm fişi, ambar teslim fişi, malzeme çıkış fişi, depo çıkış fişi, depo giriş fişi',
      words:
        'teslim eden, teslim alan, sevk tarihi, koli, taşıyıcı, sevk adresi, kargo, teslim alan imza, teslim eden imza, teslim, teslim edilmiştir, eksiksiz teslim, irsaliye no, fiili sevk tarihi, sevk, araç plakası, şoför, palet, paket, ağırlık, gönderici, ürün kodu, stok kodu, teslim yeri, sipariş no, ambar, kap adedi',
    },
    minutes: {
      titles:
        'toplantı tutanağı, tutanak, genel kurul tutanağı, karar tutanağı, toplantı notları, toplantı tutanak, genel kurul, karar defteri, toplantı raporu, toplantı özeti, toplantı kararları, meclis kararı, encümen kararı, komisyon tutanağı, veli toplantısı, görüşme tutanağı, kurul toplantısı, kat malikleri kurulu, apartman toplantı tutanağı, olağan genel kurul, yönetim kurulu kararı, yönetim kurulu karar, zümre toplantı tutanağı, öğretmenler kurulu tutanağı, şube öğretmenler kurulu, olağan toplantı tutanağı, yönetim kurulu toplantı tutanağı, kat malikleri kurulu karar tutanağı',
      words:
        'gündem, katılanlar, oy birliği, divan başkanı, karar verildi, toplantıya katılanlar, oy çokluğu, yönetim kurulu, toplantı, toplantı tarihi, toplantı yeri, gündem maddeleri, gündem ve kararlar, kararlar, karar no, katılan, katılım, yoklama, açılış, açılış ve yoklama, kapanış, dilek ve temenniler, oybirliği, oybirliği ile, oy birliğiyle, oy çokluğu ile, kabul edildi, kabul edilmiştir, görüşüldü, divan, başkan, başkanı, katip, yazman, üye, üyeler, seçildi, seçilmiştir, ibra edildi, yönetici, denetçi, vekaleten, hazirun, toplantıya son verildi, kararlaştırıldı',
    },
    manual: {
      titles:
        'kullanım kılavuzu, kullanma kılavuzu, montaj kılavuzu, kurulum kılavuzu, kullanım talimatı, kılavuz, prospektüs, kullanma talimatı, kullanım rehberi, kullanıcı kılavuzu, kurulum rehberi, kurulum talimatı, montaj talimatı, montaj şeması, hızlı başlangıç, el kitabı, bakım kılavuzu, bakım talimatı, güvenlik talimatları, yıkama talimatı, oyun kuralları, işletim kılavuzu, çalıştırma talimatı, cihaz kılavuzu, kullanıcı el kitabı, hızlı kullanım kılavuzu, kısa ürün bilgisi, tanıtma ve kullanma kılavuzu, kullanma ve bakım kılavuzu',
      words:
        'uyarı, düğmesine basın, temizlik, cihaz, güvenlik uyarıları, arıza, fişini çekin, cihazı, cihazın, kullanmadan önce, kullanmaya başlamadan önce, dikkatlice okuyunuz, okuyunuz, saklayınız, basınız, basın, düğme, düğmesi, tuşuna, piller, prize, prizden, çocukların ulaşamayacağı, vidaları, adım 1, adım 2, sökünüz, takınız, temizleyiniz, arıza tespiti, sorun giderme, teknik özellikler, dikkat, uyarılar, etkin madde, yan etkiler, yan etki, film tablet, açma kapama, kutu içeriği, ruhsat sahibi, çalıştırın, kullanmayınız, batırmayınız, montaj, kumanda',
    },
    letter: {
      titles:
        'konu, duyuru, bilgilendirme, davet, bildirim, dilekçe, genelge, yazı, mektup, çağrı, duruşma, tebligat, tebliğ, celp, celpname, mahkeme, istifa, itiraz, şikayet, başvuru, karar, bilgi notu, tanık davetiyesi, fesih bildirimi, fesih ihbarı, üyelik iptali, iptal talebi, kira artışı, fiyat değişikliği, ücret değişikliği, açıklama yazısı, veli bilgilendirme, veli mektubu, su kesintisi, elektrik kesintisi, planlı kesinti, tahliye taahhüdü, tahliye ihtarı, red yazısı, onay yazısı, kira artış bildirimi',
      words:
        'saygılarımızla, saygılarımla, sayın velimiz, bilgilerinize sunarız, rica ederiz, değerli komşumuz, bildirmek isteriz, teşekkür ederiz, anlayışınız için, arayabilirsiniz, toplantımız, sayı, ilgi, gereğini, gereğini rica ederim, arz ederim, bilgilerinize, bilginize, rica olunur, sevgili veliler, değerli müşterimiz, değerli müşterilerimiz, değerli sakinlerimiz, saygılar, saygılarımı, müdürlüğü, belediye, mahkemesi, hazır bulunmanız, hakim, duruşma günü, tebliğ edilir, kıymetli, talep ediyorum, tarihinden itibaren, gezi, velimiz',
    },
    other: {
      titles:
        'muvafakatname, vekaletname, anket, form, davetiye, program, şenlik, kermes, menü, tarif, malzemeler, özgeçmiş, takvim, tüzük, yönetmelik, vasiyetname, ilan, afiş, kiralık, satılık, başsağlığı, sipariş onayı, sipariş formu, siparişiniz alındı, sipariş teyidi, kayıt formu, başvuru formu, katılım formu, izin formu, izin dilekçesi, onam formu, aydınlatılmış onam, onay formu, düğün davetiyesi, nişan davetiyesi, sünnet davetiyesi, etkinlik programı, yemek listesi, yemek tarifi, fiyat listesi, ders programı, toplama takvimi, çalışma takvimi, tarife listesi, nöbet listesi, alışveriş listesi, kontrol listesi, ölüm ilanı, yönetim planı, aday formu, talep formu, satın alma siparişi, öğrenci kayıt formu, üyelik başvuru formu, veli izin belgesi',
      words:
        'dolduran, doldurunuz, veli imzası, velinin imzası, vekil, vekil tayin, onaylıyorum, kabul ediyorum, davetlisiniz, aramızda görmekten, mutlu günümüzde, sipariş numarası, siparişiniz, tahmini teslimat, herkes davetlidir, girişler ücretsizdir, giriş ücretsiz, malzemesi, su bardağı, işaretleyiniz',
    },
  },
};
