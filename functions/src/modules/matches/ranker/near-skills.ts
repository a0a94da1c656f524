/**
 * Skills of one kind: who knows one learns another in weeks, and employers ask for either. Broad fields are no kinds:
 * marketing does not stand in for search advertising.
 */
const KINDS: readonly (readonly string[])[] = [
  'React | Angular | Vue.js | Svelte',
  'AWS | Azure | Google Cloud',
  'Django | Flask | FastAPI',
  'Spring | Spring Boot | Hibernate',
  'Node.js | Express | NestJS',
  'Ruby on Rails | Laravel | Django',
  'Java | Kotlin | Scala',
  'C | C++ | Rust',
  'JavaScript | TypeScript',
  'Swift | Objective-C',
  'React Native | Flutter',
  'REST APIs | GraphQL | gRPC',
  'PostgreSQL | MySQL | SQL Server | Oracle Database | MariaDB | SQLite',
  'MongoDB | Cassandra | DynamoDB | Cosmos DB',
  'Apache Kafka | RabbitMQ | Message queues',
  'Docker | Kubernetes | OpenShift',
  'Jenkins | GitHub Actions | GitLab CI | CircleCI',
  'Terraform | Ansible | Chef | Puppet | CloudFormation',
  'Elasticsearch | ELK stack | Splunk',
  'Grafana | Prometheus | Datadog | New Relic',
  'Git | SVN',
  'Bash | PowerShell',
  'PyTorch | TensorFlow | Keras',
  'Natural language processing | Large language models',
  'Apache Spark | Hadoop | Hive | Databricks',
  'Snowflake | Amazon Redshift | BigQuery | Data warehousing',
  'Airflow | dbt | Informatica | Talend | SSIS | ETL',
  'Tableau | Power BI | Looker | Qlik | MicroStrategy | Cognos',
  'SAS | SPSS | Stata | R',
  'Unity3D | Unreal Engine',
  'Figma | Sketch | Adobe XD',
  'Adobe Premiere | Final Cut Pro',
  'AutoCAD | Revit',
  'SolidWorks | CATIA | Creo',
  'WordPress | Drupal',
  'Jira | Asana | Trello',
  'Scrum | Kanban | Agile',
  'Salesforce | HubSpot | Microsoft Dynamics',
  'Marketo | HubSpot | Mailchimp',
  'Zendesk | ServiceNow',
  'QuickBooks | Xero',
  'SAP | NetSuite | Microsoft Dynamics',
  'GAAP | IFRS',
  'ADP | Paychex | Workday',
  'Epic EHR | Cerner | Meditech',
  'PCR | ELISA | Flow cytometry | Cell culture',
  'Chromatography | Spectroscopy',
  'Excel | Google Workspace',
].map((line) => line.split(' | '));

/** Every skill that has a kind. */
export const skillsOfKinds = (): string[] => KINDS.flat();

/** The skills that somebody lacks, each with the first of its kind that they have. */
export function nearSkillsOf(own: ReadonlySet<string>): Map<string, string> {
  const near = new Map<string, string>();
  for (const kind of KINDS) {
    const known = kind.find((name) => own.has(name));
    if (known === undefined) continue;
    for (const name of kind) if (!own.has(name) && !near.has(name)) near.set(name, known);
  }
  return near;
}
