import type { Locale } from './locale.ts';

/** Brazil and Portugal. */
export const portuguese: Locale = {
  code: 'pt',
  stopWords: 'e de do da dos das em com para por no na nos nas um uma ao aos que os as mais sao como o a',
  headings: {
    contact:
      'contato|contatos|contacto|contactos|dados pessoais|dados de contato|informacoes pessoais|informacoes de contato|informacao pessoal',
    summary:
      'resumo|resumo profissional|perfil|perfil profissional|sobre|sobre mim|objetivo|objetivo profissional|objetivos|apresentacao|sintese profissional|resumo de qualificacoes|qualificacoes|resumo das qualificacoes|perfil pessoal|quem sou',
    experience:
      'experiencia|experiencias|experiencia profissional|experiencias profissionais|historico profissional|historico de trabalho|percurso profissional|trajetoria profissional|carreira|experiencia de trabalho|estagios|atividade profissional|experiencia laboral|empregos|atuacao profissional|vida profissional|atividades profissionais|trabalhos|empregos anteriores',
    education:
      'educacao|formacao|formacao academica|escolaridade|habilitacoes|habilitacoes academicas|habilitacoes literarias|formacao escolar|historico escolar|historico academico|estudos|percurso academico|educacao e formacao|graduacao|formacao academica e profissional|formacao e escolaridade|formacao educacional|dados academicos|percurso escolar|nivel de escolaridade|escolas|vida academica',
    skills:
      'principais competencias|competencias principais|competencias|competencias tecnicas|habilidades|habilidades tecnicas|conhecimentos|conhecimentos tecnicos|conhecimentos de informatica|competencias informaticas|competencias digitais|aptidoes|capacidades|informatica|ferramentas|tecnologias|habilidades e competencias|competencias e habilidades|conhecimentos e habilidades|principais competencias|softwares|competencias pessoais|competencias profissionais|conhecimentos especificos|aptidoes e competencias|qualificacoes tecnicas|habilidades comportamentais|pontos fortes',
    certificates:
      'certificacoes|certificados|cursos|cursos e certificacoes|certificacoes e cursos|cursos complementares|formacao complementar|cursos extracurriculares|cursos e certificados|licencas e certificados|qualificacoes e cursos|cursos livres|cursos de aperfeicoamento|formacoes complementares|qualificacao profissional',
    languages: 'idiomas|linguas|idioma|linguas estrangeiras|competencias linguisticas',
    projects: 'projetos|projetos pessoais|projetos academicos|projectos|portfolio|principais projetos',
    publications: 'publicacoes|artigos|artigos publicados|producao academica|publicacoes cientificas',
    volunteer:
      'voluntariado|trabalho voluntario|trabalhos voluntarios|experiencia de voluntariado|atividades voluntarias',
    awards:
      'premios|premios e reconhecimentos|reconhecimentos|distincoes|conquistas|premiacoes|bolsas e premios|premios e distincoes',
    other:
      'interesses|referencias|informacoes adicionais|outras informacoes|atividades|hobbies|passatempos|informacoes complementares|outros|atividades extracurriculares|disponibilidade|atividades complementares|informacao adicional|carta de conducao|atividades extras',
    links: 'redes sociais',
  },
  headingWords: {
    languages: 'idiomas?|linguas?',
    publications: 'publicacoes|artigos',
    volunteer: String.raw`voluntari\w+`,
    awards: 'premios|bolsas|reconhecimentos',
    certificates: String.raw`certific\w+|cursos?|formacao complementar`,
    projects: 'projet?os',
    skills:
      'habilidades|competencias|conhecimentos|aptidoes|ferramentas|tecnologias|informatica|qualificacoes',
    education: String.raw`formacao|educacao|escolaridade|estudos|academic\w+|habilitacoes`,
    experience:
      'experiencias?|percurso profissional|historico profissional|trajetoria|empregos?|estagios|atuacao profissional',
  },
  months: [
    'janeiro jan',
    'fevereiro fev',
    'marco mar',
    'abril abr',
    'maio mai',
    'junho jun',
    'julho jul',
    'agosto ago',
    'setembro set',
    'outubro out',
    'novembro nov',
    'dezembro dez',
  ],
  seasons: ['primavera', 'verao', 'outono', 'inverno'],
  present:
    'atual|atualmente|presente|o presente|hoje|o momento|momento|momento atual|data atual|a atualidade|atualidade|ate hoje|em andamento|ate o momento|ate a data|cursando|em curso|ate o presente|ate ao presente',
  until: 'a|ate|ao|e',
  since: 'desde|a partir de',
  at: 'na|no|em|da|do',
  roles:
    'desenvolvedor desenvolvedora engenheiro engenheira estagiario estagiaria coordenador coordenadora executivo analista assistente gerente diretor diretora tecnico tecnica consultor consultora auxiliar administrador administradora vendedor vendedora atendente caixa recepcionista secretario secretaria professor professora educador educadora enfermeiro enfermeira medico medica farmaceutico farmaceutica fisioterapeuta psicologo psicologa nutricionista advogado advogada contador contadora contabilista motorista operador operadora ajudante auxiliar cozinheiro cozinheira garcom garconete empregado empregada balconista estoquista repositor promotor promotora supervisor supervisora encarregado encarregada lider chefe gestor gestora programador programadora arquiteto arquiteta designer jornalista redator redatora tradutor tradutora pesquisador pesquisadora investigador investigadora cientista economista auditor auditora comprador compradora comercial representante corretor corretora especialista eletricista mecanico pedreiro pintor soldador encanador seguranca vigilante porteiro zelador faxineiro diarista baba cuidador cuidadora cabeleireiro manicure padeiro acougueiro aprendiz trainee bolsista monitor monitora socio socia fundador fundadora cofundador presidente proprietario autonomo tesoureiro bibliotecario instrutor instrutora formador formadora rececionista telefonista subgerente superintendente dentista veterinario',
  employers:
    'ltda sa eireli me epp lda sgps unipessoal grupo banco caixa prefeitura camara municipal governo ministerio secretaria hospital clinica centro instituto universidade faculdade colegio escola fundacao associacao empresa companhia construtora consultoria escritorio livraria farmacia drogaria restaurante hotel pousada padaria supermercado supermercados loja lojas transportes oficina industria industrias laboratorio laboratorios servicos solucoes seguros seguradora imobiliaria agencia editora comercio distribuidora cooperativa telecomunicacoes contabilidade',
  degrees: [
    'bacharelado|bacharel(?: em)?|licenciatura|mestrado(?: integrado)?|mestre em|doutorado|doutoramento|p[oó]s[- ]?gradua[cç][aã]o(?: lato sensu)?|gradua[cç][aã]o|especializa[cç][aã]o(?: (?:lato|stricto) sensu)?|mba|tecn[oó]logo|curso (?:superior|t[eé]cnico|profissional)(?: de tecnologia)?|superior em|tecnologia em',
    'ensino (?:m[eé]dio|fundamental|secund[aá]rio|superior)(?: (?:completo|incompleto|t[eé]cnico))?|t[eé]cnic[oa] em|(?:9|10|11|12)[.ºo]+ ano|[12][.ºo]+ grau(?: (?:in)?completo)?|secund[aá]rio|curso t[eé]cnico em|p[oó]s-doutorado|ctesp',
  ],
  schools:
    'universidade|faculdade|instituto|colegio|escola|etec|fatec|senai|senac|puc|usp|ufrj|unicamp|unesp|fgv|politecnico|academia|centro universitario|pontificia|ifsp|uf\\p{L}{2,3}|ue\\p{L}{2}|ifs?\\p{L}{2}|utfpr|unopar|unip|uninter|estacio|mackenzie|anhanguera|iscte|isel|isep|agrupamento de escolas|iefp|liceu|e\\.e\\.|e\\.m\\.',
  unearned: 'não concluíd[oa]|incomplet[oa]|trancad[oa]',
};
