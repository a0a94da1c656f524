import { plainWords } from '../words/plain-words.ts';

/**
 * Makers of products that don't bear their name. Languages aren't among them: whoever makes one writes it as well.
 */
const PRODUCTS: Readonly<Record<string, RegExp>> = {
  microsoft:
    /^(?:Azure(?! DevOps)|Active Directory|Cosmos DB|SharePoint|Outlook|Word|PowerPoint|Teams|OneNote|Access|Visio|Power BI|SQL Server$)/,
  google: /^(?:BigQuery|Firebase|Looker)/,
  amazon: /^(?:AWS|DynamoDB)/,
  salesforce: /^(?:Tableau|Slack|MuleSoft)/,
  atlassian: /^(?:Jira|Confluence|Bitbucket)/,
  adobe: /^(?:After Effects|Marketo)/,
  vmware: /^vSphere/,
  hashicorp: /^(?:Terraform|Vault)/,
  confluent: /^Apache Kafka/,
  elastic: /^(?:Elasticsearch|ELK stack)/,
};

/** An employer's own products are on every page of theirs: those of its name have to be asked for, like fields. */
export function bearsNameOf(company: string): (name: string) => boolean {
  const [first = ''] = plainWords(company);
  return (name) => first.length > 2 && plainWords(name).includes(first);
}

/** The others have to be asked for, or to be in use. */
export function madeBy(company: string): (name: string) => boolean {
  const [first = ''] = plainWords(company);
  return (name) => PRODUCTS[first]?.test(name) ?? false;
}

/** Right before what somebody works with: "services on top of Azure", "clouds such as AWS and Azure". */
const IN_USE =
  /\b(?:using|utili[sz]\w+|leverag\w+|built on|build\w* (?:[\w-]+ ){0,5}(?:on|in)|running (?:on|in)|run (?:on|in)|hosted (?:on|in)|deploy\w* (?:[\w-]+ ){0,3}(?:to|on|in)|on top of|stack|languages?|technologies|of the following|tools?|clouds?|such as|e\.g\.,?)(?: (?:the|microsoft|google|amazon|an?))?(?:[:,]? (?:[\w.+#/-]+(?: [\w.+#-]+)?, ){0,8}(?:[\w.+#/-]+ ){0,2}(?:(?:and\/or|and|or) )?)? ?$/i;
const PEOPLE_OR_BUYERS =
  /^ (?:[\w-]+ ){0,2}(?:teams?|groups?|organi[sz]ation|division|customers?|users|partners|community|branded)\b/i;

/**
 * Whether the words around a product say that it is worked with, not made. `index` and `end` are where its name starts and
 * ends in the text. A maker's posting then asks for its own product as any other employer's does.
 */
export function isWorkedWith(text: string, { index, end }: { index: number; end: number }): boolean {
  return IN_USE.test(text.slice(Math.max(0, index - 120), index)) && !PEOPLE_OR_BUYERS.test(text.slice(end));
}

/** Whether a product is named as its maker's: "the SharePoint team", "Azure customers". */
export function isMakersOwn(text: string, end: number): boolean {
  return PEOPLE_OR_BUYERS.test(text.slice(end));
}
