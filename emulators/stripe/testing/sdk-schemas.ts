import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type TSType } from 'oxc-parser';

/**
 * JSON Schemas of Stripe's objects and parameters, read from the type declarations of the pinned SDK. Stripe generates
 * those from its OpenAPI description, so they are that description for exactly the version that is emulated.
 */

export type JsonSchema = { [key: string]: unknown };

const SDK = dirname(fileURLToPath(import.meta.resolve('stripe')));
const RESOURCES = join(SDK, 'resources');

/** Objects that the emulator has, by the file that declares them. References to any other are ids or absent. */
const EMULATED: Record<string, string> = {
  customer: 'Customers.d.ts#Customer',
  product: 'Products.d.ts#Product',
  price: 'Prices.d.ts#Price',
  payment_method: 'PaymentMethods.d.ts#PaymentMethod',
  payment_intent: 'PaymentIntents.d.ts#PaymentIntent',
  charge: 'Charges.d.ts#Charge',
  balance_transaction: 'BalanceTransactions.d.ts#BalanceTransaction',
  refund: 'Refunds.d.ts#Refund',
  dispute: 'Disputes.d.ts#Dispute',
  subscription: 'Subscriptions.d.ts#Subscription',
  subscription_item: 'SubscriptionItems.d.ts#SubscriptionItem',
  invoice: 'Invoices.d.ts#Invoice',
  line_item: 'InvoiceLineItems.d.ts#InvoiceLineItem',
  invoice_payment: 'InvoicePayments.d.ts#InvoicePayment',
  item: 'LineItems.d.ts#LineItem',
  'checkout.session': 'Checkout/Sessions.d.ts#Session',
  'billing_portal.configuration': 'BillingPortal/Configurations.d.ts#Configuration',
  'billing_portal.session': 'BillingPortal/Sessions.d.ts#Session',
  'test_helpers.test_clock': 'TestHelpers/TestClocks.d.ts#TestClock',
  webhook_endpoint: 'WebhookEndpoints.d.ts#WebhookEndpoint',
  event: 'Events.d.ts#EventBase',
};

type Node = { type: string; [key: string]: unknown };
type Declaration = { node: Node; scope: string[] };
type SourceFile = {
  path: string;
  declarations: Map<string, Declaration>;
  /** Names of other files: the file and the name there, `*` for all of it. */
  imports: Map<string, { file: string; name: string }>;
};

const files = new Map<string, SourceFile>();

function readSource(path: string): SourceFile {
  const known = files.get(path);
  if (known) return known;
  const file: SourceFile = { path, declarations: new Map(), imports: new Map() };
  files.set(path, file);
  const { program, errors } = parseSync(path, readFileSync(path, 'utf8'), { lang: 'dts' });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  collect(file, program.body as unknown as Node[], []);
  return file;
}

