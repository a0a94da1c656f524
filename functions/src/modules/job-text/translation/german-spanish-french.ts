/**
 * Words of job titles: English; German; Spanish; French. Commas separate alternatives. A star stands for any ending of
 * an inflected word. A German entry may be a part of a compound.
 */
export const GERMAN_SPANISH_FRENCH = `
head; leiter*, chef*, vorstand*; jef*, responsable*, encargad*, director*; chef*, responsable*, dirigeant*
management; leitung*, führung*, verwaltung*, management; gestión, dirección, gerencia; gestion, direction, encadrement
manager; geschäftsleiter*, bereichsleiter*, manager*; gerente*, gestor*, administrador*; gérant*, gestionnaire*, manageur*
managing director; geschäftsführ*; director* general*, director* gerente, consejer* delegad*; directeur general, directrice generale, président directeur
director; direktor*; director*, directiv*; directeur*, directrice*
supervisor; aufseher*, vorarbeiter*, gruppenleiter*, schichtleiter*, schichtführ*; supervisor*, capataz*, encargad* de turno; superviseur*, contremaître*, chef* d'équipe, chef* d'equipe, agent* de maîtrise
team leader; teamleiter*, teamlead*; líder* de equipo, jef* de equipo, coordinador* de equipo; chef* d'équipe, responsable* d'équipe
department head; abteilungsleiter*; jef* de departamento, jef* de área; chef* de service, chef* de département, responsable* de service
branch manager; filialleiter*, niederlassungsleiter*, standortleiter*; director* de sucursal, director* de oficina; directeur d'agence, directrice d'agence, responsable* d'agence
store manager; marktleiter*, ladenleiter*, shopleiter*; encargad* de tienda, jef* de tienda, gerente de tienda; responsable* de magasin, directeur de magasin, directrice de magasin, responsable* de boutique
deputy; stellvertret*, stellv; subdirector*, adjunt*; adjoint*, suppléant*
president; präsident*; president*; président*
vice president; vizepräsident*; vicepresident*; vice-président*
project manager; projektleiter*, projektmanager*, projektverantwortlich*; jef* de proyecto*, gestor* de proyecto*, director* de proyecto*, responsable* de proyecto*; chef* de projet*, chargé* de projet*, responsable* de projet*, directeur de projet*, directrice de projet*, gestionnaire* de projet*
project; projekt*; proyect*; projet*
product manager; produktmanager*, produktleiter*; jef* de producto*, responsable* de producto*, gestor* de producto*; chef* de produit*, responsable* produit*
product; produkt*, erzeugnis*; product*; produit*
production manager; produktionsleiter*, fertigungsleiter*, betriebsleiter*; jef* de producción, director* de producción, responsable* de producción; responsable* de production, chef* de production, directeur de production, directrice de production
production; produktion*, fertigung*, herstellung*; producción, fabricación; production, fabrication
employee; mitarbeiter*, angestellt*, beschäftigt*; emplead*; employé*, salarié*, collaborat*
clerk; sachbearbeiter*, bürokraft, bürogehilf*, kontorist*; administrativ*, oficinista*; employé* de bureau, agent* administrat*, gestionnaire* administrat*
office clerk; bürokaufm*, kauffrau für büromanagement, kaufmann für büromanagement, bürokaufleute; auxiliar* administrativ*; employé* administratif*, assistant* administrat*
administrative; verwaltungs*, administrativ*; administrativ*; administratif*, administrative*
administration; administration*; administración; administration
administrator; administrator*, verwalter*; administrador*; administrateur*, administratrice*
assistant; assistent*, assistenz*, gehilf*, hilfskraft; asistente*, ayudante*, auxiliar*; assistant*, aide*, auxiliaire*
secretary; sekretär*, sekretariat*, schreibkraft; secretari*; secrétaire*, secrétariat
executive assistant; vorstandsassistent*, chefsekretär*, direktionsassistent*, assistent* der geschäfts*, assistenz der geschäfts*; secretari* de dirección, asistente* de dirección; assistant* de direction, secrétaire* de direction
receptionist; empfangsmitarbeiter*, rezeptionist*, empfangsdame*, empfangskraft, empfang*; recepcionista*; réceptionniste*, hôte* d'accueil, hotesse* d'accueil, agent* d'accueil
reception; rezeption*; recepción; réception, accueil
trainee; auszubildend*, azubi*, lehrling*, praktikant*, werkstudent*, volontär*, trainee*; aprendiz*, becari*, practicante*, en prácticas; apprenti*, stagiaire*, alternant*, alternance, stage
specialist; spezialist*, fachkraft*, fachmann, fachfrau, fachkräft*; especialista*; spécialiste*
expert; experte*, expertin*, sachverständig*; expert*, perit*; expert*
consultant; berater*, consultant*, beratung; consultor*, asesor*; consultant*, conseil, conseiller*, conseillère*
advisor; kundenberater*, fachberater*; asesor*, consejer*; conseiller*, conseillère*
tax advisor; steuerberat*, steuerfachwirt*; asesor* fiscal*; conseiller* fiscal*, fiscaliste*
tax clerk; steuerfachangestellt*; gestor* fiscal*, técnic* fiscal*; assistant* fiscal*
tax; steuer*, finanzamt*; fiscal*, tributari*; fiscal*, impôt*
representative; vertreter*, repräsentant*, beauftragt*; representante*, delegad*; représentant*, délégué*
officer; referent*, beamt*; oficial*, funcionari*; agent*, officier*, chargé*
agent; agent*, makler*; agente*; agent*
coordinator; koordinator*, disponent*; coordinador*; coordinateur*, coordinatrice*, coordonnat*
operator; bediener*, anlagenführ*, maschinenführ*, maschinenbedien*; operador*, operari*, maquinista*; opérateur*, opératrice*, conducteur de ligne, conductrice de ligne, conducteur de machine*, conductrice de machine*
machine operator; maschinenbediener*, anlagenbediener*, maschinen- und anlagenführ*; operador* de máquina*, operari* de máquina*; opérateur* sur machine*, conducteur* de machine*, agent* de fabrication
worker; arbeiter*, hilfsarbeiter*, werker*; trabajador*, obrer*, operari*, peón*; ouvri*, travailleur*, travailleuse*, manœuvre*
helper; helfer*, aushilf*, hilfs*; ayudante*, peón*; aide*, manoeuvre*
skilled worker; facharbeiter*, facharbeit*; oficial de primera; ouvri* qualifié*
production worker; produktionsmitarbeiter*, produktionshelfer*, fertigungsmitarbeiter*, produktionskraft; operari* de producción, operari* de fábrica, moz* de fábrica; agent* de production, opérateur* de production, opératrice* de production, ouvri* de production
technician; techniker*, technisch* assistent*; técnic*; technicien*
engineer; ingenieur*, ing; ingenier*; ingénieur*
engineering; ingenieurwesen, engineering; ingeniería; ingénierie
developer; entwickler*; desarrollador*, programador*; développeur*, développeuse*
development; entwicklung*; desarrollo; développement
software developer; softwareentwickl*, anwendungsentwickl*, fachinformatiker* für anwendungsentwicklung, informatiker*; desarrollador* de software, ingenier* de software, programador* informátic*, desarrollador* de aplicaciones, analista* programador*; développeur* informatique*, développeur* logiciel*, ingénieur* logiciel*, développeuse* informatique*, concepteur* développeur*, analyste* programmeur*, ingénieur* informatique*
web developer; webentwickl*, webprogrammier*; desarrollador* web, programador* web, maquetador* web; développeur* web, développeuse* web, intégrateur* web
web designer; webdesign*; diseñador* web; concepteur* web, webdesigner*
programmer; programmierer*; programador*; programmeur*, programmeuse*
software; software*, anwendungs*; software, aplicaciones; logiciel*, applicat*
computer; computer*, edv*; informátic*, ordenador*, computación; informatique*, ordinateur*
information technology; informationstechn*, informatik*, it*; informática, tecnología* de la información, sistemas; informatique, technologie* de l'information, système* d'information
systems administrator; systemadministrator*, netzwerkadministrator*, systemverwalt*, fachinformatiker* für systemintegration, fachinformatiker*; administrador* de sistemas; administrateur* système*, administratrice* système*
network; netzwerk*, netz*; red, redes; réseau*
network administrator; netzwerkadministrator*; administrador* de redes, técnic* de redes; administrateur* réseau*, technicien* réseau*
database; datenbank*; base* de datos; base* de données
data; daten*; dato*; données
data scientist; datenwissenschaft*; científic* de datos; scientifique* des données, data scientist*
data analyst; datenanalyst*, datenanalytiker*; analista* de datos; analyste* de données, analyste* données
data protection officer; datenschutzbeauftragt*, datenschutz*; delegad* de protección de datos; délégué* à la protection des données
data entry clerk; datenerfass*, datentypist*; grabador* de datos; opérateur* de saisie, agent* de saisie
analyst; analyst*, analytiker*; analista*; analyste*
business analyst; geschäftsanalyst*, prozessanalyst*; analista* de negocio*, analista* funcional*; analyste* d'affaires, analyste* métier*, analyste* fonctionnel*
information security; informationssicherheit*, it-sicherheit*, cybersicherheit*; seguridad informática, seguridad de la información, ciberseguridad; sécurité informatique, cybersécurité, sécurité des systèmes
it support specialist; it-support*, anwenderbetreu*, it-betreu*, helpdesk*; técnic* de soporte, soporte técnico, técnic* informátic*, helpdesk; technicien* support, technicien* informatique*, support informatique, technicien* d'assistance
architect; architekt*; arquitect*; architecte*
landscape architect; landschaftsarchitekt*; arquitect* paisajista*, paisajista*; architecte* paysagiste*, paysagiste*
interior designer; innenarchitekt*, raumausstatt*; interiorista*, decorador*, diseñador* de interiores; architecte* d'intérieur*, décorateur*, décoratrice*
designer; gestalter*, designer*, konstrukteur*; diseñador*; designer*, concepteur*, conceptrice*, styliste*
graphic designer; grafiker*, grafikdesign*, mediengestalt*; diseñador* gráfic*; graphiste*, infographiste*
design engineer; konstrukteur*, entwicklungsingenieur*, konstruktionsingenieur*; ingenier* de diseño, ingenier* de desarrollo; ingénieur* d'études, ingénieur* conception, ingénieur* de conception, dessinateur* projeteur*
drafter; technisch* zeichner*, bauzeichner*, zeichner*, produktdesigner*; delineante*, proyectista*; dessinateur*, dessinatrice*, projeteur*
mechanical engineer; maschinenbauingenieur*, maschinenbau*; ingenier* mecánic*; ingénieur* mécani*
electrical engineer; elektroingenieur*, elektrotechnikingenieur*; ingenier* eléctric*, ingenier* electricista*; ingénieur* électri*
electronics engineer; elektronikingenieur*; ingenier* electrónic*; ingénieur* électroni*
electronics technician; elektroniker*, elektrotechniker*, mechatroniker*; técnic* electrónic*, técnic* en electrónica; électronicien*, électrotechnicien*, technicien* électroni*
civil engineer; bauingenieur*, tiefbauingenieur*; ingenier* civil*, ingenier* de caminos; ingénieur* civil*, ingénieur* génie civil, ingénieur* travaux, ingénieur* btp
structural engineer; statiker*, tragwerksplan*; ingenier* de estructuras, calculista*; ingénieur* structure*
industrial engineer; wirtschaftsingenieur*; ingenier* industrial*; ingénieur* industriel*
process engineer; verfahrenstechnik*, prozessingenieur*, verfahrensingenieur*; ingenier* de proceso*; ingénieur* procédé*, ingénieur* process, ingénieur* méthode*
chemical engineer; chemieingenieur*; ingenier* químic*; ingénieur* chimiste*, ingénieur* chimi*
environmental engineer; umweltingenieur*, umwelttechn*; ingenier* ambiental*, ingenier* medioambiental*; ingénieur* environnement*
environmental; umwelt*; ambiental*, medioambiental*, medio ambiente; environnement*
quality; qualität*, güte*; calidad; qualité
quality manager; qualitätsmanager*, qualitätsleiter*, qualitätsmanagement*; jef* de calidad, responsable* de calidad, director* de calidad; responsable* qualité, directeur qualité, directrice qualité
quality inspector; qualitätsprüf*, qualitätskontroll*, güteprüf*, qualitätssicher*; inspector* de calidad, técnic* de calidad, control de calidad, verificador*; contrôleur* qualité, contrôleuse* qualité, technicien* qualité, inspecteur* qualité
safety officer; sicherheitsfachkraft, arbeitssicherheit*, sicherheitsingenieur*, fachkraft für arbeitssicherheit; técnic* de prevención, prevencionista*, prevención de riesgos; préventeur*, responsable* sécurité, animateur* sécurité, responsable* hse, animateur* qhse, responsable* qhse
safety; sicherheit*; seguridad; sécurité, sûreté
security guard; sicherheitsmitarbeiter*, wachmann*, wachleut*, wachdienst*, objektschutz*, sicherheitskraft, wachschutz*; vigilante*, guardia*, guarda*, vigilante de seguridad; agent* de sécurité, gardien*, vigile*, agent* de surveillance, agent* de sûreté
inspector; prüfer*, inspektor*, kontrolleur*; inspector*, interventor*; inspecteur*, inspectrice*, contrôleur*, contrôleuse*
maintenance technician; instandhalt*, wartungstechniker*, betriebstechniker*, wartungsmechaniker*; técnic* de mantenimiento, oficial de mantenimiento, operari* de mantenimiento; technicien* de maintenance, agent* de maintenance, technicien* maintenance, agent* d'entretien technique
maintenance manager; instandhaltungsleiter*; jef* de mantenimiento, responsable* de mantenimiento; responsable* maintenance, chef* de maintenance
maintenance; wartung*, instandhaltung*; mantenimiento; maintenance
service technician; servicetechniker*, kundendiensttechniker*, monteur im außendienst; técnic* de servicio, técnic* sat, servicio técnico; technicien* sav, technicien* itinérant*, technicien* de service, technicien* après-vente
mechanic; mechaniker*, schlosser*, monteur*; mecánic*; mécanicien*
automotive mechanic; kfz-mechatroniker*, kfz-mechaniker*, kfz*, automechaniker*, kraftfahrzeugmechatroniker*, kraftfahrzeugmechaniker*; mecánic* de automóvil*, mecánic* de coches, mecánic* de vehículo*; mécanicien* auto*, technicien* auto*
car body repairer; karosseriebau*, autolackier*, karosserie*; chapista*, pintor* de vehículo*, carrocer*; carrossier*, peintre* automobile*
industrial mechanic; industriemechaniker*, betriebsschlosser*; mecánic* industrial*, mecánic* de mantenimiento, ajustador*; mécanicien* industriel*, mécanicien* de maintenance, ajusteur*
fitter; montage*, schlosser*, monteur*; montador*, ajustador*, instalador*; monteur*, monteuse*, ajusteur*
assembler; montagemitarbeiter*, monteur*, montierer*; montador*, ensamblador*; monteur*, assembleur*, agent* de montage
toolmaker; werkzeugmech*, werkzeugmach*; matricer*, utillajer*; outilleur*
machinist; zerspanungsmech*, dreher*, fräser*, cnc-fräs*, cnc-dreh*, cnc*; torner*, fresador*, mecanizador*; tourneur*, fraiseur*, usineur*, opérateur* commande numérique
welder; schweiß*; soldador*; soudeur*, soudeuse*
metal worker; metallbau*, metall*; herrer*, calderer*, metalúrgic*, cerrajer*; métalli*, chaudronn*, serruri*
locksmith; schlüsseldienst*; cerrajer*; serruri*
blacksmith; schmied*; herrer*, forjador*; forgeron*
electrician; elektriker*, elektroinstallat*, elektro*, elektromonteur*, elektrofachkraft; electricista*; électricien*
plumber; klempner*, sanitär*, installateur*, anlagenmechaniker*, heizungsbau*; fontaner*, plomer*; plombier*, chauffagiste*
hvac technician; kältetechnik*, heizungs*, klimatechnik*, kälteanlagen*, kälte*; frigorista*, calefactor*, técnic* de climatización, técnic* en refrigeración; frigoriste*, climaticien*, technicien* cvc, chauffagiste*
carpenter; zimmerer*, zimmermann*, schreiner*, tischler*; carpinter*; charpenti*, menuisi*
cabinetmaker; möbeltischler*, möbelschreiner*; ebanista*, mueblista*; ébéniste*
painter; maler*, lackierer*; pintor*; peintre*
bricklayer; maurer*; albañil*, ladriller*; maçon*
roofer; dachdecker*, spengler*; techador*, tejador*; couvreur*, couvreuse*
tiler; fliesenleg*; alicatador*, solador*; carreleur*
plasterer; stuckateur*, verputzer*, trockenbau*; yeser*, escayolista*, pladurista*; plâtri*, plaquiste*
glazier; glaser*; cristaler*, vidrier*; vitrier*
construction worker; bauarbeiter*, bauhelfer*, baufacharbeiter*, tiefbau*, straßenbau*, hochbau*; peón* de construcción, peón* de obra, operari* de construcción, oficial de construcción; ouvri* du bâtiment, manœuvre* bâtiment, ouvri* btp
construction manager; bauleiter*, polier*, bauüberwach*; jef* de obra*, encargad* de obra*; conducteur de travaux, conductrice de travaux, chef* de chantier, directeur de travaux
construction; bau*; construcción, obra*; construction, bâtiment, chantier, travaux
surveyor; vermess*, geomat*, landvermess*; topógraf*, agrimensor*; géomètre*, topograph*
excavator operator; baggerfahr*, baumaschinenfahr*, baumaschinenführ*; operador* de excavadora, maquinista de excavadora, palista*, retroexcavador*; conducteur d'engins, conductrice d'engins, pelleteur*
crane operator; kranführ*, kranfahr*; gruista*, operador* de grúa*; grutier*, conducteur de grue*
driver; fahrer*, kraftfahrer*, chauffeur*; conductor*, chófer*, chofer*; conducteur*, conductrice*, chauffeur*, chauffeuse*
truck driver; lkw-fahrer*, berufskraftfahrer*, lastwagenfahrer*, lkw*, fernfahrer*, kraftfahrer*; camioner*, conductor* de camión*, chofer de camión, transportista*; conducteur poids lourd*, chauffeur poids lourd*, routier*, conducteur routier*, chauffeur routier*, conductrice routi*, chauffeur* pl, chauffeur* spl
bus driver; busfahr*, omnibusfahr*; conductor* de autobús, conductor* de autobuses, conductor* de bus; conducteur de bus, conductrice de bus, chauffeur de bus, conducteur de car, conducteur receveur
taxi driver; taxifahr*; taxista*; chauffeur de taxi, taxi*
delivery driver; auslieferungsfahr*, zusteller*, paketzustell*, kurierfahr*, lieferfahr*, kurier*, bote*; repartidor*, mensajer*, conductor* repartidor*; livreur*, livreuse*, chauffeur* livreur*, coursier*
train driver; lokführ*, lokomotivführ*, triebfahrzeugführ*, zugführ*; maquinista* de tren*, conductor* de tren*; conducteur de train*, conductrice de train*
pilot; pilot*, flugzeugführ*; pilot*; pilote*
flight attendant; flugbegleit*, steward*; auxiliar* de vuelo, azafat*, tripulante* de cabina; hôtesse* de l'air, steward*, personnel navigant
sailor; matrose*, seemann*; mariner*; matelot*, marin*
forklift operator; gabelstapl*, staplerfahr*; carretiller*; cariste*
warehouse worker; lagermitarbeiter*, lagerist*, lagerhelfer*, lagerarbeiter*, fachkraft für lagerlogistik, kommissionier*, fachlagerist*, lagerlogistik*; moz* de almacén, operari* de almacén, almacener*, preparador* de pedidos; magasinier*, préparateur* de commandes, préparatrice* de commandes, manutentionnaire*, agent* logistique, agent* de quai, opérateur* logistique
warehouse manager; lagerleiter*; jef* de almacén, responsable* de almacén, encargad* de almacén; responsable* d'entrepôt, chef* d'entrepôt, responsable* entrepôt, chef* magasinier*
warehouse; lager*; almacén; entrepôt, magasin
logistics manager; logistikleiter*; jef* de logística, responsable* de logística, director* de logística; responsable* logistique, directeur logistique, directrice logistique
logistics; logistik*; logística; logistique*
freight forwarding; spedition*, speditionskaufm*, spediteur*; transitari*, tráfico; transitaire*, affréteur*, affréteuse*
transport; transport*, verkehr*; transporte*; transport*
supply chain; lieferkette*, supply chain; cadena de suministro; chaîne d'approvisionnement, chaîne logistique, approvisionn*
planner; planer*, disponent*, arbeitsvorbereit*; planificador*; planificateur*, planificatrice*, ordonnanc*, planneur*
purchasing; einkauf*, beschaffung*; compras; achat*
buyer; einkäufer*; comprador*, técnic* de compras, responsable* de compras; acheteur*, acheteuse*
purchasing manager; einkaufsleiter*, leiter* einkauf; jef* de compras, director* de compras; responsable* achat*, directeur achat*, directrice achat*
sales; vertrieb*, verkauf*, absatz*; ventas, comercial*; vente*, commercial*
sales representative; vertriebsmitarbeiter*, außendienstmitarbeiter*, handelsvertret*, verkaufsberat*, vertriebler*, außendienst*, vertreter*; comercial*, representante* de ventas, representante* comercial*, agente* comercial*, asesor* comercial*, ejecutiv* de ventas, ejecutiv* comercial*; commercial*, représentant* commerc*, attaché* commerc*, technico-commerc*, technico commerc*, vrp, délégué* commerc*, conseiller* commerc*, agent* commerc*
sales manager; vertriebsleiter*, verkaufsleiter*, leiter* vertrieb; jef* de ventas, director* comercial*, gerente* de ventas, director* de ventas, responsable* de ventas; directeur commercial*, directrice commercial*, responsable* commerc*, responsable* des ventes, chef* des ventes, directeur des ventes, directrice des ventes
inside sales representative; vertriebsinnendienst*, innendienst*, innenverkäufer*; comercial intern*, ventas internas; commercial* sédentaire*, assistant* commerc*
area sales manager; gebietsleiter*, gebietsverkaufsleiter*, regionalleiter*, bezirksleiter*; jef* de zona, delegad* de zona, gerente de zona; chef* de secteur, responsable* de secteur, responsable* régional*
salesperson; verkäufer*, einzelhandelskaufm*, kaufmann im einzelhandel, kauffrau im einzelhandel, verkaufskraft, fachverkäufer*; vendedor*, dependient*; vendeur*, vendeuse*, conseiller* de vente, conseillère* de vente, conseiller* vente
retail; einzelhandel*; comercio, minorista*, retail; commerce, détail
wholesale; großhandel*, groß- und außenhandel*; mayorista*; grossiste*, gros
shop assistant; ladenhilfe, verkaufshilfe, verkaufshelf*; dependient*, auxiliar* de tienda; employé* de magasin, employé* libre service, employé* de rayon, employé* commercial*
cashier; kassierer*, kassenkraft, kassen*; cajer*; caissi*, hôte* de caisse, hotesse* de caisse
shelf stocker; regalauffüll*, warenverräum*, auffüllkraft; reponedor*; employé* de mise en rayon, agent* de mise en rayon
merchandiser; visual merchandis*, schaufenstergestalt*; escaparatista*; étalagiste*, marchandiseur*
telemarketer; telefonverkäufer*, call-center-agent*, callcenter*, call center*; teleoperador*, televendedor*, agente* telefónic*; téléconseill*, télévendeur*, télévendeuse*, téléopérat*, téléprospect*
customer service representative; kundenbetreu*, kundenservice*, kundendienst*, kundenberater*; atención al cliente, agente* de atención, servicio al cliente; conseiller* client*, conseillère* client*, chargé* de clientèle, service client*, relation client*, chargé* de relation*
customer; kunden*; cliente*; client*, clientèle
account manager; kundenmanager*, key-account*, key account*; gestor* de cuentas, ejecutiv* de cuentas; responsable* de compte*, chargé* de compte*, responsable* grands comptes, gestionnaire* de compte*, responsable* comptes
business development; geschäftsentwickl*; desarrollo de negocio; développement commercial, développement des affaires, chargé* de développement, business developer
marketing; marketing*, vermarktung*; marketing, mercadotecnia, mercadeo; marketing
marketing manager; marketingleiter*, marketingmanager*, leiter* marketing; jef* de marketing, director* de marketing, responsable* de marketing, gerente de marketing; responsable* marketing, directeur marketing, directrice marketing, chef* marketing, chargé* de marketing, chargé* marketing
market research; marktforsch*; investigación de mercado*, investigador* de mercado*; études de marché, études marketing, chargé* d'études
advertising; werbe*, werbung*; publicidad, publicitari*; publicité, publicitaire*
public relations; öffentlichkeitsarbeit*, pressereferent*, pressesprech*; relaciones públicas; relations publiques, relations presse, attaché* de presse
communications; kommunikation*; comunicación*; communication*
social media; soziale medien, social-media*; redes sociales; réseaux sociaux, médias sociaux, animateur de communauté
content editor; redakteur*, online-redakteur*, lektor*; redactor*, editor*; rédacteur*, rédactrice*
copywriter; texter*, werbetext*; redactor* publicitari*, redactor* creativ*; concepteur* rédact*
journalist; journalist*, reporter*; periodista*; journaliste*
translator; übersetzer*; traductor*; traducteur*, traductrice*
interpreter; dolmetsch*; intérprete*; interprète*
photographer; fotograf*; fotógraf*; photograph*
author; autor*, schriftstell*; escritor*, autor*; écrivain*, auteur*
artist; künstler*; artista*; artiste*
musician; musiker*; músic*; musicien*
actor; schauspieler*; actor, actriz, actores; acteur*, actrice*, comédien*
film; film*; cine, película*, audiovisual*; film*, cinéma, audiovisuel*
sound technician; tontechnik*, tonmeister*; técnic* de sonido; technicien* son, ingénieur* du son
lighting technician; lichttechnik*, veranstaltungstechnik*; técnic* de iluminación, luminotécnic*; éclairagiste*, technicien* lumière
event manager; eventmanager*, veranstaltungskaufm*, veranstaltungs*; organizador* de eventos, coordinador* de eventos, gestor* de eventos; chargé* d'événementiel, organisateur* d'événements, chef* de projet événementiel, événementiel
finance; finanz*, finanzen; finanzas, financier*; finance*, financi*
chief financial officer; finanzvorstand*, finanzleiter*, leiter* finanzen, kaufmännischer leiter; director* financier*; directeur financier, directrice financière, directeur administratif et financier, daf, raf
financial analyst; finanzanalyst*; analista* financier*; analyste* financi*
financial advisor; finanzberat*, vermögensberat*, anlageberat*; asesor* financier*; conseiller* financi*, conseiller* en patrimoine, conseiller* patrimoin*, gestionnaire* de patrimoine
controller; controller*; controller, controlador* de gestión, control de gestión; contrôleur* de gestion, contrôleuse* de gestion
accountant; buchhalter*, bilanzbuchhalt*, finanzbuchhalt*, rechnungswesen*; contable*, contador*; comptable*
accounting; buchhaltung*, rechnungslegung*; contabilidad; comptabilité
accounts payable clerk; kreditorenbuchhalt*; contable de proveedores, cuentas a pagar, cuentas por pagar; comptable fournisseur*
accounts receivable clerk; debitorenbuchhalt*; contable de clientes, cuentas a cobrar, cuentas por cobrar; comptable client*
payroll clerk; lohnbuchhalt*, gehaltsbuchhalt*, entgeltabrechn*, lohn- und gehaltsbuchhalt*, lohn*, gehalts*; técnic* de nóminas, nóminas, nómina*; gestionnaire* de paie, gestionnaire* paie, assistant* paie, paie
auditor; wirtschaftsprüf*, revisor*, auditor*; auditor*; auditeur*, auditrice*, commissaire* aux comptes
chartered accountant; wirtschaftsprüf*; economista* auditor*; expert* comptable*, expert-comptable*
bank; bank*; banca, bancari*, banco; banque, bancaire*
bank clerk; bankkaufm*, bankangestellt*, bankberat*; emplead* de banca, emplead* bancari*, gestor* bancari*, asesor* bancari*; conseiller* bancaire*, conseiller* clientèle, employé* de banque, guichetier*, chargé* de clientèle bancaire
credit; kredit*; crédito*, riesgos; crédit*
loan officer; kreditsachbearbeit*, kreditberat*; analista* de crédito*, gestor* de crédito*; chargé* de crédit*, analyste* crédit
insurance; versicherung*; seguros, aseguradora*; assurance*
insurance agent; versicherungskaufm*, versicherungsvertret*, versicherungsmakl*, kaufmann für versicherung*, kauffrau für versicherung*; agente* de seguros, corredor* de seguros, asesor* de seguros, mediador* de seguros; agent* d'assurance*, courtier* en assurance*, conseiller* en assurance*, gestionnaire* assurance*
claims adjuster; schadensachbearbeit*, schadenregulier*, schadens*; perit* de seguros, tramitador* de siniestros, siniestros; gestionnaire* sinistre*, gestionnaire* de sinistre*, expert* d'assurance*, indemnisat*
actuary; aktuar*, versicherungsmathemat*; actuari*; actuaire*
broker; makler*, börsenmakl*; corredor*, bróker*; courtier*, courti*
economist; volkswirt*, ökonom*, betriebswirt*; economista*; économiste*
statistician; statistiker*; estadístic*; statisticien*
mathematician; mathematiker*; matemátic*; mathématicien*
human resources; personal*, personalwesen*; recursos humanos, rrhh, personal; ressources humaines, rh
human resources manager; personalleiter*, personalmanager*, leiter* personal; director* de recursos humanos, jef* de personal, responsable* de recursos humanos, jef* de recursos humanos; responsable* ressources humaines, responsable* rh, drh, directeur des ressources humaines, directrice des ressources humaines, rrh
human resources specialist; personalreferent*, personalsachbearbeit*, personalkaufm*; técnic* de recursos humanos, técnic* de rrhh; chargé* de ressources humaines, chargé* rh, assistant* rh, gestionnaire* rh, assistant* ressources humaines
recruiter; personalberat*, personalvermittl*, personaldispon*, recruiter*; reclutador*, técnic* de selección, seleccionador*, selección de personal; recruteur*, recruteuse*, chargé* de recrutement, chargé* recrutement, consultant* en recrutement
training; ausbildung*, weiterbildung*, schulung*; formación, capacitación; formation*
trainer; ausbilder*, trainer*, dozent*, referent*; formador*, instructor*, monitor*; formateur*, formatrice*, moniteur*, monitrice*
labor relations; arbeitsrecht*; relaciones laborales; relations sociales, relations du travail
lawyer; rechtsanwalt*, rechtsanwält*, anwalt*, anwält*, jurist*, syndikus*, volljurist*; abogad*, jurista*, letrad*; avocat*, juriste*
legal; rechts*, juristisch*; jurídic*, legal*; juridique*, droit
legal assistant; rechtsanwaltsfachangestellt*, notarfachangestellt*, rechtsanwaltsgehilf*, rechtsfachwirt*; asistente* legal*, asistente* jurídic*, procurador*; assistant* juridique*, clerc*, secrétaire* juridique*
notary; notar*; notari*; notaire*
judge; richter*; juez*, magistrad*; juge*, magistrat*
prosecutor; staatsanwalt*, staatsanwält*; fiscal, fiscales; procureur*
compliance; compliance*; cumplimiento; conformité
police officer; polizist*, polizei*, polizeibeamt*; policía*, agente* de policía; policier*, agent* de police, gendarme*
firefighter; feuerwehr*; bomber*; pompier*, sapeur*
soldier; soldat*; soldado*, militar*; soldat*, militaire*
customs; zoll*; aduana*; douan*
civil servant; beamt*, verwaltungsfachangestellt*; funcionari*, administración pública; fonctionnaire*, agent* public*
mayor; bürgermeister*; alcald*; maire*
politician; politiker*; polític*; politicien*
teacher; lehrer*, lehrkraft*, lehrkräft*; profesor*, docente*, maestr*; enseignant*, professeur*, instituteur*, institutrice*
primary school teacher; grundschullehr*, grundschul*; maestr* de primaria, profesor* de primaria; professeur* des écoles, instituteur*, institutrice*
secondary school teacher; gymnasiallehr*, realschullehr*, gymnasium*; profesor* de secundaria, profesor* de instituto; professeur* de collège, professeur* de lycée, professeur* certifié*
special education teacher; sonderpädagog*, förderlehr*, heilpädagog*, heilerziehung*; profesor* de educación especial, pedagogía terapéutica, maestr* de educación especial; enseignant* spécialisé*, éducateur* spécialisé*, éducatrice* spécialisé*
language teacher; sprachlehr*; profesor* de idiomas, profesor* de inglés; professeur* de langue*, professeur* d'anglais
university professor; hochschullehr*, professor*, hochschul*, universitäts*; profesor* universitari*, catedrátic*; professeur* d'université, maître* de conférences, enseignant* chercheur*
preschool teacher; erzieher*, kindergärtner*, kindergarten*, kita*; educador* infantil*, maestr* infantil*, educación infantil; éducateur* de jeunes enfants, éducatrice* de jeunes enfants, eje
childcare worker; kinderpfleg*, kinderbetreu*, tagesmutter*, tagespfleg*; niñer*, cuidador* de niños, canguro*; auxiliaire* de puériculture, assistant* maternel*, garde* d'enfant*, nounou*, agent* petite enfance
school principal; schulleiter*, rektor*, schuldirektor*; director* de colegio, director* de escuela, director* escolar*; directeur d'école, directrice d'école, proviseur*, principal de collège
school; schul*; escuela, escolar*, colegio; école, scolaire*
educator; pädagog*; pedagog*, educador*; éducateur*, éducatrice*, pédagogue*
librarian; bibliothekar*; bibliotecari*; bibliothécaire*, documentaliste*
researcher; forscher*, wissenschaftl* mitarbeiter*; investigador*; chercheur*, chercheuse*
research; forschung*; investigación; recherche*
scientist; wissenschaftl*; científic*; scientifique*
chemist; chemiker*; químic*; chimiste*
biologist; biologe*, biologin*; biólog*; biologiste*
physicist; physiker*; físic*; physicien*
geologist; geologe*, geologin*; geólog*; géologue*
laboratory technician; laborant*, labortechn*, chemielaborant*, biologielaborant*, mta*, cta*, laboratoriumsassistent*, labor*; técnic* de laboratorio, analista* de laboratorio, laborante*; technicien* de laboratoire, laborantin*, technicien* de labo, préparateur* de laboratoire
psychologist; psycholog*; psicólog*; psychologue*
psychotherapist; psychotherap*; psicoterapeuta*; psychothérapeute*
social worker; sozialarbeit*, sozialpädagog*; trabajador* social*, asistente* social*; assistant* social*, travailleur* social*, assistant* de service social
social; sozial*; social*; social*, sociaux
physician; arzt*, ärzt*, mediziner*; médic*, doctor*, facultativ*; médecin*
general practitioner; hausarzt*, hausärzt*, allgemeinmediz*; médic* de familia, médic* general*; médecin* généraliste*
surgeon; chirurg*; cirujan*; chirurgien*
cardiologist; kardiolog*; cardiólog*; cardiologue*
pediatrician; kinderarzt*, kinderärzt*; pediatra*; pédiatre*
gynecologist; gynäkolog*, frauenarzt*; ginecólog*; gynécologue*
psychiatrist; psychiater*; psiquiatra*; psychiatre*
radiologist; radiolog*; radiólog*; radiologue*
anesthesiologist; anästhesist*, anästhesie*; anestesista*, anestesiólog*; anesthésiste*
medical; medizin*; médic*, sanitari*; médical*, médicale*, médicaux
radiology technician; mtra*, röntgenassist*, radiologieassist*; técnic* de radiología, técnic* en radiodiagnóstico, técnic* de rayos; manipulateur* radio*, manipulateur* en électroradiologie, manipulatrice*
dentist; zahnarzt*, zahnärzt*; dentista*, odontólog*; dentiste*, chirurgien* dentiste*
dental assistant; zahnarzthelf*, zahnmedizinisch* fachangestellt*, zfa, zahnarztassist*; auxiliar* dental*, higienista* dental*, auxiliar* de odontología; assistant* dentaire*, hygiéniste* dentaire*
dental technician; zahntechnik*; protésic* dental*; prothésiste* dentaire*
veterinarian; tierarzt*, tierärzt*; veterinari*; vétérinaire*
pharmacist; apotheker*, pharmazeut*; farmacéutic*, boticari*; pharmacien*
pharmacy technician; pta, pharmazeutisch-technisch*, apothekenhelf*, pka; técnic* de farmacia, auxiliar* de farmacia; préparateur* en pharmacie, préparatrice* en pharmacie
medical assistant; arzthelfer*, medizinisch* fachangestellt*, mfa, sprechstundenhilf*; asistente* médic*, auxiliar* clínic*; assistant* médical*, secrétaire* médical*
nurse; krankenpfleg*, krankenschwester*, pflegefachkraft, pflegefachfrau, pflegefachmann, pflegefach*, gesundheits- und krankenpfleg*, pfleger*; enfermer*, due, ats; infirmi*, ide
head nurse; stationsleit*, pflegedienstleit*, oberschwester*; supervisor* de enfermería, jef* de enfermería; cadre* de santé, infirmi* chef*, cadre* infirmi*
nursing assistant; pflegehelf*, pflegeassist*, krankenpflegehelf*, schwesternhelf*, pflegehilf*; auxiliar* de enfermería, tcae, auxiliar* de geriatría, gerocultor*; aide* soignant*, aide-soignant*, agent* de soins
geriatric nurse; altenpfleg*, seniorenbetreu*, alten*; enfermer* geriátric*, cuidador* de ancianos, geriatr*; infirmi* gériatr*, aide* médico-psychologique, aide* médico
care worker; pflegekraft*, betreuungskraft*, betreuer*, alltagsbegleit*, betreuungs*; cuidador*, asistente* personal*; auxiliaire* de vie, aide* à domicile, accompagnant* éducatif*, auxiliaire* de vie sociale
nursing; pflege*; enfermería; soins
midwife; hebamme*, entbindungspfleg*; matrona*, comadron*, parter*; sage-femme*, sage femme*, sages-femmes
physical therapist; physiotherap*, krankengymnast*; fisioterapeuta*; kinésithérapeute*, masseur-kinésithérapeute*, kiné*, physiothérapeute*
occupational therapist; ergotherap*; terapeuta* ocupacional*; ergothérapeute*
speech therapist; logopäd*, sprachtherap*; logopeda*, fonoaudiólog*; orthophoniste*, logopède*
massage therapist; masseur*, masseurin*; masajista*, quiromasajista*; masseur*, masseuse*
optician; optiker*, augenoptik*; óptic*, optometrista*; opticien*
nutritionist; ernährungsberat*, diätassist*, ökotropholog*; nutricionista*, dietista*; diététicien*, nutritionniste*
paramedic; rettungssanität*, notfallsanität*, rettungsassist*, sanitäter*; técnic* en emergencias, conductor* de ambulancia*, técnic* de emergencias; ambulanci*, secouriste*
hospital; krankenhaus*, klinik*; hospital*, clínica; hôpital*, hospitali*, clinique
health; gesundheit*; salud, sanidad; santé
hairdresser; friseur*, frisör*; peluquer*; coiffeur*, coiffeuse*
beautician; kosmetiker*; esteticista*, estetician*; esthéticien*
cook; koch, köch*, küchenkraft; cociner*; cuisini*, commis de cuisine
chef; küchenchef*, chefkoch*, sous-chef*; jef* de cocina, chef*; chef* de cuisine, chef* cuisini*, chef* de partie
kitchen helper; küchenhilf*, küchenhelf*, spüler*, spülkraft; ayudante* de cocina, pinche*, auxiliar* de cocina, friegaplatos; aide* de cuisine, plongeur*, commis de cuisine, agent* de restauration, employé* polyvalent* de restauration
baker; bäcker*; panader*; boulanger*
pastry chef; konditor*; paster*, repostero*; pâtissi*
butcher; fleischer*, metzger*, fleischerei*; carnicer*; bouch*, charcuti*
waiter; kellner*, servicekraft, restaurantfach*, servicemitarbeiter*, bedienung; camarer*, meser*; serveur*, serveuse*, chef* de rang, commis de salle
bartender; barkeeper*, barmann, barista*; bármann*, barman*, coctelero*, cantiner*; barman*, barmaid*
restaurant manager; restaurantleiter*, gastronomieleiter*; gerente* de restaurante, encargad* de restaurante, jef* de sala, maître; responsable* de restaurant, directeur de restaurant, directrice de restaurant, maître d'hôtel
hotel manager; hoteldirektor*, hotelmanager*; director* de hotel, gerente de hotel; directeur d'hôtel, directrice d'hôtel
hotel clerk; hotelfach*, hotelkaufm*; recepcionista* de hotel; réceptionniste* hôtel*, employé* d'hôtel
housekeeper; zimmermädchen*, hauswirtschaft*, haushaltshilf*, hausdame*, haushälter*, roomboy*; camarer* de pisos, gobernant*, emplead* de hogar, emplead* doméstic*; femme* de chambre, gouvernant*, valet de chambre, employé* de maison, employé* d'étage
cleaner; reinigungskraft*, reinigungs*, putzkraft, putzfrau*, gebäudereinig*, raumpfleg*; limpiador*, personal de limpieza, operari* de limpieza, limpieza; agent* d'entretien, agent* de propreté, agent* de nettoyage, femme* de ménage, nettoyeur*, technicien* de surface
janitor; hausmeister*, hauswart*, objektbetreu*, haustechnik*; conserje*, porter*, bedel*; concierge*, gardien* d'immeuble*, factotum, agent* polyvalent*
facility manager; gebäudemanager*, facility-manager*, gebäudemanagement*; gestor* de instalaciones, jef* de servicios generales; responsable* services généraux, responsable* immobilier, gestionnaire* d'installations
laundry worker; wäscherei*, textilreinig*; operari* de lavandería, lavander*, planchador*; blanchiss*, agent* de blanchisserie, employé* de pressing, repasseur*
window cleaner; fensterputz*; limpiacristales, limpiador* de cristales; laveur* de vitres, laveur* de carreaux
tailor; schneider*; sastre*, modist*; tailleur*, couturi*
sewing machine operator; näher*; costurer*; couturi*, mécanicien* en confection, piqueur*
shoemaker; schuhmacher*, schuster*; zapater*; cordonnier*
fashion designer; modedesign*; diseñador* de moda; styliste* de mode, créateur* de mode, modéliste*
textile; textil*; textil*; textile*
jeweler; goldschmied*, juwelier*; joyer*, orfebre*; bijouti*, orfèvre*
watchmaker; uhrmacher*; relojer*; horloger*
printer; drucker*, medientechnolog*; impresor*; imprimeur*, conducteur offset
packer; verpack*, packer*; empaquetador*, envasador*, embalador*; emballeur*, conditionn*, agent* de conditionnement
farmer; landwirt*, bauer; agricultor*, granjer*, ganader*; agriculteur*, agricultrice*, éleveur*, éleveuse*, exploitant* agricole*
farm worker; landarbeiter*, erntehelf*, landwirtschaft*; peón* agrícola*, jornaler*, trabajador* agrícola*; ouvri* agricole*, saisonni* agricole*, ouvri* viticole*
gardener; gärtner*, landschaftsgärtn*, garten*, landschaftsbau*; jardiner*; jardini*, paysagiste*, ouvri* paysagiste*
forester; förster*, forstwirt*, forst*; forestal*, guarda forestal; forestier*, bûcheron*, garde* forestier*
fisherman; fischer*; pescador*; pêcheur*
florist; florist*; florista*; fleuriste*
animal caretaker; tierpfleg*; cuidador* de animales; soigneur* animalier*, animalier*
winemaker; winzer*, kellermeist*; enólog*, viticultor*; viticulteur*, viticultrice*, œnologue*, vigneron*
miner; bergmann*, bergbau*; miner*; mineur*
chemical worker; chemikant*, chemie*; operari* químic*, operador* de planta química; opérateur* chimi*, agent* chimi*, chimie
plastics worker; kunststoff*, verfahrensmechanik*; plástico*, inyección de plástico; plasturg*, plastique*
wood; holz*; madera; bois
paper; papier*; papel; papier*
food technologist; lebensmitteltechn*, lebensmittel*; tecnólog* de alimentos, alimentari*, alimentos; agroalimentaire*, alimentaire*
energy; energie*; energía, energétic*; énergie*, énergétique*
power plant operator; kraftwerk*; operador* de central*; opérateur* de centrale
solar; solar*, photovoltaik*; solar*, fotovoltaic*; solaire*, photovoltaïque*
water; wasser*; agua*; eau*
waste; abfall*, entsorgung*, müll*; residuo*, basura*; déchet*, ordures
garbage collector; müllwerk*, müllmann*; basurer*, recogedor* de basura; éboueur*, ripeur*
telecommunications; telekommunikation*, fernmelde*; telecomunicacion*; télécom*
aerospace; luftfahrt*, raumfahrt*, flugzeug*, flug*; aeroespacial*, aeronáutic*; aéronautique*, aérospatial*, aérien*
automation; automatisierung*, automation*; automatización; automatisme*, automaticien*, automatisation
robotics; robotik*, roboter*; robótica; robotique*
control; steuerung*, kontroll*; control; contrôle
electrical; elektrisch*, elektro*; eléctric*; électri*
electronics; elektronik*; electrónic*; électroni*
mechanics; mechanik*; mecánica; mécanique*
technical; technisch*; técnic*; technique*
technical director; technischer leiter, technische leitung, leiter technik; director* técnic*; directeur technique, directrice technique
commercial clerk; kaufmann, kauffrau, kaufleute, kaufmännisch*, industriekaufm*; comercial*; employé* commerc*
industrial; industrie*, industriell*; industrial*; industriel*
industry; industrie*; industria; industrie
factory; fabrik*, werk*; fábrica, planta; usine, fabrique
plant manager; werkleiter*, werksleiter*; director* de planta, jef* de planta, director* de fábrica; directeur d'usine, directrice d'usine, directeur de site, directrice de site
operations manager; betriebsleiter*, leiter* betrieb; director* de operaciones, jef* de operaciones, responsable* de operaciones; directeur des opérations, directrice des opérations, responsable* d'exploitation, responsable* des opérations
operations; betrieb*; operaciones; exploitation, opérations
service; dienst*, service*; servicio*; service*
services; dienstleistung*; servicios; prestation*
support; betreuung*, unterstützung*; soporte, apoyo; support, assistance, soutien
real estate; immobilie*; inmobiliari*, bienes raíces; immobili*
real estate agent; immobilienmakl*, immobilienkaufm*, immobilienberat*; agente* inmobiliari*, asesor* inmobiliari*; agent* immobilier*, conseiller* immobilier*, négociateur* immobilier*, mandataire* immobilier*
property manager; hausverwalt*, immobilienverwalt*, immobilienmanager*; administrador* de fincas, gestor* inmobiliari*; gestionnaire* immobilier*, gestionnaire* de copropriété, syndic*, gestionnaire* locatif*
travel agent; reiseverkehrskaufm*, reiseberat*, reise*, tourismuskaufm*; agente* de viajes; agent* de voyage*, conseiller* voyage*
tourism; tourismus*, touristik*; turismo, turístic*; tourisme, touristique*
tour guide; reiseleiter*, fremdenführ*, stadtführ*; guía* turístic*; guide* touristique*, accompagnateur* touristique*, guide*
sports coach; sportlehr*, fitnesstrainer*, sporttherap*, sport*; entrenador*, monitor* deportiv*; éducateur* sportif*, entraîneur*, coach* sportif*, animateur* sportif*
lifeguard; bademeister*, rettungsschwimm*; socorrista*; maître* nageur*, nageur* sauveteur*
youth worker; jugendarbeit*, jugend*, streetwork*; educador* social*, animador* sociocultural*; animateur*, animatrice*, éducateur* jeunesse
priest; pfarrer*, priester*, pastor*, seelsorg*; sacerdote*, cura, párroco; prêtre*, pasteur*, aumônier*
funeral director; bestatter*; funerari*; conseiller* funéraire*, agent* funéraire*
postal worker; briefträg*, postbote*, post*; carter*, emplead* de correos; facteur*, factrice*, postier*
telephone operator; telefonist*, vermittl*; telefonista*, operador* telefónic*; standardiste*, opérateur* téléphonique
archivist; archivar*; archiver*, archivista*; archiviste*
museum; museum*; museo*; musée*
construction estimator; kalkulator*, kostenplan*; estimador* de costes, presupuestador*, técnic* de presupuestos; métreur*, métreuse*, économiste* de la construction, chiffreur*, deviseur*
urban planner; stadtplan*, raumplan*; urbanista*; urbaniste*
building services engineer; gebäudetechnik*, versorgungstechnik*, versorgungsingenieur*, tga*; ingenier* de instalaciones; ingénieur* cvc, ingénieur* fluides, ingénieur* bâtiment
test engineer; testingenieur*, versuchsingenieur*, prüfingenieur*; ingenier* de pruebas; ingénieur* d'essai*, ingénieur* test*, ingénieur* validation
software tester; softwaretest*, testmanager*, tester*; probador* de software, tester*; testeur*, testeuse*
field engineer; außendiensttechnik*, inbetriebnahme*; ingenier* de campo, técnic* de campo; ingénieur* terrain, ingénieur* de terrain
sales engineer; vertriebsingenieur*, technischer vertrieb*; ingenier* comercial*, ingenier* de ventas, técnic* comercial*; ingénieur* commercial*, ingénieur* technico-commerc*, ingénieur* d'affaires
project engineer; projektingenieur*; ingenier* de proyecto*; ingénieur* projet*, ingénieur* de projet*
manufacturing engineer; produktionsingenieur*, fertigungsingenieur*, industrialisierung*; ingenier* de producción, ingenier* de fabricación; ingénieur* de production, ingénieur* production, ingénieur* industrialisation, ingénieur* fabrication
systems engineer; systemingenieur*; ingenier* de sistemas; ingénieur* système*
cloud; cloud*; nube; cloud
artificial intelligence; künstliche intelligenz, ki*; inteligencia artificial; intelligence artificielle, ia
machine learning; maschinelles lernen; aprendizaje automático; apprentissage automatique
user experience; nutzererfahrung; experiencia de usuario; expérience utilisateur
user interface; benutzeroberfläch*; interfaz de usuario; interface utilisateur
video game; videospiel*, spiele*; videojuego*; jeu* vidéo*, jeux vidéo
strategy; strategie*; estrategia; stratégie*
innovation; innovation*; innovación; innovation
sustainability; nachhaltigkeit*; sostenibilidad; développement durable, rse
risk; risiko*; riesgo*; risque*
treasury; treasury*; tesorer*; trésorer*, trésorier*
investment; investition*, anlage*; inversion*; investissement*
tax inspector; finanzbeamt*, betriebsprüf*; inspector* de hacienda, inspector* fiscal*; inspecteur* des impôts, inspecteur* des finances publiques
procurement; beschaffung*; aprovisionamiento; approvisionnement*
supply planner; materialdispon*, disponent*; aprovisionador*, planificador* de demanda; approvisionneur*, approvisionneuse*, gestionnaire* de stock*, gestionnaire* des stocks
stock; bestand*; inventario, stock*, existencias; stock*, inventaire
import export; außenhandel*, import*, export*, zolldeklar*; comercio exterior, importación, exportación; import*, export*, commerce international
e-commerce; onlinehandel*, e-commerce*, onlineshop*; comercio electrónico; e-commerce, commerce électronique
call center; callcenter*; centro de llamadas; centre d'appel*
community; gemeinde*, gemeinschaft*; comunidad, comunitari*; communaut*
foreman; vorarbeiter*, meister*, werkmeister*, polier*; capataz*, encargad*, contramaestre*; contremaître*, chef* d'atelier, chef* d'equipe
workshop manager; werkstattleiter*; jef* de taller; chef* d'atelier, responsable* d'atelier
workshop; werkstatt*; taller*; atelier*
car; auto*, fahrzeug*; coche*, automóvil*, vehículo*; auto*, voiture*, véhicule*
car salesperson; autoverkäuf*, automobilkaufm*, automobilverkäuf*; vendedor* de coches, vendedor* de vehículos; vendeur* automobile*, conseiller* commercial* automobile*
machine; maschine*, maschinen*; máquina*; machine*
tool; werkzeug*; herramienta*; outil*
building; gebäude*; edificio*; bâtiment*, immeuble*
furniture; möbel*; mueble*; meuble*, mobilier
kitchen; küche*; cocina*; cuisine*
clothing; bekleidung*, mode*; moda, ropa, confección; mode, vêtement*, prêt-à-porter
beauty; kosmetik*, beauty*; estética, belleza; beauté, esthétique
child; kinder*, kind*; niñ*, infantil*; enfant*, petite enfance
elderly; senioren*; mayores, anciano*; personnes âgées, séniors
disabled; behindert*; discapacitad*, discapacidad; handicap*
foreign language; fremdsprach*; lengua extranjera, idioma*; langue*
english; englisch*; inglés*; anglais*
german; deutsch*; alemán*; allemand*
mathematics; mathematik*, mathe*; matemática*; mathématique*
music; musik*; música*; musique*
art; kunst*; arte*, bellas artes; art*
sports; sport*; deporte*, deportiv*; sport*, sportif*
history; geschichte*; historia*; histoire
law; jura, recht*; derecho; droit
tax law; steuerrecht*; derecho fiscal; droit fiscal
night; nacht*; noche, nocturn*; nuit
field; feld*; campo; terrain
mobile; mobil*; móvil*; mobile*
medical sales representative; pharmareferent*, pharmaberat*; visitador* médic*, delegad* médic*; visiteur* médical*, délégué* médical*
pharmaceutical; pharma*, pharmazeutisch*; farmacéutic*; pharmaceutique*
clinical research; klinische* forschung, klinisch* studien*, studienkoord*; investigación clínica, ensayos clínicos; recherche clinique, attaché* de recherche clinique, arc
biotechnology; biotechn*; biotecnolog*; biotechnolog*
regulatory affairs; zulassung*; asuntos regulatorios; affaires réglementaires
technical writer; technisch* redakteur*; redactor* técnic*; rédacteur* technique*, rédactrice* technique*
office manager; büroleiter*, office-manager*, büromanager*; jef* de oficina, gerente de oficina; responsable* administrat*, responsable* de bureau, office manager*
office; büro*; oficina*; bureau*
administrative manager; verwaltungsleiter*; jef* de administración, jef* administrativ*, responsable* de administración; responsable* administratif et financier
general services; allgemeine dienste; servicios generales; services généraux
mail clerk; poststellen*; ordenanza*; agent* courrier, vaguemestre*
mover; möbelpack*, umzugs*; mudanza*, moz* de mudanzas; déménageur*
cargo handler; be- und entlad*, verlade*; estibador*, cargador*; docker*, manutention*, agent* de piste, bagagiste*
railway; eisenbahn*, bahn*, gleis*; ferroviari*, ferrocarril*; ferroviaire*, cheminot*
ship; schiff*; barco*, naval*, buque*; navire*, naval*
ship captain; kapitän*; capitán*, patrón*; capitaine*
air traffic controller; fluglots*; controlador* aére*; contrôleur* aérien*, contrôleur* de la navigation
aircraft mechanic; fluggerätmechanik*, flugzeugmechanik*; mecánic* de aviones, tma, mecánic* aeronáutic*; mécanicien* avion*, mécanicien* aéronautique*
elevator mechanic; aufzugs*; ascensorista*, técnic* de ascensores; ascensoriste*, technicien* ascenseur*
bicycle mechanic; fahrradmechan*, fahrrad*, zweirad*; mecánic* de bicicletas; mécanicien* cycle*, mécanicien* vélo*
chimney sweep; schornsteinfeg*, kaminkehr*; deshollinador*; ramoneur*
scaffolder; gerüstbau*; andamista*; échafaudeur*, monteur* échafaud*
insulation worker; isolier*, dämm*; aislador*; calorifugeur*
concrete worker; betonbau*, stahlbeton*; encofrador*, ferrallista*, hormigonero*; coffreur*, ferrailleur*, bancheur*
stonemason; steinmetz*; canter*, marmolista*; tailleur* de pierre, marbrier*
pipefitter; rohrleitung*, rohrschlosser*; tuber*; tuyauteur*
boilermaker; kesselbau*, behälterbau*; calderer*; chaudronn*
sheet metal worker; blechner*, feinblech*, blech*; chapista*, hojalatero*; tôlier*, ferblantier*
foundry worker; gießer*, gießerei*; fundidor*; fondeur*, mouleur*
surface treatment; oberfläch*, galvan*; tratamiento de superficies, galvanizador*; traitement de surface*
laser; laser*; láser*; laser*
optical; optisch*; óptic*; optique*
precision mechanic; feinwerkmechan*, feinmechan*; mecánic* de precisión; mécanicien* de précision, micromécanic*
cnc programmer; cnc-programm*; programador* cnc; programmeur* cnc
`;
