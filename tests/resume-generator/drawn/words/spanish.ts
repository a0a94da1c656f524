import type { Words } from './words.ts';

export const spanish: Words = {
  language: 'es',
  firstNames:
    'Rodrigo|Ximena|Iker|Ainhoa|Julio César|María del Mar|Facundo|Noelia|Santiago|Itziar|Camila|Gonzalo|José Luis|Yolanda',
  lastNames:
    'Fernández López|Ríos|Arévalo Gil|de la Fuente|Mendoza|Cárdenas Peña|Izquierdo|Villanueva Soto|Rojas|Echeverría|Benítez|Núñez Prado|Zamora Ortiz|Salinas',
  titlesBefore: 'Lic.|Ing.|Dr.|D.|Dña.',
  titlesBehind: ', MBA|, PhD',
  roles:
    'Auxiliar|Dependienta|Técnico|Camarero|Administrativa|Ingeniera|Responsable|Ayudante|Jefe|Comercial|Gerente|Profesor|Enfermera|Contador|Desarrollador|Diseñadora|Cajera|Conductor|Becaria|Coordinador|Analista|Recepcionista|Encargado|Asistente|Operario|Consultor|Cocinero|Vendedor|Practicante|Monitora',
  complements:
    '{} de ventas|{} administrativo|{} de proyectos|{} de cocina|{} de calidad|{} contable|{} de logística|{} en prácticas|{} Senior|{} de recursos humanos|{} de almacén|{} de sistemas|{} de marketing digital|{} de turno|{} de tienda|{} comercial|{} de mantenimiento|{}/a de sala|{} de atención al cliente|{} de laboratorio',
  employers:
    '{N}|{N} S.L.|{N} S.A.|Grupo {N}|Ayuntamiento de {T}|Hospital {P}|Supermercados {N}|Hotel {N}|Restaurante {L}|Banco {N}|Clínica {P}|Construcciones {L}|{N} S.A. de C.V.|Colegio {P}|Farmacia {L}|Transportes {L}|Universidad de {T}|Talleres {L} e Hijos|Bar {L}|Consultora {N}|Gobierno de {T}|{N} SAS|{N} Ltda.|Panadería {L}|Inmobiliaria {N}',
  schools:
    'Universidad de {T}|Universidad Politécnica de {T}|Universidad Nacional de {T}|Universidad {P}|Instituto Tecnológico de {T}|Escuela Superior de {T}|Universidad Autónoma de {T}|Universidad Católica {P}|Tecnológico de {T}|UNED {T}|Escuela de Negocios {N}',
  lowerSchools:
    'IES {P}|Colegio {P}|Instituto {P}|Escuela de Hostelería de {T}|Liceo {P}|Centro de Formación {N}|C.P. {P}|Colegio Nacional {P}|CIFP {T}|I.E.S. {P} ({T})|SENA {T}|Academia {N}|Escuela Técnica N° #',
  degrees:
    'Grado en |Licenciatura en |Máster en |Ingeniería en |Diplomatura en |Doctorado en |Licenciado en |Técnico Superior en |Ingeniero |Posgrado en |Técnico en |Maestría en |Especialización en |Tecnología en |Graduada en |Curso de ',
  certificates:
    'Bachillerato|Graduado en ESO|ESO|Bachiller|Educación Secundaria|Técnico en Cuidados Auxiliares de Enfermería|Ciclo Formativo de Grado Medio|FP II|Secundario completo|Preparatoria|Selectividad',
  subjects:
    'Administración de Empresas|Derecho|Ingeniería Civil|Enfermería|Contaduría Pública|Turismo|Magisterio|Sistemas Computacionales|Publicidad y Relaciones Públicas|Química|Filología Inglesa|Trabajo Social|Electrónica|Psicología|Comercio Internacional|Gestión Administrativa',
  countries: [
    {
      code: 'ES',
      name: 'España',
      postcode: '##### {T}',
      region: '{T} ({R})',
      regions: 'Madrid|Sevilla|Valencia|Barcelona',
    },
    { code: 'MX', name: 'México', postcode: '{T}, {R}', region: '{T}, {R}', regions: 'N.L.|Jalisco|Puebla' },
    { code: 'CO', name: 'Colombia', postcode: '{T}', region: '{T}, {R}', regions: 'Colombia|Antioquia' },
    { code: 'AR', name: 'Argentina', postcode: '{T}', region: '{T}, {R}', regions: 'Argentina' },
  ],
  streets:
    'C/ {L} ##|Calle {P}, #, #ºB|Av. {L} ###|Avda. de {L}, ##|Calle ## # ##-##|Plaza {P} #|Cl. {L} No. ##-##',
  contracts:
    'Jornada completa|Media jornada|Prácticas|Contrato temporal|Autónomo|Beca|Indefinido|Temporal|Pasantía|Fines de semana',
  departments:
    'Departamento de ventas|Área de sistemas|Servicio de urgencias|Sección de frescos|Departamento de I+D|Sucursal Centro',
  blurbs:
    'Fabricante de bombas, 200 empleados|Empresa familiar desde 1950|Venta en línea de herramientas|Líder en software de nóminas',
  tasks:
    'Atención al cliente y cobro en caja|Control de inventario y pedidos|Elaboración de informes mensuales para {N}|Coordinación de un equipo de seis personas|Gestión de proveedores en {T}|Apertura de una tienda en {T} en 2019|Mantenimiento de equipos|Preparación de clases y materiales|Reducción de costes del 12 %|Apoyo a la dirección|Diseño y pruebas de piezas',
  sentences:
    '{dates}: {title} en {employer}|{title} en {employer} ({dates})|Trabajé como {title} en {employer}, {dates}|{employer}: {title} desde {dates}',
  labels: {
    title: 'Puesto|Cargo|Función|Ocupación',
    employer: 'Empresa|Compañía|Empleador',
    dates: 'Periodo|Fechas|Duración|Fecha',
    place: 'Lugar|Ciudad',
    tasks: 'Funciones|Tareas|Responsabilidades|Actividades|Logros',
    tools: 'Herramientas|Tecnologías|Entorno',
    department: 'Departamento|Área',
    client: 'Cliente',
    school: 'Centro|Institución|Universidad',
    degree: 'Título|Titulación',
    subject: 'Especialidad|Mención',
    name: 'Nombre|Nombre y apellidos',
    born: 'Fecha de nacimiento',
    email: 'Correo|E-mail|Correo electrónico|Email',
    phone: 'Teléfono|Tel.|Móvil|Celular',
    address: 'Dirección|Domicilio',
    nationality: 'Nacionalidad',
  },
  studyNotes:
    'Promedio: 9.#|Nota media: 8,#|Mención en logística|Trabajo de fin de grado: el transporte rural|Matrícula de honor|Título en trámite|Especialidad: finanzas|Promedio general 4.#/5',
  headings: {
    career: 'Trayectoria|Formación y experiencia|Estudios y experiencia',
    experience:
      'Experiencia laboral|Experiencia profesional|Experiencia|Trayectoria profesional|Historial laboral|Trayectoria laboral|Experiencia de trabajo|Antecedentes laborales|Prácticas profesionales|Vida laboral',
    education:
      'Formación|Educación|Formación académica|Estudios|Estudios realizados|Datos académicos|Formación reglada|Preparación académica|Títulos|Antecedentes académicos',
    skills:
      'Habilidades|Competencias|Conocimientos|Informática|Aptitudes|Conocimientos informáticos|Destrezas|Software',
    other: 'Intereses|Otros datos|Referencias|Aficiones|Datos de interés',
  },
  noise:
    'Currículum Vitae|Carnet de conducir B y vehículo propio|Página 1 de 2|Referencias disponibles|Hoja de vida|Disponibilidad inmediata|{T}, marzo de 2024',
  present: 'actualidad|Actualidad|actualmente|presente|la fecha|hoy|Actual|la actualidad',
  until: 'a|hasta|al',
  since: 'desde|Desde',
  from: 'De|Desde|desde',
};
