import type { Locale } from './locale.ts';

export const spanish: Locale = {
  code: 'es',
  stopWords: 'y de del la el los las en con para por que una un al su se como mas lo es mi a e',
  headings: {
    contact:
      'contacto|datos personales|datos de contacto|informacion personal|informacion de contacto|contactame|datos',
    summary:
      'perfil|perfil profesional|resumen|resumen profesional|sobre mi|objetivo|objetivo profesional|objetivos|extracto|acerca de mi|presentacion|perfil personal|quien soy|sumario|descripcion personal|breve resumen',
    experience:
      'experiencia|experiencia laboral|experiencia profesional|experiencias laborales|experiencias profesionales|trayectoria profesional|trayectoria laboral|trayectoria|historial laboral|historial profesional|experiencia de trabajo|empleos|practicas|practicas profesionales|experiencia relevante|vida laboral|antecedentes laborales|experiencia previa|carrera profesional|trabajos|trabajos realizados|ocupaciones|puestos desempenados|actividad laboral|actividad profesional',
    education:
      'educacion|formacion|formacion academica|estudios|estudios realizados|formacion educativa|datos academicos|historial academico|titulacion|titulos|preparacion academica|antecedentes academicos|formacion reglada|trayectoria academica|educacion y formacion|formacion y estudios|escolaridad|estudios academicos|educacion formal|formacion profesional|formacion universitaria|estudios cursados|escuelas|nivel de estudios|recorrido academico',
    skills:
      'aptitudes principales|herramientas y lenguajes de desarrollo|herramientas y lenguajes|lenguajes y herramientas|habilidades|habilidades tecnicas|competencias|competencias tecnicas|conocimientos|conocimientos tecnicos|conocimientos informaticos|aptitudes|destrezas|capacidades|habilidades y competencias|competencias profesionales|habilidades profesionales|informatica|herramientas|software|habilidades informaticas|competencias digitales|competencias clave|areas de conocimiento|areas de experiencia|habilidades blandas|programas|tecnologias|aptitudes y conocimientos|conocimientos y habilidades|habilidades y conocimientos|manejo de programas|fortalezas|habilidades clave',
    certificates:
      'certificaciones|certificados|cursos|cursos y certificados|cursos y certificaciones|certificaciones y cursos|formacion complementaria|cursos realizados|cursos y seminarios|licencias y certificaciones|otros cursos|diplomados|formacion adicional|titulos y certificados|seminarios y cursos|carnets profesionales',
    languages: 'idiomas|lenguas|idioma|lenguajes|conocimiento de idiomas',
    projects:
      'proyectos|proyectos personales|proyectos destacados|proyectos academicos|proyectos realizados|portafolio',
    publications: 'publicaciones|articulos|publicaciones y ponencias|publicaciones cientificas',
    volunteer:
      'voluntariado|voluntariados|experiencia de voluntariado|trabajo voluntario|actividades de voluntariado|labor social|accion social',
    awards:
      'premios|premios y reconocimientos|reconocimientos|logros|logros y reconocimientos|distinciones|becas|becas y premios|premios y distinciones|honores',
    other:
      'intereses|aficiones|referencias|otros datos|otros datos de interes|datos de interes|informacion adicional|otros|pasatiempos|hobbies|informacion complementaria|actividades|disponibilidad|datos adicionales|otra informacion|carnet de conducir|referencias personales|referencias laborales|logros academicos',
    links: 'redes sociales|enlaces|redes',
  },
  headingWords: {
    languages: 'idiomas?|lenguas',
    publications: 'publicaciones|articulos|ponencias',
    volunteer: String.raw`voluntari\w+`,
    awards: 'premios|becas|reconocimientos|distinciones',
    certificates: String.raw`certific\w+|cursos?|diplomados|seminarios|talleres`,
    projects: 'proyectos',
    skills: 'habilidades|competencias|conocimientos|aptitudes|destrezas|herramientas|tecnologias|informatica',
    education: String.raw`formacion|educacion|estudios|titul\w+|academic\w+`,
    experience: 'experiencias?|trayectoria|empleos?|practicas|historial laboral|laboral(?:es)?',
  },
  months: [
    'enero ene',
    'febrero feb',
    'marzo mar',
    'abril abr',
    'mayo may',
    'junio jun',
    'julio jul',
    'agosto ago ag',
    'septiembre setiembre sept sep setp set',
    'octubre oct',
    'noviembre nov',
    'diciembre dic',
  ],
  seasons: ['primavera', 'verano', 'otono', 'invierno'],
  present:
    'actualidad|la actualidad|actual|acte|act.|actualmente|presente|el presente|hoy|la fecha|ahora|fecha|fecha actual|en curso|vigente|hasta la fecha|hasta la actualidad|hasta hoy',
  until: 'a|al|hasta|hasta el|y',
  since: 'desde|desde el',
  at: 'en|para',
  roles:
    'desarrollador desarrolladora ingeniero ingeniera analista gerente director directora consultor consultora jefe jefa asistente tecnico tecnica enfermero enfermera profesor profesora disenador disenadora programador programadora administrador administradora practicas becario becaria contable contador contadora auxiliar administrativo administrativa dependiente dependienta vendedor vendedora cajero cajera camarero camarera mesero mesera cocinero cocinera ayudante recepcionista secretario secretaria encargado encargada coordinador coordinadora responsable supervisor supervisora abogado abogada procurador medico medica doctor doctora farmaceutico farmaceutica fisioterapeuta psicologo psicologa maestro maestra docente educador educadora monitor monitora formador formadora periodista redactor redactora traductor traductora interprete arquitecto arquitecta aparejador electricista fontanero plomero albanil carpintero mecanico mecanica conductor conductora chofer repartidor repartidora mozo operario operaria peon obrero comercial ejecutivo ejecutiva asesor asesora agente teleoperador teleoperadora promotor promotora comprador compradora auditor auditora economista investigador investigadora cientifico cientifica quimico quimica biologo biologa bibliotecario limpiador limpiadora camarera cuidador cuidadora ninera azafata peluquero peluquera esteticista panadero carnicero vigilante guardia policia soldado oficial socio socia fundador fundadora cofundador presidente presidenta propietario autonomo freelance pasante practicante aprendiz empleado empleada trabajador trabajadora colaborador colaboradora especialista representante delegado delegada subdirector subdirectora adjunto adjunta lider community logopeda odontologo dentista veterinario veterinaria community',
  employers:
    'sl sa slu sau sll srl cv scoop grupo banco caja ayuntamiento ministerio gobierno junta diputacion hospital clinica centro instituto universidad colegio escuela fundacion asociacion empresa compania constructora consultora consultores gestoria asesoria despacho bufete libreria farmacia restaurante hotel bar cafeteria panaderia supermercado supermercados tienda tiendas almacenes transportes talleres taller industrias laboratorios servicios soluciones seguros inmobiliaria agencia editorial comercial distribuciones hermanos hijos cooperativa federacion residencia guarderia academia',
  degrees: [
    'grado(?: (?:en|superior|medio|universitario))?|graduad[oa] en|licenciatura|licenciad[oa](?: en)?|ingenier[ií]a|diplomatura|diplomad[oa](?: en)?|maestr[ií]a|m[aá]ster(?: (?:universitario|oficial|propio))?|doctorado|posgrado|postgrado|especializaci[oó]n|especialidad',
    'graduad[oa] en (?:la )?e\\.?s\\.?o\\.?|e\\.s\\.o\\.?|ciclo (?:superior|medio)(?: de)?|(?:educacion|ensenanza) (?:media|basica|primaria|secundaria|superior)(?: (?:completa|incompleta))?|bachillerato|bachiller|eso|educaci[oó]n secundaria(?: obligatoria)?|secundaria|preparatoria|ciclo formativo(?: de grado (?:superior|medio))?|cfgs|cfgm|fp(?: (?:superior|i|ii|grado (?:medio|superior)))?|t[eé]cnic[oa] (?:superior |medio )?en|tecnicatura|tecn[oó]logo|formaci[oó]n profesional(?: (?:superior|de grado superior|de grado medio))?|graduado escolar|cou|bup',
  ],
  schools:
    'centro de bachillerato|cbtis|cetis|centro educativo|universidad|instituto|colegio|escuela|ies|cep|centro de estudios|centro de formacion|academia|facultad|politecnica|uned|itam|unam|upv|upm|upc|conservatorio|tecnologico de|cifp|liceo|preparatoria n|conalep|esic|eoi|icade|esade|ipn|uoc|cecyt|c\\.p\\.|i\\.e\\.s\\.|ceip',
  unearned: 'sin terminar|sin finalizar|no finalizad[oa]|no terminad[oa]|no completad[oa]|incomplet[oa]',
};
