/**
 * Skills in software, data and IT. One skill per line: `Name | synonym | synonym > implied`. `>` lists implied skills. `!`
 * before a spelling marks an everyday word ("go"), which counts only where the context shows that the skill is meant; `~`
 * marks the name of a field, industry, benefit or duty ("insurance"), which a posting must ask for; `?` marks what means the
 * skill only among others of its kind, or where it is asked for itself ("backend", which hardware has too).
 */
export const SOFTWARE_SKILLS = `
Python | python3 | python 3
Java | j2ee | java ee | jdk
JavaScript | js | java script | ecmascript | es6 | vanilla js
TypeScript > JavaScript
C++ | cpp
C# | c sharp | csharp > .NET
!C | c programming | ansi c | embedded c
!Go | golang | go lang
!R | r programming | r studio | rstudio | r language
!Rust | rust programming | rustlang
!Swift | swiftui | swift programming
Kotlin
!Scala
!Ruby | ruby programming
Ruby on Rails | rails developer | rails framework > Ruby, Back-end development
PHP | php7 | php8
Laravel > PHP, Back-end development
Symfony > PHP
WordPress
Drupal
Perl
!Dart
Flutter > Dart
Elixir
Erlang
Haskell
Clojure
!Julia | julia language
MATLAB | matlab/simulink
Simulink
Fortran
COBOL
Assembly language | !Assembler | assembly programming | x86 assembly | arm assembly
Objective-C | objective c
VBA | visual basic for applications | excel macros
Visual Basic | vb.net
Bash | shell script | shell scripting | bash scripting | unix shell
PowerShell
SQL | structured query language | sql queries | rdbms | relational database management systems
PostgreSQL | postgres | postgresql db > SQL
MySQL > SQL
SQL Server | mssql | ms sql | t-sql | tsql | microsoft sql server > SQL
Oracle Database | oracle db | pl/sql | plsql | oracle sql > SQL
SQLite > SQL
MariaDB > SQL
MongoDB | mongo > NoSQL
Redis
Cassandra | apache cassandra > NoSQL
DynamoDB > NoSQL
Elasticsearch | elastic search | opensearch
Neo4j > Graph databases
Graph databases | graph database
NoSQL | non-relational database
Firebase | firestore
Snowflake > SQL
BigQuery | google bigquery > SQL
Amazon Redshift | redshift > SQL
Databricks
dbt | data build tool > SQL
Apache Spark | !Spark | pyspark | spark sql | spark streaming
Hadoop | hdfs
MapReduce | map reduce | map/reduce
Hive | apache hive
Apache Kafka | kafka
RabbitMQ
Airflow | apache airflow
ETL | elt | data pipelines | data pipeline | data integration
Data warehousing | data warehouse | data warehouses
Data modeling | data modelling | dimensional modeling | database design
Data engineering
Data governance
Data quality
Master data management
Database administration | database management
HTML | html5
CSS | css3
Sass | scss
Tailwind CSS | tailwind > CSS
!Bootstrap > CSS
!React | react.js | reactjs > JavaScript, Front-end development
Redux
Next.js | nextjs > React
React Native > React
Angular | angularjs | angular.js > JavaScript, Front-end development
Vue.js | vue | vuejs > JavaScript, Front-end development
!Svelte > JavaScript, Front-end development
jQuery > JavaScript
Node.js | !Node | nodejs | node js > JavaScript
!Express | express.js | expressjs > Node.js, Back-end development
NestJS | nest.js > Node.js, Back-end development
GraphQL
REST APIs | rest api | restful | restful api | restful apis | rest services | restful services | web services
!SOAP
gRPC
API design | api development | api integration
Microservices | micro-services | microservice architecture
Django > Python, Back-end development
!Flask | flask framework > Python, Back-end development
FastAPI > Python, Back-end development
Spring Boot | spring framework | spring mvc | java spring > Java, Back-end development
Hibernate > Java
.NET | dotnet | .net core | asp.net | asp.net core | dot net
Entity Framework > .NET
Xamarin
Android development | ~?android | android sdk | android studio
iOS development | ~?ios | xcode | cocoa touch
Mobile development | mobile app development | mobile application development | ?mobile applications
Web development | ?web applications | web application development | web programming
Full-stack development | full stack | full-stack
Front-end development | frontend development | frontend engineering | front end technologies | frontend technologies | ?front end | ?frontend
Back-end development | backend development | backend engineering | ?back end | ?backend
Object-oriented programming | oop | object oriented design | object-oriented design | object oriented
Functional programming
Data structures | data structures and algorithms
~Algorithms | algorithm design | ~algorithm development
Design patterns
System design | systems design | software architecture | scalable systems
Distributed systems | distributed computing > System design
Software development | software engineering | software design | software development life cycle | sdlc
Embedded systems | embedded software | firmware | embedded linux
Real-time systems | rtos
Game development | game design
Unity3D | unity engine | unity 3d
Unreal Engine | ue4 | ue5
Computer graphics | opengl | directx | vulkan
AWS | amazon web services | ec2 | aws lambda | amazon s3 | aws cloud
Azure | microsoft azure | azure cloud
Google Cloud | gcp | google cloud platform | gke
Cloud computing | cloud infrastructure | cloud services | cloud architecture
Serverless
Docker | containerization | docker swarm
Kubernetes | k8s | helm charts
OpenShift
Terraform > Infrastructure as code
Infrastructure as code | iac
CloudFormation
Ansible
!Puppet | puppet configuration
!Chef | chef configuration
Jenkins
GitHub Actions
GitLab CI | gitlab ci/cd
CircleCI
CI/CD | continuous integration | continuous delivery | continuous deployment | ci cd
DevOps | devops practices
Site reliability engineering | sre practices
Linux | unix | ubuntu | red hat | rhel | centos
Windows Server
macOS administration
VMware | vsphere
~Virtualization | ~virtualisation
Data virtualization
Active Directory | azure ad | entra id
Microsoft Intune | intune
Git | github | gitlab > Version control
Version control | source control
SVN | subversion > Version control
Bitbucket > Version control
Jira
!Confluence
Prometheus
Grafana
Datadog
Splunk
New Relic
ELK stack | logstash | kibana
Monitoring and observability | observability
Nginx
Apache HTTP Server
Apache Tomcat | tomcat
!Networking | computer networks | network administration | network engineering | networking protocols
TCP/IP | tcp ip | dns | dhcp
Cisco | cisco ios | cisco routers
CCNA > Networking
CCNP > Networking
Routing and switching | bgp | ospf
Firewalls | firewall | palo alto networks | fortinet
VPN
Load balancing
Information security | cybersecurity | cyber security | infosec | security operations center
Penetration testing | pen testing | ethical hacking
Vulnerability management | vulnerability assessment
SIEM | security information and event management
Incident response
Identity and access management | iam | single sign-on | sso | oauth | oauth2 | saml | ldap
Cryptography | encryption
NIST framework | nist 800-53 | nist csf
ISO 27001
SOC 2
CISSP
Security+ | comptia security+
CompTIA A+ | a+ certification
Technical support | it support | help desk | helpdesk | desktop support | service desk
~Troubleshooting | technical troubleshooting
Hardware repair | computer hardware
ServiceNow
ITIL
Office 365 administration | microsoft 365 administration
Machine learning | ml models | ml algorithms
Deep learning | neural networks
~Artificial intelligence | generative ai
Large language models | llm | llms | prompt engineering
Natural language processing | nlp
Computer vision | image processing | opencv
Reinforcement learning
MLOps
TensorFlow > Machine learning
PyTorch > Machine learning
Keras > Machine learning
scikit-learn | sklearn > Machine learning
Pandas > Python
NumPy > Python
SciPy > Python
Jupyter | jupyter notebook
Data science
Data analysis | data analytics | analyze data | analyzing data | data analyses | quantitative analysis
Data visualization | data visualisation | ?dashboards | dashboarding
Statistics | statistical analysis | hypothesis testing | statistical modeling | statistical methods
A/B testing | ~experimentation | a/b tests
Predictive modeling | predictive analytics | forecasting models
Time series analysis
Regression analysis | linear regression | logistic regression
Data mining
~Big data
Business intelligence | bi tools | bi reporting
Tableau
Power BI | powerbi | dax
Looker | lookml | looker studio | google data studio
Qlik | qlikview | qlik sense
SAS | sas programming
SPSS
Stata
Alteryx
Google Analytics | ga4
Web scraping | web crawler | scrapy | beautiful soup
Selenium > Test automation
Cypress testing | cypress.io
Playwright testing | playwright tests
Test automation | automated testing | automation testing
Manual testing | manual test cases
Unit testing | pytest | junit | jest | test-driven development | tdd
Quality assurance testing | software testing | qa testing | test plans | ~test cases | functional testing | regression testing
Performance testing | load testing | jmeter
!Agile | agile methodologies | agile methodology | agile methods | agile development | agile software development | agile environment | agile practices | agile processes | agile framework | agile scrum | agile/scrum | agile coaching
Scrum | scrum master | sprint planning
Kanban
!SAFe | scaled agile
Code review | code reviews
Technical writing | technical documentation
Salesforce | salesforce.com | sfdc
Salesforce development | apex programming | lightning web components > Salesforce
SAP | sap erp | sap s/4hana | s/4hana | sap hana
ABAP > SAP
Oracle ERP | oracle financials | oracle fusion | oracle ebs
NetSuite
!Workday
Microsoft Dynamics | dynamics 365 | d365
SharePoint
Power Automate | power apps | power platform
Robotic process automation | rpa | uipath
~Blockchain | smart contracts | solidity | ~ethereum | ~web3
~Internet of Things | ~iot
FPGA | vhdl | verilog | systemverilog
Signal processing | digital signal processing | ~dsp
~Robotics | ros
Geographic information systems | gis | arcgis | qgis
Bioinformatics
CRM software | crm systems
ERP software | erp systems
Systems administration | system administration | sysadmin
Systems analysis | requirements gathering | requirements analysis
Product lifecycle management | plm
!Celery > Python
WebSockets
Message queues | message queueing | task queues | event-driven architecture | pub/sub
XML
JSON
LaTeX
!Spring | spring boot framework > Java
!Less | less css > CSS
Heroku
SonarQube
Cosmos DB | cosmosdb > NoSQL
PostGIS > PostgreSQL
YAML
~SaaS | ~software as a service
Azure DevOps | azure pipelines
Webpack | vite bundler | babel transpiler
Storybook
RSpec > Ruby
!Maven
Gradle
XGBoost > Machine learning
LightGBM > Machine learning
Hugging Face > Machine learning
LangChain > Large language models
Istio | service mesh
HashiCorp Vault
PagerDuty
Okta
Auth0
Amplitude analytics
Mixpanel
Fivetran
Amazon Kinesis | kinesis
Apache Flink
Trino | presto sql > SQL
Informatica
Talend
SSIS | sql server integration services > SQL Server
SSRS | sql server reporting services > SQL Server
SSAS | sql server analysis services > SQL Server
Crystal Reports
MicroStrategy
Cognos
SuccessFactors > SAP
Pair programming
Multithreading | concurrency | multiprocessing
~Open source | ~open-source
CMS | content management systems | content management system
Adobe Experience Manager
InVision
VoIP | ~telephony
Endpoint management | sccm
Backup and recovery | disaster recovery
Wireless networking | wi-fi networks
Mainframe | z/os
Release management
Performance optimization | performance tuning
`;
