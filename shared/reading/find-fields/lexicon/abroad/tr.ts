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
        'fatura, e fatura, e arşiv fatura, satış faturası, iade faturası, elektrik faturası, elektrik tüketim faturası, su faturası, doğalgaz faturası, telefon faturası, proforma fatura, tüketim faturası, hizmet faturası, serbest meslek makbuzu',
      words:
        'fatura tarihi, fatura no, son ödeme tarihi, vade tarihi, ödenecek tutar, mal hizmet, kdv, vergi dairesi, birim fiyat, tüketim bedeli, fatura seri no, dönem',
    },
    receipt: {
      titles:
        'fiş, makbuz, tahsilat makbuzu, perakende satış fişi, ödeme makbuzu, alındı belgesi, dekont',
      words:
        'nakit, kredi kartı, fiş no, topkdv, mali değeri yoktur, para üstü, bizi tercih ettiğiniz için, iyi günler, kdv, genel toplam, eku no, z no, adet',
    },
    reminder: {
      titles:
        'ödeme hatırlatması, ihtarname, borç bildirimi, ödeme ihtarı, gecikmiş ödeme bildirimi, son ihtar, ihtar, ödeme uyarısı, borç hatırlatma, ödeme emri',
      words:
        'gecikme bedeli, gecikme faizi, henüz ödenmemiştir, hesabımıza ulaşmamıştır, toplam borç, yasal takip, dikkate almayınız, vadesi geçmiş, ödenmemiş, icra, borcunuz',
    },
    contract: {
      titles:
        'sözleşme, kira sözleşmesi, hizmet sözleşmesi, iş sözleşmesi, satış sözleşmesi, abonelik sözleşmesi, protokol, kredi sözleşmesi, ek sözleşme, gizlilik sözleşmesi, eser sözleşmesi, kira kontratı',
      words:
        'taraflar, kiraya veren, kiracı, madde, işbu sözleşme, fesih, feshedebilir, sözleşmenin konusu, imzalanmıştır, yüklenici, işveren, yükümlülükleri, depozito',
    },
    policy: {
      titles:
        'poliçe, sigorta poliçesi, konut sigorta poliçesi, konut sigortası, kasko poliçesi, trafik sigortası, zorunlu mali sorumluluk sigortası, dask poliçesi, sağlık sigortası poliçesi, hayat sigortası, ferdi kaza sigortası, kasko sigortası, seyahat sigortası, zorunlu deprem sigortası',
      words:
        'poliçe no, poliçe numarası, sigortalı, sigorta ettiren, teminat, prim, sigorta genel şartları, muafiyet, sigorta süresi, tanzim tarihi, hasar',
    },
    statement: {
      titles:
        'hesap özeti, hesap ekstresi, ekstre, kredi kartı ekstresi, hesap hareketleri, hesap dökümü, kart ekstresi, dönem ekstresi',
      words:
        'açılış bakiyesi, kapanış bakiyesi, bakiye, hesap kesim tarihi, dönem borcu, asgari ödeme tutarı, işlem tarihi, valör, devreden',
    },
    payslip: {
      titles:
        'ücret bordrosu, maaş bordrosu, bordro, ücret hesap pusulası, ücret pusulası, maaş pusulası',
      words:
        'brüt ücret, net ücret, sgk primi, gelir vergisi, kesintiler, işsizlik sigortası, agi, net ödenen, sicil no, damga vergisi',
    },
    tax: {
      titles:
        'vergi levhası, tahakkuk fişi, vergi ihbarnamesi, beyanname, gelir vergisi beyannamesi, emlak vergisi, vergi tahakkuk fişi, vergi ceza ihbarnamesi, motorlu taşıtlar vergisi, kdv beyannamesi, emlak vergisi bildirimi',
      words:
        'vergi dairesi müdürlüğü, mükellef, tahakkuk, gelir idaresi, vergilendirme dönemi, matrah, belediye başkanlığı, taksit',
    },
    certificate: {
      titles:
        'belge, öğrenci belgesi, diploma, sertifika, katılım belgesi, nüfus kayıt örneği, ikametgah belgesi, çalışma belgesi, adli sicil kaydı, doğum belgesi, hizmet belgesi, evlenme cüzdanı, yerleşim yeri belgesi, mezuniyet belgesi, başarı belgesi',
      words:
        'belgelenir, talebi üzerine verilmiştir, başarıyla tamamlamıştır, kayıtlı öğrencidir, hak kazanmıştır, onaylarım, katılmıştır',
    },
    medical: {
      titles:
        'epikriz, sağlık raporu, tahlil sonuçları, reçete, laboratuvar sonuçları, istirahat raporu, muayene raporu, ameliyat raporu, epikriz raporu, radyoloji raporu, tetkik sonucu, aşı kartı',
      words:
        'hasta, tanı, teşhis, tedavi, poliklinik, hastanesi, şikayet, uzm dr, tablet, muayene, taburcu, bulgular, tansiyon',
    },
    ticket: {
      titles:
        'bilet, uçak bileti, tren bileti, otobüs bileti, biniş kartı, e bilet, yolcu bileti, giriş bileti, rezervasyon onayı, elektronik bilet',
      words: 'kalkış, varış, koltuk, yolcu, pnr, uçuş, sefer, peron, kapı, vagon, sıra',
    },
    offer: {
      titles: 'teklif, fiyat teklifi, teklif mektubu, proforma, teklif formu, keşif özeti',
      words:
        'teklifimiz, geçerlilik süresi, talebiniz üzerine, teklifimizi sunarız, geçerlidir, teklif tarihi',
    },
    'delivery-note': {
      titles: 'irsaliye, sevk irsaliyesi, teslim tutanağı, e irsaliye, teslimat fişi, teslim fişi',
      words: 'teslim eden, teslim alan, sevk tarihi, koli, taşıyıcı, sevk adresi, kargo',
    },
    minutes: {
      titles: 'toplantı tutanağı, tutanak, genel kurul tutanağı, karar tutanağı, toplantı notları',
      words:
        'gündem, katılanlar, oy birliği, divan başkanı, karar verildi, toplantıya katılanlar, oy çokluğu, yönetim kurulu',
    },
    manual: {
      titles:
        'kullanım kılavuzu, kullanma kılavuzu, montaj kılavuzu, kurulum kılavuzu, kullanım talimatı',
      words: 'uyarı, düğmesine basın, temizlik, cihaz, güvenlik uyarıları, arıza, fişini çekin',
    },
    letter: {
      titles: 'konu, duyuru, bilgilendirme, davet, bildirim, dilekçe',
      words:
        'saygılarımızla, saygılarımla, sayın velimiz, bilgilerinize sunarız, rica ederiz, değerli komşumuz, bildirmek isteriz, teşekkür ederiz, anlayışınız için, arayabilirsiniz, toplantımız',
    },
  },
};
