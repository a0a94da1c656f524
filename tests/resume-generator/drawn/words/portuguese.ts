import type { Words } from './words.ts';

export const portuguese: Words = {
  language: 'pt',
  firstNames:
    'Amanda|Wellington|Raquel|Eduardo|Cláudia|Anderson|Bárbara|José Carlos|Priscila|Nuno|Carolina|Fábio|Maria Eduarda|Duarte',
  lastNames:
    'da Silva Santos|Figueiredo|Ribeiro|Gonçalves Lima|Albuquerque|dos Anjos|Queiroz|Monteiro|Barros|Cavalcanti|Lopes Pereira|Magalhães|Sampaio|Coutinho',
  titlesBefore: 'Dr.|Eng.|Dra.|Prof.',
  titlesBehind: ', MBA|, MSc',
  roles:
    'Auxiliar|Assistente|Analista|Vendedora|Estagiário|Técnico|Enfermeira|Professor|Gerente|Atendente|Motorista|Operador|Desenvolvedora|Engenheiro|Coordenadora|Recepcionista|Garçom|Cozinheira|Contador|Designer|Supervisor|Repositor|Consultora|Recrutadora|Secretária|Empregado|Caixa|Monitor|Encarregado|Programador',
  complements:
    '{} administrativo|{} de vendas|{} de loja|{} financeiro|{} de qualidade|{} de sistemas|{} Pleno|{} Júnior|{} de RH|{} de logística|{} de produção|{} de marketing|{} comercial|{} de projetos|{} de cozinha|{} de mesa|{} de caixa|{} contábil|{} de suporte|Jovem Aprendiz|{} de manutenção',
  employers:
    '{N}|{N} Ltda.|{N} S.A.|Grupo {N}|Prefeitura Municipal de {T}|Hospital {P}|Supermercado {N}|Hotel {N}|Colégio {P}|{N} S/A|Padaria {L}|Banco {N}|Farmácia {L}|{L} & Filhos, Lda.|Câmara Municipal de {T}|Clínica {P}|Transportadora {L}|{N} Tecnologia|Construtora {L}|Escritório {L} Advogados|Restaurante {N}|Universidade de {T}|{N} Serviços ME|Lojas {N}',
  schools:
    'Universidade de {T}|Universidade Federal de {T}|Universidade Estadual de {T}|Faculdade {N}|Instituto Politécnico de {T}|Centro Universitário {N}|PUC {T}|Universidade Nova de {T}|Escola Superior de Tecnologia de {T}|Instituto Federal de {T}|UNI{N}|Fatec {T}',
  lowerSchools:
    'Escola Estadual {P}|Colégio {P}|Escola Secundária de {T}|ETEC {P}|SENAI {T}|SENAC {T}|E.E. Prof. {P}|Escola Profissional de {T}|E.M. {P}|IEFP {T}|Escola Básica de {T}|Liceu {P}',
  degrees:
    'Bacharelado em |Licenciatura em |Tecnólogo em |Mestrado em |Graduação em |Pós-graduação em |MBA em |Doutorado em |Técnico em |Ensino Superior em |Curso Técnico em |Superior em |Bacharel em |Especialização em |Curso de ',
  certificates:
    'Ensino Médio|Ensino Médio completo|Ensino Fundamental|12º ano|9º ano|Ensino secundário|Curso Profissional de Técnico de Cozinha|Curso Técnico em Enfermagem|2º Grau completo|Ensino Médio Técnico',
  subjects:
    'Administração|Direito|Enfermagem|Análise e Desenvolvimento de Sistemas|Engenharia Civil|Ciências Contábeis|Pedagogia|Marketing|Gestão de Recursos Humanos|Psicologia|Design Gráfico|Turismo|Logística|Letras|Ciência da Computação|Química',
  countries: [
    { code: 'BR', name: 'Brasil', postcode: '{T} - {R}', region: '{T} – {R}', regions: 'SP|RJ|MG|PR|GO|BA' },
    { code: 'PT', name: 'Portugal', postcode: '####-### {T}', region: '{T}, {R}', regions: 'Portugal' },
    {
      code: 'BR',
      name: 'Brasil',
      postcode: '{T}/{R} - CEP #####-###',
      region: '{T}/{R}',
      regions: 'SP|RS|SC|PE',
    },
  ],
  streets:
    'Rua {L}, ###|Av. {P}, #### - apto ##|Rua {P} nº ##, #º Esq.|Travessa {L}, ##|Rua das {L}s, ###, Bairro Centro',
  contracts:
    'CLT|Estágio|Tempo integral|Part-time|Temporário|PJ|Estágio curricular|Freelancer|Contrato a termo|Trainee|Efetivo',
  departments:
    'Setor de compras|Departamento Financeiro|Secção de frescos|Área de TI|Setor de Contabilidade|UTI adulto',
  blurbs:
    'Fabricante de bombas, 200 funcionários|Empresa familiar desde 1950|Loja virtual de ferramentas|Software de folha de pagamento',
  tasks:
    'Atendimento ao cliente e operação de caixa|Controle de estoque e pedidos|Elaboração de relatórios mensais para {N}|Liderança de uma equipe de seis pessoas|Contato com fornecedores de {T}|Abertura de filial em {T} em 2019|Manutenção de equipamentos|Organização de documentos e arquivo|Redução de custos de 12 %|Apoio à direção|Emissão de notas fiscais',
  sentences:
    '{dates}: {title} na {employer}|{title} na {employer} ({dates})|Trabalhei como {title} na {employer}, {dates}|{employer} – {dates}: {title}',
  labels: {
    title: 'Cargo|Função|Ocupação',
    employer: 'Empresa|Empregador|Nome da empresa',
    dates: 'Período|Data|Duração',
    place: 'Local|Cidade',
    tasks: 'Atividades|Principais atividades|Funções|Responsabilidades|Atribuições',
    tools: 'Ferramentas|Tecnologias|Ambiente',
    department: 'Setor|Departamento',
    client: 'Cliente',
    school: 'Instituição|Escola',
    degree: 'Curso|Formação',
    subject: 'Área|Habilitação',
    name: 'Nome|Nome completo',
    born: 'Data de nascimento',
    email: 'E-mail|Email',
    phone: 'Telefone|Celular|Tel|Telemóvel|Fone',
    address: 'Endereço|Morada',
    nationality: 'Nacionalidade',
  },
  studyNotes:
    'Média: 1# valores|Conclusão: 2019|Cursando 4º semestre|Trancado|TCC: transporte rural|Bolsista|Concluído|Nota final 1#,5',
  headings: {
    career: 'Percurso|Formação e experiência|Trajetória',
    experience:
      'Experiência profissional|Experiências profissionais|Experiência|Histórico profissional|Percurso profissional|Experiência de trabalho|Atividades profissionais|Trajetória profissional|Estágios|Experiência laboral',
    education:
      'Formação acadêmica|Formação|Escolaridade|Educação|Formação académica|Habilitações literárias|Educação e formação|Formação escolar|Percurso académico|Estudos',
    skills:
      'Competências|Habilidades|Conhecimentos|Informática|Qualificações|Conhecimentos técnicos|Ferramentas|Habilidades técnicas',
    other: 'Interesses|Informações adicionais|Outros|Referências|Atividades extras',
  },
  noise:
    'Curriculum Vitae|Página 1 de 2|CNH categoria B|Disponibilidade imediata|Brasileiro, casado, 33 anos|Carta de condução|{T}, março de 2024',
  present: 'atual|Atual|atualmente|presente|Atualmente|o momento|até o momento|hoje|Presente',
  until: 'a|até|à',
  since: 'desde|Desde|a partir de',
  from: 'De|de|Desde',
};