function collect(file: SourceFile, body: Node[], scope: string[]): void {
  for (const statement of body) {
    if (
      statement.type === 'ImportDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.source)
    ) {
      addImports(file, statement);
      continue;
    }
    const node = (statement.declaration as Node | undefined) ?? statement;
    const name = (node.id as { name?: string } | undefined)?.name;
    if (node.type === 'TSModuleDeclaration' && name) {
      collect(file, (node.body as { body: Node[] }).body, [...scope, name]);
    } else if ((node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') && name) {
      file.declarations.set([...scope, name].join('.'), { node, scope });
    }
  }
}

function addImports(file: SourceFile, statement: Node): void {
  const from = String((statement.source as { value: string }).value).replace(/\.js$/, '.d.ts');
  const target = join(dirname(file.path), from);
  for (const specifier of (statement.specifiers ?? []) as Node[]) {
    const inner = (specifier.exported ?? specifier.local) as { name: string };
    const there = (statement.type === 'ImportDeclaration' ? specifier.imported : specifier.local) as
      | { name: string }
      | undefined;
    file.imports.set(inner.name, { file: target, name: there?.name ?? '*' });
  }
}

type Found = { file: SourceFile; name: string; declaration: Declaration };

/** What a name means in a scope of a file: from the innermost namespace outwards, then what is imported. */
function resolve(file: SourceFile, name: string, scope: string[]): Found | null {
  for (let depth = scope.length; depth >= 0; depth -= 1) {
    const qualified = [...scope.slice(0, depth), name].join('.');
    const declaration = file.declarations.get(qualified);
    if (declaration) return { file, name: qualified, declaration };
  }
  const [first = '', ...rest] = name.split('.');
  const imported = file.imports.get(first);
  if (!imported) return null;
  const there = imported.name === '*' ? rest.join('.') : [imported.name, ...rest].join('.');
  return resolve(readSource(imported.file), there, []);
}

let other_methods: Set<string> | null = null;

/** Ways to pay other than by card, which the emulator has none of: whatever is said of them may not appear. */
function otherPaymentMethods(): Set<string> {
  if (other_methods) return other_methods;
  const { declaration } = found('PaymentMethods.d.ts', 'PaymentMethod.Type');
  const { types } = declaration.node.typeAnnotation as { types: Node[] };
  const names = types.map(({ literal }) => (literal as { value?: string } | undefined)?.value ?? '');
  // These are names of other things as well.
  other_methods = new Set(
    names.filter((name) => !['card', 'custom', 'customer_balance', 'link'].includes(name)),
  );
  return other_methods;
}

/** Builds schemas of declarations and of all that they refer to. */
class Schemas {
  readonly definitions: Record<string, JsonSchema> = {};

  /** A reference to the schema of a declaration, which is built if it is not there yet. */
  refer(found: Found): JsonSchema {
    const key = `${found.file.path.slice(SDK.length + 1).replaceAll(/[/.]/g, '_')}:${found.name}`;
    if (!this.definitions[key]) {
      this.definitions[key] = {};
      const { node, scope } = found.declaration;
      this.definitions[key] =
        node.type === 'TSInterfaceDeclaration'
          ? this.ofInterface(node, found.file, scope)
          : this.ofType(node.typeAnnotation as TSType, found.file, scope);
    }
    return { $ref: `#/definitions/${key}` };
  }

  private ofInterface(node: Node, file: SourceFile, scope: string[]): JsonSchema {
    const inherited = ((node.extends ?? []) as { expression: { name: string } }[]).map(({ expression }) => {
      const found = resolve(file, expression.name, scope);
      if (!found) throw new Error(`${file.path}: ${expression.name} is not declared`);
      return this.ofInterface(found.declaration.node, found.file, found.declaration.scope);
    });
    const own = this.ofMembers((node.body as { body: Node[] }).body, file, scope);
    return {
      ...own,
      properties: Object.assign({}, ...inherited.map(({ properties }) => properties), own.properties),
      required: [...inherited, own].flatMap(({ required }) => required as string[]),
    };
  }

  private ofMembers(members: Node[], file: SourceFile, scope: string[]): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const member of members) {
      const { typeAnnotation: type } = member.typeAnnotation as { typeAnnotation: TSType };
      if (member.type === 'TSIndexSignature') {
        const values = this.ofType(type, file, scope);
        return { type: 'object', properties: {}, required: [], additionalProperties: values };
      }
      // `deleted?: void` says that a live object has no such member.
      if (type.type === 'TSVoidKeyword') continue;
      const key = member.key as { name?: string; value?: string };
      const name = key.name ?? key.value ?? '';
      if (member.optional && otherPaymentMethods().has(name)) continue;
      properties[name] = this.ofType(type, file, scope);
      if (!member.optional) required.push(name);
    }
    return { type: 'object', properties, required, additionalProperties: false };
  }

  private ofType(type: TSType, file: SourceFile, scope: string[]): JsonSchema {
    switch (type.type) {
      case 'TSStringKeyword':
        return { type: 'string' };
      case 'TSNumberKeyword':
        return { type: 'number' };
      case 'TSBooleanKeyword':
        return { type: 'boolean' };
      case 'TSUnknownKeyword':
      case 'TSAnyKeyword':
        return {};
      case 'TSNullKeyword':
        return { type: 'null' };
      case 'TSLiteralType':
        return { const: (type.literal as { value?: unknown }).value };
      case 'TSArrayType':
        return { type: 'array', items: this.ofType(type.elementType, file, scope) };
      case 'TSTypeLiteral':
        return this.ofMembers(type.members as unknown as Node[], file, scope);
      case 'TSUnionType':
        return this.ofUnion(type.types, file, scope);
      case 'TSTypeReference':
        return this.ofReference(type, file, scope) ?? { not: {} };
      default:
        throw new Error(`${file.path}: ${type.type} is not understood`);
    }
  }

  private ofUnion(types: readonly TSType[], file: SourceFile, scope: string[]): JsonSchema {
    const parts = types
      .map((type) =>
        type.type === 'TSTypeReference'
          ? this.ofReference(type, file, scope)
          : this.ofType(type, file, scope),
      )
      .filter((part) => part !== null);
    if (parts.length === 0) return { not: {} };
    return parts.length === 1 ? (parts[0] ?? {}) : { anyOf: parts };
  }

  /** Null for what adds nothing: an open end of an enumeration, or an object that the emulator does not have. */
  private ofReference(
    type: Extract<TSType, { type: 'TSTypeReference' }>,
    file: SourceFile,
    scope: string[],
  ): JsonSchema | null {
    const name = nameOf(type.typeName as unknown as Node);
    const [argument] = type.typeArguments?.params ?? [];
    if (name === 'OtherString') return null;
    if (name === 'Decimal') return { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };
    if (name === 'Array' && argument) return { type: 'array', items: this.ofType(argument, file, scope) };
    if (name === 'Emptyable' && argument) {
      return { anyOf: [{ const: '' }, { type: 'null' }, this.ofType(argument, file, scope)] };
    }
    if (name === 'ApiList' && argument) return listSchema(this.ofType(argument, file, scope));
    if (name === 'Uint8Array' || name === 'Buffer') return null;
    const found = resolve(file, name, scope);
    if (!found) throw new Error(`${file.path}: ${name} is not declared`);
    const members = (found.declaration.node.body as { body?: Node[] } | undefined)?.body;
    if (Array.isArray(members) && isResource(members) && !isEmulated(found)) return null;
    if (found.declaration.node.type === 'TSTypeAliasDeclaration' && found.file !== file && !members) {
      // Unions of resources, such as whatever can be a source of money.
      return this.ofType(
        found.declaration.node.typeAnnotation as TSType,
        found.file,
        found.declaration.scope,
      );
    }
    return this.refer(found);
  }
}

