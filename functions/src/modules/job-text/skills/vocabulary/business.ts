/** Skills in office work, finance, law, HR, sales and marketing; `software.ts` explains the format. */
export const BUSINESS_SKILLS = `
Microsoft Office | ms office | office suite | microsoft 365 | office 365 | microsoft office suite
!Excel | microsoft excel | ms excel | advanced excel | excel spreadsheets | pivot tables | vlookup
!Word | microsoft word | ms word
PowerPoint | microsoft powerpoint | ms powerpoint
!Outlook | microsoft outlook | ms outlook
!Access | microsoft access | ms access
!Teams | microsoft teams | ms teams
Visio
Google Workspace | google sheets | google docs | g suite
!Slack | slack app
!Zoom | zoom meetings
Data entry | ~typing
Records management | record keeping | recordkeeping | document management | ~filing
Calendar management | scheduling meetings | calendar scheduling
Travel arrangements | travel booking | travel coordination
Meeting minutes
Meeting planning | meeting coordination
Appointment scheduling | schedule appointments | scheduling appointments | appointment setting
~Reception | ~front desk | greet visitors | answering phones | phone etiquette | multi-line phone
Office management | office administration > Administrative support
Administrative support | administrative assistance | ~clerical | clerical support | office procedures
Bookkeeping | bookkeeper
~Accounting | accounting principles | general accounting
GAAP | generally accepted accounting principles > Accounting
IFRS > Accounting
General ledger | gl accounting | journal entries | journal entry > Accounting
Account reconciliation | ~reconciliations | bank reconciliation | reconcile accounts | account reconciliations | bank reconciliations > Accounting
Accounts payable | a/p | vendor invoices > Accounting
Accounts receivable | a/r > Accounting
Invoicing | invoice processing | ~billing | ~invoices
Month-end close | month end close | monthly close | month-end closing | year-end close | close process
Financial reporting | financial statements | financial statement preparation
Financial analysis | analyze financial | variance analysis
Financial modeling | financial modelling | financial models | ~valuation | dcf
Budgeting | budget management | budget preparation | ~budgets
Forecasting | financial forecasting | ~forecasts
FP&A | financial planning and analysis
Cost accounting | cost analysis | standard costing
Tax preparation | tax returns | ~income tax | tax filing | tax compliance
Sales tax
Auditing | internal audit | ~audits | external audit | audit procedures
Internal controls | sox | sarbanes-oxley | sox compliance
~Payroll | payroll processing | adp payroll
QuickBooks | quickbooks online
Xero
Sage accounting | sage intacct | sage 50
Fixed assets | ~depreciation
CPA | certified public accountant
CFA | chartered financial analyst
~Treasury | ~cash management | cash flow management
Credit analysis | credit risk
~Underwriting | loan underwriting | mortgage underwriting | insurance underwriting
Loan processing | mortgage lending | loan origination
Risk management | risk assessment | risk analysis
Investment analysis | ~portfolio management | equity research
Financial planning | wealth management | ~retirement planning
~Securities | series 7 | series 63 | ~trading
~Capital markets | ~fixed income | ~derivatives
Anti-money laundering | aml | know your customer | kyc
~Banking | retail banking | bank products
Cash handling | cash register | cash drawer | handling cash
~Insurance | property and casualty | ~life insurance
Claims processing | ?insurance claims | process claims | claims handling | claims adjustment
Actuarial analysis | actuarial science
Bloomberg Terminal
~Mergers and acquisitions | ~m&a
~Due diligence
Business analysis | business analyst
~Business strategy | strategic planning | ~corporate strategy
Business development | new business development
Process improvement | continuous improvement | process optimization | business process improvement
Lean manufacturing | lean principles | ~kaizen | 5s
Six Sigma | lean six sigma | green belt | black belt
Change management
Project management | managing projects | project planning | project coordination
Program management
PMP | project management professional
Microsoft Project | ms project
Asana
Trello
Smartsheet
Stakeholder management | stakeholder engagement | stakeholder communication
Vendor management | supplier management | vendor relations
Contract management | contract negotiation | contract administration | ~contracts
~Negotiation | ~negotiating | negotiation skills
~Procurement | ~purchasing | purchase orders | strategic sourcing
Supply chain management | ~supply chain
~Logistics | logistics management | transportation management
Inventory management | ~inventory control | stock control | cycle counts | ~inventory
Demand planning
Operations management | ~business operations
KPI reporting | ?kpis | ?key performance indicators | kpi tracking | ~performance metrics
Product management | ~product roadmap | ~product strategy
Product launches
Go-to-market strategy | go-to-market | gtm strategy
Market research | competitive analysis | competitor analysis
User stories | backlog management | product backlog
~Customer service | ~customer support | ~customer care | client service | guest service | ~?customer satisfaction
~Customer success
~Customer retention | client retention
Customer relationship management | crm | ~client relationships | relationship management
Zendesk
Intercom support
Call center | call centre | inbound calls | outbound calls
Complaint handling | resolve complaints | customer complaints
De-escalation
~Sales | ~selling | sales experience | direct sales
B2B sales | business-to-business sales
Inside sales
Outside sales | ~field sales
Account management | key accounts | ~client management
Lead generation | prospecting | cold calling | lead qualification
Sales forecasting
~Sales pipeline management | pipeline management | ~sales pipeline
Closing deals | closing sales
Retail sales | in-store sales
Upselling | cross-selling | suggestive selling
Point of sale | pos system | pos systems | point-of-sale
~Merchandising | visual merchandising | product displays
Loss prevention
Store operations | ~store management | retail management
HubSpot
Marketo
Mailchimp
~Marketing | marketing strategy | marketing campaigns | marketing plans
Digital marketing | online marketing
Content marketing | content strategy
Content creation | content writing | blog posts
Copywriting | copy writing
Copyediting | proofreading | ~editing
SEO | search engine optimization
SEM | search engine marketing | paid search | google ads | adwords | ppc | pay-per-click
Social media marketing | ~?social media | social media management | social media strategy | social media campaigns | social media content | social media advertising | facebook ads | ~instagram
Email marketing | email campaigns
Marketing automation
Brand management | ~branding | brand strategy
~Public relations | media relations | press releases
Event planning | event management | event coordination
~Advertising | media buying | ad campaigns
Affiliate marketing
~E-commerce | ~ecommerce | shopify | magento
Marketing analytics | campaign analytics
Conversion rate optimization
~Journalism | news writing | reporting for news
Grant writing | grant proposals
~Fundraising | donor relations | development campaigns
~Recruiting | ~recruitment | ~talent acquisition | full-cycle recruiting | sourcing candidates
~Interviewing | candidate interviews | conduct interviews
~Onboarding | employee onboarding | new hire orientation
Employee relations
Performance management | ~performance reviews | performance appraisals
~Compensation and benefits | benefits administration | compensation analysis
HRIS | hr information systems | bamboohr
Applicant tracking systems | ats | greenhouse ats
Labor law | employment law | labor relations | fmla
Organizational development
~Training and development | staff training | train employees | employee training | training new staff | training staff
Learning management systems | lms
Instructional design | curriculum design for training
SHRM | shrm-cp | phr certification
~Diversity and inclusion | ~dei
Legal research | westlaw | lexisnexis
Legal writing | legal drafting | drafting legal documents | draft pleadings | pleadings
~Litigation | civil litigation | trial preparation | discovery requests
Contract law | contract drafting | contract review
Corporate law | ~corporate governance
~Intellectual property | ~patents | ~trademarks
~Family law
Criminal law
Immigration law
Real estate law | real estate transactions | title search
Case file management | case files | legal files
Regulatory compliance | ~compliance | compliance monitoring
Data privacy | gdpr | ccpa
Notary public
E-discovery
Property management | lease administration | ~leasing | tenant relations
Real estate sales | real estate license | mls listings
Anaplan
Hyperion | essbase
Coupa
SAP Ariba | ariba
!Concur | sap concur
ADP
Paychex
Paylocity
UKG | kronos timekeeping
Yardi
AppFolio
Clio legal software
~Benchmarking
Business cases | business case development
Value stream mapping
Process mapping | business process mapping | business process design
Market analysis | ~market trends
~Pricing | pricing strategy | pricing analysis
~Financial services
Partnership management | ~partnerships | ~channel partners
Territory management | territory sales
Cold outreach | outbound prospecting
Sales presentations | product demos | product demonstrations
Salesforce Marketing Cloud | pardot
Community management
Influencer marketing
~Podcasting
Technical sales > Sales
Consultative selling | solution selling > Sales
Request for proposals | rfp responses | rfps
Succession planning
Workforce planning
~Employee engagement
~Background checks
I-9 verification
Expense management | expense reports | expense reporting
~Cost control | ~cost reduction
Debt collection | collections calls | collections experience
Estate planning | probate
`;
