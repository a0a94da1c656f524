import type { Vocabulary } from './vocabulary.ts';

export const spanish: Vocabulary = {
  language: 'es',
  locale: 'es-ES',
  firstNames: 'Ignacio|Lucía|Álvaro|Nuria|Joaquín|Marisol|Íñigo|Rocío|Esteban|Paloma',
  lastNames: 'Gutiérrez|Serrano|Peñalver|Ibáñez|Muñoz Rey|Castaño|Velasco|Ortega Ruiz|Salcedo|Quintana',
  places: 'Sevilla|Valencia, España|Zaragoza|Bogotá, Colombia|Guadalajara, México|Bilbao|Lima, Perú|Málaga',
  employers:
    'Grupo Altozano S.L.|Hospital San Telmo|Ayuntamiento de Zaragoza|Farmacia Ibáñez|Veltia|Transportes Quintana S.A.|Banco del Duero|Hotel Miramar|Librería Cervantes Norte|Construcciones Serrano|Lumbre Estudio|Supermercados Alcor',
  degrees:
    'Grado en |Licenciatura en |Máster en |Técnico Superior en |Diplomatura en |Ingeniería Técnica en ',
  schools:
    'Universidad de Sevilla|Universidad Politécnica de Valencia|IES Luis Buñuel|Universidad Nacional de Colombia|Universidad de Zaragoza|Escuela de Hostelería de Málaga',
  languages: 'Español (nativo)|Inglés – avanzado|Portugués (básico)',
  certificates: 'Carné de conducir B|Manipulador de alimentos|Cambridge B2',
  headings: {
    summary: 'Perfil profesional|Sobre mí|Resumen profesional',
    experience: 'Experiencia laboral|Experiencia profesional|Trayectoria profesional',
    education: 'Formación académica|Educación|Formación',
    skills: 'Habilidades|Competencias|Conocimientos técnicos|Aptitudes',
    languages: 'Idiomas',
    certificates: 'Certificaciones|Cursos y certificados',
    contact: 'Contacto|Datos personales',
    projects: 'Proyectos',
  },
  present: 'actualidad',
  until: 'a',
  at: 'en',
  summaries:
    '{title} con gusto por el trabajo ordenado y el trato cercano.|{title} con experiencia en equipos pequeños y grandes.',
  labels: {
    title: 'Puesto',
    employer: 'Empresa',
    dates: 'Periodo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    place: 'Dirección',
  },
  phone: '+34 6## 555 01#',
  occupations: [
    {
      titles: 'Auxiliar de enfermería|Enfermera|Supervisora de enfermería',
      skills: 'Curas|Triaje|Urgencias|Vacunación',
      tasks: 'Atención a 18 pacientes por turno|Formación de personal nuevo',
      fields: 'Enfermería',
    },
    {
      titles: 'Programador|Desarrollador web|Ingeniero de software',
      skills: 'JavaScript|React|Node.js|MongoDB|Git',
      tasks: 'Creación de una tienda en línea|Migración a la nube',
      fields: 'Ingeniería Informática|Informática',
    },
    {
      titles: 'Auxiliar administrativa|Contable|Responsable de contabilidad',
      skills: 'Excel|Contaplus|Facturación|Nóminas',
      tasks: 'Control de facturas|Cierre mensual',
      fields: 'Administración y Finanzas|Economía',
    },
    {
      titles: 'Dependienta|Comercial|Jefe de ventas',
      skills: 'Ventas|Atención al cliente|Caja|Inventario',
      tasks: 'Gestión de una cartera de 60 clientes|Aumento de ventas del 9 %',
      fields: 'Comercio',
    },
    {
      titles: 'Camarero|Jefe de sala|Director de hotel',
      skills: 'Servicio de mesa|Inglés|Coctelería|Reservas',
      tasks: 'Atención de doce mesas|Gestión de un equipo de diez',
      fields: 'Turismo|Hostelería',
    },
    {
      titles: 'Profesora de primaria|Maestra|Directora de colegio',
      skills: 'Didáctica|Programación|Tutoría',
      tasks: 'Tutoría de 25 alumnos|Organización de talleres',
      fields: 'Magisterio|Pedagogía',
    },
  ],
};
