/** Words of job titles: English; Italian; Portuguese; Dutch; Polish; Romanian; Swedish; Turkish. Read like the other list. */
export const SEVEN_LANGUAGES = `
head; capo*, responsabile*; chefe*, responsável*, responsáveis; hoofd*, leidinggevend*; kierownik*, kierownicz*, szef*; șef*, responsabil*; chef*, ansvarig*; şef*, sorumlu*, baş*
manager; gestore*, gestric*; gerente*, gestor*; manager*, beheerder*; menedżer*, kierownik*; manager*; chef*; müdür*, yönetici*
director; direttor*, direttric*; diretor*; directeur*; dyrektor*; director*, directoare*; direktör*; direktör*
managing director; amministrator* delegat*; administrador* delegad*; algemeen directeur*; prezes*; director* general*, administrator*; verkställande direktör*, vd; genel müdür*
supervisor; supervisor*; supervisor*, encarregad*; voorman*, ploegleider*, opzichter*; brygadzist*, mistrz*; supervizor*, maistr*; arbetsledar*, förman*; amir*, süpervizör*
team leader; capo squadra, caposquadra, team leader; líder* de equipa, líder* de equipe, chefe* de equipa; teamleider*; lider* zespołu, kierownik* zespołu; lider* de echipă; teamledar*, gruppchef*, arbetsledar*; ekip lideri, takım lideri
project manager; project manager, responsabile* di progetto, capo progetto, capoprogetto; gestor* de projeto*, gerente* de projeto*, gestor* de projetos; projectleider*, projectmanager*; kierownik* projektu, menedżer* projektu; manager* de proiect*; projektledar*; proje müdürü, proje yöneticisi
product manager; responsabile* di prodotto; gestor* de produto*, gerente* de produto*; productmanager*; kierownik* produktu, menedżer* produktu; manager* de produs; produktchef*, produktägar*; ürün müdürü, ürün yöneticisi
production manager; responsabile* di produzione; gerente* de produção, diretor* de produção; productieleider*; kierownik* produkcji; șef* de producție; produktionschef*; üretim müdürü
production; produzione; produção, fabrico; productie*; produkcj*; producție; produktion*; üretim*
employee; impiegat*, dipendente*, addett*; funcionári*, colaborador*, empregad*; medewerker*; pracownik*, pracownic*; angajat*, lucrător*; anställd*, medarbetar*; çalışan*, personel*, eleman*
clerk; impiegat*, addett*; escriturári*, assistente* administrativ*; administratief medewerk*; referent*, urzędnik*; funcționar*; kontorist*, handläggar*; memur*, katip*
administrative; amministrativ*; administrativ*; administratief, administratieve; administracyjn*; administrativ*; administrativ*; idari*
assistant; assistent*, aiuto*, ausiliari*; assistente*, auxiliar*, ajudante*; assistent*; asystent*, pomoc*; asistent*, ajutor*; assistent*, biträde*; asistan*, yardımcı*
secretary; segretari*; secretári*; secretaress*, secretaris*; sekretark*, sekretarz*; secretar*; sekreterare*; sekreter*
receptionist; receptionist*; rececionista*, recepcionista*; receptionist*; recepcjonist*; recepționer*; receptionist*; resepsiyon*
trainee; apprendist*, tirocin*, stagist*; estagiári*, aprendiz*; stagiair*, leerling*; stażyst*, praktykant*; stagiar*, ucenic*; praktikant*, lärling*; stajyer*, çırak*
specialist; specialist*; especialista*; specialist*; specjalist*; specialist*; specialist*; uzman*
consultant; consulent*; consultor*; adviseur*, consulent*; konsultant*, doradc*; consultant*, consilier*; konsult*, rådgivar*; danışman*
representative; rappresentant*; representante*; vertegenwoordig*; przedstawiciel*; reprezentant*; representant*; temsilci*
agent; agent*; agente*; agent*; agent*; agent*; agent*; acente*
coordinator; coordinator*, coordinatric*; coordenador*; coördinator*; koordynator*; coordonator*; samordnar*, koordinator*; koordinatör*
operator; operator*, operatric*; operador*; operator*; operator*; operator*; operatör*; operatör*
worker; operai*, manoval*; operári*, trabalhador*; arbeider*; robotnik*, pracownik* fizyczn*; muncitor*; arbetar*; işçi*
helper; aiutant*; ajudante*; hulp*; pomocnik*; ajutor*; hjälp*; yardımcı*
technician; tecnic*; técnic*; technicus, monteur*, technici; technik*; tehnician*; tekniker*; teknisyen*, tekniker*
engineer; ingegner*; engenheir*; ingenieur*; inżynier*; inginer*; ingenjör*; mühendis*
developer; sviluppator*, sviluppatric*; desenvolvedor*, programador*; ontwikkelaar*; programist*, deweloper*; dezvoltator*; utvecklar*; geliştirici*
software developer; sviluppator* software, programmator*; programador*, desenvolvedor* de software; softwareontwikkelaar*, programmeur*; programist*, inżynier* oprogramowania; programator*, dezvoltator* software; programmerar*, systemutvecklar*, mjukvaruutvecklar*; yazılım geliştirici*, yazılım mühendis*, programcı*, yazılımcı*
software; software; software; software*; oprogramowani*; software; mjukvar*, programvar*; yazılım*
web; web; web; web*; internetow*; web; webb*; web, internet
computer; informatic*; informátic*, computador*; computer*, ict*; komputer*, informaty*; informatic*, calculator*; dator*; bilgisayar*
information technology; informatica, tecnologia dell'informazione, sistemi informativi; tecnologia da informação, ti, sistemas de informação; informatica, automatisering; informatyk*; tehnologia informației, it; it, informationsteknik; bilgi teknoloji*, bilişim
systems administrator; sistemista*, amministrator* di sistema, sistemist*; administrador* de sistemas; systeembeheer*; administrator* system*; administrator* de sistem*; systemadministratör*, drifttekniker*; sistem yöneticisi
network; ret*, rete; rede*; netwerk*; sieci*, sieć; rețea, rețele; nätverk*; ağ, network
data analyst; analista* dati, analista* di dati; analista* de dados; data-analist*, data analist*; analityk* danych; analist* de date; dataanalytik*; veri analisti
data; dati; dados; data, gegevens; danych, dane; date; data; veri*
analyst; analist*; analista*; analist*; analityk*; analist*; analytiker*; analist*
security; sicurezza; segurança; beveiliging*, veiligheid*; bezpieczeństw*, ochron*; securitate; säkerhet*; güvenlik*
security guard; guardia giurata, guardie giurate, vigilante*; vigilante*, segurança*; beveiliger*, bewaker*; ochroniarz*, pracownik* ochrony; agent* de pază, agent* de securitate, paznic*; väktar*, ordningsvakt*; güvenlik görevli*, bekçi*
architect; architett*; arquitet*; architect*; architekt*; arhitect*; arkitekt*; mimar*
designer; progettist*, designer*; projetista*, designer*; ontwerper*, vormgever*; projektant*; proiectant*, designer*; formgivar*, designer*, konstruktör*; tasarımcı*
graphic designer; grafic*; designer* gráfic*; grafisch vormgever*, grafisch ontwerper*; grafik*; designer* grafic*, grafician*; grafisk formgivar*, grafisk designer*; grafik tasarım*, grafiker*
mechanical engineer; ingegner* meccanic*; engenheir* mecânic*; werktuigbouwkund*; inżynier* mechanik*; inginer* mecanic*; maskiningenjör*; makine mühendis*
electrical engineer; ingegner* elettric*, ingegner* elettrotecnic*; engenheir* eletrotécnic*, engenheir* elétric*; elektrotechnisch ingenieur*; inżynier* elektryk*; inginer* electric*, inginer* electrotehn*; elektroingenjör*; elektrik mühendis*
civil engineer; ingegner* civil*, ingegner* edil*; engenheir* civil*; civiel ingenieur*, civiel technic*; inżynier* budow*; inginer* constructor*, inginer* construcții; civilingenjör*, byggingenjör*; inşaat mühendis*
quality; qualità; qualidade; kwaliteit*; jakości*; calitate*, calității; kvalitet*; kalite*
inspector; ispettor*, controllor*; inspetor*, fiscal*; inspecteur*, controleur*; inspektor*, kontroler*; inspector*, controlor*; inspektör*, kontrollant*; müfettiş*, denetçi*
maintenance; manutenzione, manutentor*; manutenção; onderhoud*; utrzymani*, konserwac*; întreținere, mentenanță; underhåll*; bakım*
mechanic; meccanic*; mecânic*; monteur*, mecanicien*; mechanik*; mecanic*; mekaniker*; tamirci*, mekanik*
automotive mechanic; autoriparator*, meccanic* auto, meccatronic*; mecânic* de automóve*, mecânic* auto; automonteur*, autotechnicus; mechanik* samochod*; mecanic* auto; bilmekaniker*, fordonstekniker*; oto tamirci*, oto mekanik*
welder; saldator*, saldatric*; soldador*, serralheir*; lasser*; spawacz*; sudor*; svetsar*; kaynakçı*
machinist; tornitor*, fresator*; torneir*, fresador*; draaier*, frezer*, verspaner*; tokarz*, frezer*; strungar*, frezor*; svarvar*, fräsar*; tornacı*, frezeci*
electrician; elettricist*; eletricista*; elektricien*, elektromonteur*; elektryk*, elektromonter*; electrician*; elektriker*; elektrikçi*
plumber; idraulic*; canalizador*, encanador*; loodgieter*, installateur*; hydraulik*; instalator*; rörmokar*, vvs-montör*, rörläggar*; tesisatçı*
carpenter; falegnam*, carpentier*; carpinteir*, marceneir*; timmerman*, timmerlieden, schrijnwerk*; stolarz*, cieśla*; tâmplar*, dulgher*; snickar*; marangoz*
painter; pittor*, imbianchin*, verniciator*; pintor*; schilder*; malarz*, lakiernik*; zugrav*, vopsitor*; målar*; boyacı*
bricklayer; murator*; pedreir*; metselaar*; murarz*; zidar*; murar*; duvarcı*
construction worker; operai* edil*; operári* da construção, servente* de obra*; bouwvakker*; pracownik* budowlan*, robotnik* budowlan*; muncitor* în construcții, muncitor* constructor*; byggnadsarbetar*; inşaat işçi*
construction; edilizi*, cantiere*, costruzion*; construção, obra*; bouw*; budow*; construcții; bygg*; inşaat*
driver; autist*, conducent*; motorista*, condutor*; chauffeur*, bestuurder*; kierowc*; șofer*, conducător* auto; förar*, chaufför*; şoför*, sürücü*
truck driver; camionist*, autist* di camion, autotrasportator*; camionista*, motorista* de pesados, caminhoneir*; vrachtwagenchauffeur*; kierowc* ciężar*, kierowc* tir; șofer* de camion, șofer* tir; lastbilschaufför*, lastbilsförar*; kamyon şoförü, tır şoförü
bus driver; autist* di autobus, conducent* di autobus; motorista* de autocarro*, motorista* de ônibus; buschauffeur*; kierowc* autobus*; șofer* de autobuz; busschaufför*, bussförar*; otobüs şoförü
delivery driver; corrier*, fattorin*; estafeta*, entregador*; bezorger*, koerier*; kurier*, dostawc*; curier*; budbilsförar*, bud*; kurye*
pilot; pilot*; pilot*; piloot*, piloten; pilot*; pilot*; pilot*; pilot*
forklift operator; mulettist*, carrellist*; operador* de empilhador*; heftruckchauffeur*; operator* wózk*; stivuitorist*; truckförar*; forklift operatör*
warehouse worker; magazzinier*; operador* de armazém, armazenist*, almoxarife*; magazijnmedewerk*, logistiek medewerk*, orderpicker*; magazynier*; gestionar*, lucrător* depozit, manipulant*; lagerarbetar*, lagermedarbetar*; depo görevli*, depocu*, depo işçi*
warehouse; magazzino; armazém; magazijn*; magazyn*; depozit*; lager*; depo*
logistics; logistic*; logístic*; logistiek*; logisty*; logistic*; logistik*; lojistik*
purchasing; acquist*; compras; inkoop*; zakup*, zaopatrzeni*; achiziți*; inköp*; satın alma, satınalma
buyer; buyer*, responsabile* acquisti, addett* agli acquisti; comprador*; inkoper*; kupiec*; specialist* achiziții; inköpar*; satın alma uzman*, satınalma uzman*
sales; vendit*, commercial*; vendas, comercial*; verkoop*; sprzedaż*, handlow*; vânzări; försäljning*; satış*
sales representative; rappresentant* di commercio, agente* di commercio, agente* di vendita, agenti di vendita; representante* comercia*, vendedor*; vertegenwoordiger*, verkoopadviseur*; przedstawiciel* handlow*; agent* de vânzări, reprezentant* de vânzări; säljar*, försäljar*; satış temsilci*
sales manager; responsabile* vendite, direttor* vendite, direttor* commercial*; diretor* comercial*, gerente* de vendas; verkoopleider*, salesmanager*; kierownik* sprzedaży, dyrektor* sprzedaży, dyrektor* handlow*; director* de vânzări, director* comercial*; försäljningschef*; satış müdürü
salesperson; commess*, venditor*, venditric*; vendedor*, lojista*; verkoper*, winkelmedewerk*; sprzedawc*; vânzător*; butikssäljar*, säljar*; satış elemanı, tezgahtar*
cashier; cassier*; caixa*, operador* de caixa; kassamedewerk*, kassière, caissière; kasjer*; casier*; kassör*; kasiyer*
customer service representative; servizio clienti, assistenza clienti, addett* al servizio clienti; atendimento ao cliente, apoio ao cliente, atendente*; klantenservice*, klantadviseur*; obsług* klienta, doradca klienta; relații cu clienții, suport clienți; kundtjänst*, kundservice*; müşteri hizmetleri, müşteri temsilci*
marketing; marketing; marketing; marketing*; marketing*; marketing; marknadsför*, marknad*; pazarlama*
communications; comunicazion*; comunicação; communicatie*; komunikacj*; comunicare; kommunikation*; iletişim*
journalist; giornalist*; jornalista*; journalist*; dziennikarz*, dziennikark*; jurnalist*, ziarist*; journalist*; gazeteci*
editor; redattor*, redattric*; editor*, redator*; redacteur*; redaktor*; redactor*, editor*; redaktör*; editör*
translator; traduttor*, traduttric*; tradutor*; vertaler*; tłumacz*; traducător*; översättar*; çevirmen*, tercüman*
photographer; fotograf*; fotógraf*; fotograaf*, fotografen; fotograf*; fotograf*; fotograf*; fotoğrafçı*
musician; musicist*; músic*; muzikant*, musicus; muzyk*; muzician*; musiker*; müzisyen*
actor; attor*, attric*; ator*, atriz*; acteur*, actrice*; aktor*; actor*, actriță; skådespelar*; oyuncu*
finance; finanz*, finanziari*; finanças, financeir*; financ*; finans*; financiar*, finanțe; finans*, ekonomi*; finans*
financial analyst; analista* finanziari*; analista* financeir*; financieel analist*; analityk* finansow*; analist* financiar*; finansanalytiker*; finansal analist*, finans analisti
accountant; contabil*, ragionier*, commercialist*; contabilista*, contador*, técnic* oficia* de contas; boekhouder*, accountant*; księgow*; contabil*, economist*; redovisningsekonom*, bokförar*, ekonom*; muhasebeci*, mali müşavir*
accounting; contabilità; contabilidade; boekhouding*, administratie; księgowoś*, rachunkowoś*; contabilitate*; redovisning*; muhasebe*
payroll; paghe, payroll; salári*, folha de pagamento; salaris*, loonadmin*; płac*, kadr*; salarizare; lön*; bordro*
auditor; revisor*, auditor*; auditor*, revisor*; auditor*; audytor*, biegł* rewident*; auditor*; revisor*; denetçi*
bank; banc*; banc*, bancári*; bank*; bank*; bancar*, bancă; bank*; banka*
insurance; assicura*; seguro*; verzekering*; ubezpiecz*; asigurări, asigurare; försäkring*; sigorta*
economist; economist*; economista*; econoom*, economen; ekonomist*; economist*; nationalekonom*, ekonom*; ekonomist*, iktisatçı*
human resources; risorse umane, personale; recursos humanos, rh; personeelszaken, hr, personeel*; zasob* ludzk*, kadry, kadr*; resurse umane; personal*; insan kaynakları
recruiter; selezionator*, recruiter*; recrutador*; recruiter*, wervingsmedewerk*; rekruter*; recrutor*; rekryterar*; işe alım uzman*
lawyer; avvocat*, legale*, giurist*; advogad*, jurista*; advocaat*, advocaten, jurist*; prawnik*, adwokat*, radca prawny; avocat*, jurist*, consilier* juridic*; advokat*, jurist*; avukat*, hukukçu*
notary; notai*; notári*; notaris*; notariusz*; notar*; notarie*; noter*
judge; giudic*, magistrat*; juiz*, juíza; rechter*; sędzia, sędzi*; judecător*; domar*; hakim*, yargıç*
police officer; poliziott*, agente* di polizia, carabinier*; polícia*, policial*, agente* da polícia; politieagent*, agent van politie; policjant*; polițist*; polis*; polis memuru, polis*
firefighter; vigil* del fuoco, pompier*; bombeir*; brandweer*; strażak*; pompier*; brandman*, brandmän; itfaiyeci*
soldier; soldat*, militar*; soldado*, militar*; soldaat*, soldaten, militair*; żołnierz*; soldat*, militar*; soldat*; asker*
teacher; insegnant*, docent*, maestr*; professor*, docente*; leraar*, leraren, docent*, leerkracht*; nauczyciel*; profesor*, învățător*; lärar*; öğretmen*
primary school teacher; maestr* elementar*, insegnant* di scuola primaria; professor* primári*, professor* do ensino básico; basisschool*; nauczyciel* szkoły podstawowej, nauczyciel* wczesnoszkoln*; învățător*; grundskollärar*; sınıf öğretmeni
preschool teacher; educator* d'infanzia, insegnant* di scuola dell'infanzia, maestr* d'asilo; educador* de infância; peuterspeelzaal*, kleuterleid*, pedagogisch medewerk*; przedszkol*; educatoare, educator*; förskollärar*, barnskötar*; okul öncesi, anaokulu öğretmeni
university professor; professor* universitari*; professor* universitári*; hoogleraar*, universitair docent*; profesor*, wykładowc*; profesor* universitar*, cadru universitar; universitetslektor*, professor*; öğretim üyesi, profesör*
trainer; formator*, istruttor*; formador*, instrutor*; trainer*, opleider*; trener*, instruktor*, szkoleniow*; formator*, instructor*; utbildar*, instruktör*; eğitmen*, antrenör*
librarian; bibliotecari*; bibliotecári*; bibliothecaris*; bibliotekarz*, bibliotekark*; bibliotecar*; bibliotekari*; kütüphaneci*
researcher; ricercator*, ricercatric*; investigador*, pesquisador*; onderzoeker*; badacz*, naukow*; cercetător*; forskar*; araştırmacı*
scientist; scienziat*; cientista*; wetenschapper*; naukowiec*; om de știință; vetenskap*; bilim insanı
chemist; chimic*; químic*; chemicus, scheikundig*; chemik*; chimist*; kemist*; kimyager*
biologist; biolog*; biólog*; bioloog*, biologen; biolog*; biolog*; biolog*; biyolog*
laboratory technician; tecnic* di laboratorio; técnic* de laboratório, analista* de laboratório; laborant*, analist laboratorium; laborant*, technik* laboratori*; laborant*, tehnician* de laborator; laboratorieassistent*, laborant*; laborant*, laboratuvar teknisyen*
psychologist; psicolog*; psicólog*; psycholoog*, psychologen; psycholog*; psiholog*; psykolog*; psikolog*
social worker; assistent* social*; assistente* social*; maatschappelijk werk*; pracownik* socjaln*; asistent* social*; socialsekreterare*, kurator*, socionom*; sosyal hizmet uzman*, sosyal çalışmacı*
physician; medic*, dottor*; médic*; arts, artsen, dokter*; lekarz*, lekark*; medic*, doctor*; läkar*; doktor*, hekim*
surgeon; chirurg*; cirurgi*; chirurg*; chirurg*; chirurg*; kirurg*; cerrah*
dentist; dentist*, odontoiatr*; dentista*; tandarts*; dentyst*, stomatolog*; dentist*, stomatolog*; tandläkar*; diş hekim*, dişçi*
dental assistant; assistent* alla poltrona, assistent* di studio odontoiatric*; assistente* dentári*; tandartsassistent*; asystent* stomatolog*; asistent* stomatolog*; tandsköterska*; diş asistan*
veterinarian; veterinari*; veterinári*; dierenarts*; weterynarz*; medic* veterinar*, veterinar*; veterinär*; veteriner*
pharmacist; farmacist*; farmacêutic*; apotheker*; farmaceut*, aptekarz*; farmacist*; apotekar*, farmaceut*; eczacı*
nurse; infermier*; enfermeir*; verpleegkundig*, verpleger*, verpleegster*; pielęgniar*; asistent* medical*, infirmier*; sjuksköters*; hemşire*
nursing assistant; operator* socio-sanitari*, operator* socio sanitari*, oss; auxiliar* de enfermagem, técnic* de enfermagem, auxiliar* de ação médica; verzorgende*, ziekenverzorg*; opiekun* medyczn*; infirmier*; undersköters*, vårdbiträde*; hasta bakıcı*, hemşire yardımcısı
care worker; assistent* domiciliar*, badant*; cuidador*; zorgmedewerk*, thuiszorg*, begeleider*; opiekun*; îngrijitor*; vårdar*, personlig assistent*; bakıcı*
midwife; ostetric*; parteir*; verloskund*; położn*; moaș*; barnmorsk*; ebe*
physical therapist; fisioterapist*; fisioterapeuta*; fysiotherapeut*; fizjoterapeut*; fizioterapeut*, kinetoterapeut*; fysioterapeut*, sjukgymnast*; fizyoterapist*
occupational therapist; terapist* occupazional*; terapeuta* ocupaciona*; ergotherapeut*; terapeut* zajęciow*; terapeut* ocupațional*, ergoterapeut*; arbetsterapeut*; ergoterapist*
speech therapist; logopedist*; terapeuta* da fala, fonoaudiólog*; logopedist*; logoped*; logoped*; logoped*; dil ve konuşma terapist*
paramedic; soccorritor*; técnic* de emergência*, paramédic*; ambulance*; ratownik* medyczn*; paramedic*, ambulanțier*; ambulanssjukvårdar*; paramedik*, ambulans*
hairdresser; parrucchier*, barbier*; cabeleireir*, barbeir*; kapper*, kapster*; fryzjer*; coafor*, frizer*; frisör*; kuaför*, berber*
beautician; estetist*; esteticista*; schoonheidsspecialist*; kosmetyczk*, kosmetolog*; cosmetician*; hudterapeut*, kosmetolog*; güzellik uzman*
cook; cuoc*; cozinheir*; kok*; kucharz*, kuchark*; bucătar*; kock*; aşçı*
chef; chef*, capo cuoco; chefe* de cozinha; chef-kok, chef-koks, chefkok*; szef* kuchni; bucătar* șef; kökschef*, köksmästar*; aşçıbaşı*, şef aşçı*
kitchen helper; aiuto cuoc*, lavapiatti; ajudante* de cozinha, auxiliar* de cozinha; keukenhulp*, afwasser*; pomoc* kuchenn*; ajutor* de bucătar*; köksbiträde*, diskar*; mutfak yardımcı*, bulaşıkçı*
baker; panettier*, fornai*; padeir*; bakker*; piekarz*; brutar*; bagar*; fırıncı*
pastry chef; pasticcier*; pasteleir*, confeiteir*; banketbakker*; cukiernik*; cofetar*, patiser*; konditor*; pastacı*
butcher; macellai*; talhante*, açougueir*; slager*; rzeźnik*; măcelar*; slaktar*, styckar*; kasap*
waiter; camerier*; empregad* de mesa, garçom, garçonete*; ober*, serveerster*, bedienings*; kelner*; ospătar*, chelner*; servitör*, servitris*; garson*
bartender; barist*, barman*; barman*, bartender*; barman*, barkeeper*; barman*; barman*; bartender*; barmen*
housekeeper; governant*, camerier* ai piani, domestic*, colf; governanta*, empregad* de andares, empregad* doméstic*, camareir*; huishoud*, kamermeisje*; pokojow*, gospodyni*; camerist*, menajer*; husfru, städersk*, hushåll*; kat görevli*
cleaner; addett* alle pulizie, pulizi*; empregad* de limpeza, auxiliar* de limpeza, faxineir*; schoonma*; sprzątacz*; îngrijitor*, agent* de curățenie; städar*, lokalvårdar*; temizlikçi*, temizlik görevli*
janitor; custod*, portier*, bidell*; zelador*, porteir*; conciërge*, huismeester*; dozorc*, woźn*; portar*, administrator* de bloc; vaktmästar*, fastighetsskötar*; kapıcı*, hademe*
tailor; sart*; alfaiate*, costureir*; kleermaker*; krawiec*, krawcow*; croitor*; skräddar*; terzi*
sewing machine operator; cucitric*; costureir*; naaister*, stikster*; szwacz*; cusătoreas*, confecționer*; sömmersk*; dikiş makine*
packer; confezionator*, imballator*; embalador*, empacotador*; inpakker*; pakowacz*; ambalator*; packar*; paketleme*
farmer; agricoltor*, allevator*; agricultor*; boer*, landbouwer*, veehouder*; rolnik*; fermier*, agricultor*; lantbrukar*, bonde; çiftçi*
farm worker; bracciant*, operai* agricol*; trabalhador* agrícola*, operári* agrícola*; landarbeider*, agrarisch medewerk*; pracownik* roln*, robotnik* roln*; muncitor* agricol*; lantarbetar*; tarım işçi*
gardener; giardinier*; jardineir*; hovenier*, tuinman*; ogrodnik*; grădinar*; trädgårdsmästar*, trädgårdsarbetar*; bahçıvan*
forester; forestal*, boscaiol*; florestal*; boswachter*, bosbouw*; leśni*; pădurar*, silvic*; skogs*; ormancı*
fisherman; pescator*; pescador*; visser*; rybak*; pescar*; fiskar*; balıkçı*
miner; minator*; mineir*; mijnwerker*; górnik*; miner*; gruvarbetar*; madenci*
assembler; montator*, assemblator*; montador*; assemblagemedewerk*, monteur*; monter*, montaż*; asamblor*, montator*; montör*; montaj*
machine operator; operator* di macchin*, conduttor* di macchin*; operador* de máquina*; machinebedien*, machineoperator*; operator* maszyn*; operator* la mașini, operator* mașini; maskinoperatör*; makine operatör*
real estate agent; agente* immobiliar*, agenti immobiliari; agente* imobiliári*, corretor* de imóveis, consultor* imobiliári*; makelaar*; agent* nieruchomości, pośrednik* nieruchomości; agent* imobiliar*; fastighetsmäklar*; emlak danışman*, emlakçı*
travel agent; agente* di viaggi; agente* de viagens; reisagent*, reisadviseur*; agent* turystyczn*; agent* de turism, agent* de voiaj; resesäljar*, reseby*; seyahat acente*
tour guide; guida turistica, guide turistiche; guia* turístic*, guia* de turismo; gids*, reisleider*; przewodnik*; ghid*; guide*, reseledar*; tur rehber*, turist rehber*
flight attendant; assistent* di volo, hostess, steward; comissári* de bordo, assistente* de bordo; stewardess*, steward*; stewardes*, personel pokładow*; însoțitor* de bord, însoțitor* de zbor; flygvärdin*, kabinpersonal; kabin memur*, hostes*
sports coach; allenator*; treinador*; sportcoach*, sportinstruct*; trener* sport*; antrenor*; idrottstränar*, tränar*; antrenör*
priest; sacerdot*, pret*; padre*, sacerdote*; priester*, predikant*; ksiądz*, księ*, kapłan*; preot*; präst*; rahip*, imam*
postal worker; postin*, portalettere; carteir*; postbode*, postbezorger*; listonosz*; poștaș*, factor* poștal*; brevbärar*; postacı*
telecommunications; telecomunicazion*; telecomunica*; telecom*; telekomunikac*; telecomunicații; tele*; telekomünikasyon*
energy; energi*, energetic*; energi*, energétic*; energie*; energety*, energii; energetic*, energie; energi*; enerji*
environmental; ambiental*, ambiente; ambienta*, ambiente; milieu*; środowisk*; mediu, de mediu; miljö*; çevre*
health; salute, sanitari*; saúde; gezondheid*, zorg*; zdrow*, medyczn*; sănătate, sanitar*; hälso*, sjukvård*, vård*; sağlık*
school; scolastic*, scuola; escola*, ensino; school*; szkoł*, szkoln*; școlar*, școală; skol*; okul*
hospital; ospedal*; hospital*; ziekenhuis*; szpital*; spital*; sjukhus*; hastane*
office; ufficio; escritório; kantoor*; biur*; birou; kontor*; ofis*, büro*
store manager; responsabile* di negozio, direttor* di negozio, store manager; gerente* de loja; filiaalmanager*, winkelmanager*; kierownik* sklepu; șef* de magazin, manager* de magazin; butikschef*; mağaza müdürü
retail; vendita al dettaglio, dettaglio, negozio; retalho, varejo, loja; detailhandel, winkel*; detaliczn*, sklep*; retail, magazin; detaljhandel, butik*; perakende, mağaza*
wholesale; ingrosso; grossista*, atacado; groothandel*; hurt*; angrosist*, en-gros; grossist*, partihandel; toptan*
tax; fiscal*, tributari*; fisca*, tributári*; belasting*, fiscal*; podatk*; fiscal*; skatt*; vergi*
customs; dogan*, doganal*; alfândega*, aduaneir*; douane*; celn*; vamă, vamal*; tull*; gümrük*
technical; tecnic*; técnic*; technisch*; techniczn*; tehnic*; teknisk*; teknik*
industrial; industrial*; industria*; industrieel, industriële; przemysłow*; industrial*; industri*; endüstri*, sanayi*
chemical; chimic*; químic*; chemisch*; chemiczn*; chimic*; kemisk*; kimya*
electronics; elettronic*; eletrónic*, eletrônic*; elektronica*; elektroni*; electronic*; elektronik*; elektronik*
`;