function listSchema(items: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      object: { const: 'list' },
      data: { type: 'array', items },
      has_more: { type: 'boolean' },
      url: { type: 'string', pattern: '^/v1/' },
    },
    required: ['object', 'data', 'has_more', 'url'],
    additionalProperties: false,
  };
}

function isResource(members: Node[]): boolean {
  const names = members.map(({ key }) => (key as { name?: string } | undefined)?.name);
  return names.includes('id') && names.includes('object');
}

function isEmulated({ file, name }: Found): boolean {
  const declared = `${file.path.slice(RESOURCES.length + 1)}#${name}`;
  return Object.values(EMULATED).includes(declared) || declared === 'Plans.d.ts#Plan';
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return String(node.name);
  return `${nameOf(node.left as Node)}.${nameOf(node.right as Node)}`;
}

function found(file: string, name: string): Found {
  const source = readSource(join(RESOURCES, file));
  const declared = resolve(source, name, []);
  if (!declared) throw new Error(`The SDK declares no ${name} in ${file}.`);
  return declared;
}

/** One schema with a definition for every object that the emulator has, by its `object`. */
export function objectSchemas(): {
  byObject: Record<string, string>;
  definitions: Record<string, JsonSchema>;
} {
  const schemas = new Schemas();
  const byObject = Object.entries(EMULATED).map(([object, declared]) => {
    const [file = '', name = ''] = declared.split('#');
    return [object, String(schemas.refer(found(file, name)).$ref)];
  });
  // An event carries whatever it is about: that is checked by its own schema.
  schemas.definitions['resources_Events_d_ts:Event.Data'] = { type: 'object' };
  schemas.definitions['resources_Events_d_ts:Event.Type'] = { type: 'string' };
  return { byObject: Object.fromEntries(byObject), definitions: schemas.definitions };
}

/** The schema of one operation's parameters, such as `Customers.d.ts` and `CustomerCreateParams`. */
export function paramsSchema(
  file: string,
  name: string,
): { schema: JsonSchema; definitions: Record<string, JsonSchema> } {
  const schemas = new Schemas();
  return { schema: schemas.refer(found(file, name)), definitions: schemas.definitions };
}
