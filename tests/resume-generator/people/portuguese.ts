import type { Vocabulary } from './vocabulary.ts';

export const portuguese: Vocabulary = {
  language: 'pt',
  locale: 'pt-BR',
  firstNames: 'Mariana|Thiago|Beatriz|Caio|Letícia|Rafael|Joana|Vinícius|Inês|Gustavo',
  lastNames: 'Carvalho|Azevedo|Nogueira|Teixeira|Ramalho|Brandão|Siqueira|Falcão|Pimentel|Moura Leite',
  places:
    'Curitiba, PR|Porto, Portugal|Recife, PE|Belo Horizonte, Minas Gerais|Lisboa, Portugal|Campinas, SP|Fortaleza|Goiânia, GO',
  employers:
    'Hospital Santa Aurora|Grupo Nogueira Ltda.|Veltro Sistemas|Prefeitura de Campinas|Banco Litoral S.A.|Padaria Ramalho|Lumina Comunicação|Colégio Horizonte|Transportadora Falcão|Farmácia Teixeira|Construtora Pimentel|Mercado Bom Dia',
  degrees: 'Bacharelado em |Licenciatura em |Tecnólogo em |Mestrado em |Pós-graduação em |Técnico em ',
  schools:
    'Universidade Federal do Paraná|Universidade do Porto|Faculdade Horizonte|Instituto Federal de Pernambuco|Universidade de Lisboa|SENAI Campinas',
  languages: 'Português (nativo)|Inglês – avançado|Espanhol (intermediário)',
  certificates: 'NR-10|Scrum Fundamentals|Primeiros socorros',
  headings: {
    summary: 'Perfil|Resumo profissional|Sobre mim|Objetivo',
    experience: 'Experiência profissional|Histórico profissional|Experiência',
    education: 'Formação acadêmica|Educação|Escolaridade',
    skills: 'Competências|Habilidades|Conhecimentos técnicos',
    languages: 'Idiomas|Línguas',
    certificates: 'Certificações|Cursos',
    contact: 'Contato|Dados pessoais',
    projects: 'Projetos',
  },
  present: 'atual',
  until: 'a',
  at: 'na',
  summaries:
    '{title} com gosto pelo trabalho claro e bem feito.|{title} com experiência em equipes de vários tamanhos.',
  labels: {
    title: 'Cargo',
    employer: 'Empresa',
    dates: 'Período',
    email: 'E-mail',
    phone: 'Telefone',
    place: 'Endereço',
  },
  phone: '+55 41 9##55 01##',
  occupations: [
    {
      titles: 'Técnica de enfermagem|Enfermeira|Coordenadora de enfermagem',
      skills: 'Curativos|Triagem|UTI|Prontuário eletrônico',
      tasks: 'Cuidado de dez pacientes por turno|Treinamento da equipe',
      fields: 'Enfermagem',
    },
    {
      titles: 'Desenvolvedor júnior|Desenvolvedor de software|Engenheiro de software',
      skills: 'Java|Spring|SQL|Angular|Git',
      tasks: 'Criação de APIs|Redução do tempo de resposta',
      fields: 'Ciência da Computação|Sistemas de Informação',
    },
    {
      titles: 'Auxiliar administrativo|Assistente financeiro|Analista financeiro',
      skills: 'Excel|Contas a pagar|Conciliação|Protheus',
      tasks: 'Controle do fluxo de caixa|Fechamento mensal',
      fields: 'Administração|Ciências Contábeis',
    },
    {
      titles: 'Vendedora|Supervisora de vendas|Gerente de loja',
      skills: 'Vendas|Atendimento ao cliente|Caixa|Estoque',
      tasks: 'Liderança de 14 pessoas|Aumento de 11 % nas vendas',
      fields: 'Marketing',
    },
    {
      titles: 'Eletricista|Técnico de manutenção|Encarregado de obras',
      skills: 'Instalações elétricas|Leitura de projetos|NR-10',
      tasks: 'Manutenção de três fábricas|Inspeção de painéis',
      fields: 'Eletrotécnica',
    },
    {
      titles: 'Auxiliar de professora|Professora|Coordenadora pedagógica',
      skills: 'Planejamento de aulas|Alfabetização|Inclusão',
      tasks: 'Turmas de 25 alunos|Reuniões com as famílias',
      fields: 'Pedagogia|Letras',
    },
  ],
};
