import {
  type Argument,
  type Expression,
  type JSXChild,
  type JSXElement,
  type JSXFragment,
  type Node,
  parseSync,
} from 'oxc-parser';

/** A piece of text that people may read. Interpolated values are shown as `{}`. */
export type Text = {
  line: number;
  text: string;
  /** Whether its first letter begins a sentence or a label. */
  startsSentence: boolean;
  /** Shown to users, or read by engineers: in the logs, or in the API reference. */
  role: 'shown' | 'technical';
};

/** Attributes whose value is never shown: names, styles, targets, shapes. `data-*` as well. */
const HIDDEN_ATTRIBUTES = new Set(
  `accept as autoComplete class className color column component d data decorative display draft fill href htmlFor
  id inputMode key kind mode name orientation points preserveAspectRatio rel role seed size src step stroke style
  strokeLinecap strokeLinejoin sx target to transform type variant viewBox what aria-controls aria-current
  aria-describedby aria-haspopup aria-labelledby aria-live`.split(/\s+/),
);

/** Calls whose arguments are identifiers or styles. */
const HIDDEN_CALLS =
  /^(?:styled|css|keyframes|track|trackEvent|document|window|console|localStorage|sessionStorage|URL|RegExp|Intl|performance|fetch|matchMedia|import|require|createHash|collection|doc|where|orderBy)\b|\.(?:querySelector\w*|getElementById|getItem|setItem|removeItem|addEventListener|removeEventListener|matches|closest|split|join|startsWith|endsWith|includes|indexOf|toLocaleString|setAttribute|getAttribute|dispatchEvent|where|orderBy|collection|doc|select)$/;

/** Properties and attributes that hold whole sentences or labels, so their first letter is a capital. */
const SENTENCES = new Set(
  `aria-label alt answer body description detail details empty explanation heading headline helperText hint
  label lead legend message missing note placeholder question summary title tooltip`.split(/\s+/),
);

/** Calls and properties whose text only engineers read. */
const TECHNICAL_CALLS = /^(?:log|logger|console)\w*(?:\.|$)|\.(?:log|logger|warn|info|debug)(?:\.|$)/;
const TECHNICAL_KEYS = new Set(['summary', 'nothing', 'keywords']);

/** Elements within a sentence, and chips, which are lower case: their first letter may be lower case. */
const INLINE = new Set(
  'a b code em i kbd span strong time Link MuiLink NavLink RouterLink StatusChip VisuallyHidden'.split(' '),
);

const PROSE = /\p{L}[\p{L}\p{M}’'",.:;!?)…]*\s+\S*\p{L}|^\p{Lu}\p{Ll}/u;
const CODE =
  /^(?:[./@#]|https?:|\w+:\/\/|[\w-]+\/[\w.+/-]+(?:; .*)?$|[a-z]+(?:[A-Z]\w*)+$|(?:SELECT|INSERT|DELETE|CREATE|DROP|WITH) [\w(])/;

type Parent = { node: Node; key: string };
type Child = Node | Node[] | null | undefined | string | number | boolean;

/** The text in TypeScript or TSX that people may read, found in its syntax tree. */
export function textsInSource(file: string, source: string): Text[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lines = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset: number) => lines.findLastIndex((start) => start <= offset) + 1;
  const found: Text[] = [];

  function add(node: Node, text: string, startsSentence: boolean, role: Text['role'], shown = false): void {
    const clean = text.replace(/\s+/g, ' ').trim();
    if (
      shown
        ? /\p{L}/u.test(clean.replaceAll('{}', ''))
        : PROSE.test(clean.replaceAll('{}', '')) && !CODE.test(clean)
    ) {
      found.push({ line: lineAt(node.start), text: clean, startsSentence, role });
    }
  }

  function visit(node: Node, parents: readonly Parent[]): void {
    if (isHidden(node, parents)) return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      if (node.children.some((child) => child.type === 'JSXText' && child.value.trim() !== '')) {
        add(
          firstText(node),
          textOf(node),
          !(node.type === 'JSXElement' && INLINE.has(nameOf(node))),
          'shown',
          true,
        );
        // The text is read as a whole; what else is shown stands in attributes and in expressions.
        visitWithinText(node, parents);
        return;
      }
    }
    const text = literal(node);
    if (text !== undefined) add(node, text, isSentence(parents), roleOf(parents));
    for (const [key, child] of Object.entries(node) as [string, Child][]) {
      for (const one of Array.isArray(child) ? child : [child]) {
        if (isNode(one)) visit(one, [...parents, { node, key }]);
      }
    }
  }

  function visitWithinText(element: JSXElement | JSXFragment, parents: readonly Parent[]): void {
    const within = [...parents, { node: element as Node, key: 'children' }];
    if (element.type === 'JSXElement') visit(element.openingElement, within);
    for (const child of element.children) {
      if (child.type === 'JSXElement' || child.type === 'JSXFragment') visitWithinText(child, within);
      else if (child.type === 'JSXExpressionContainer' && literal(child.expression) === undefined)
        visit(child, within);
    }
  }

  visit(program, []);
  return found;
}

function isNode(value: Child): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value;
}

/** Whether a node and everything in it is for machines. */
function isHidden(node: Node, parents: readonly Parent[]): boolean {
  const parent = parents.at(-1);
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return true;
  if (node.type === 'ImportDeclaration' || node.type === 'TaggedTemplateExpression') return true;
  if (node.type === 'JSXAttribute') {
    const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
    return HIDDEN_ATTRIBUTES.has(name) || name.startsWith('data-');
  }
  if (node.type === 'CallExpression') return HIDDEN_CALLS.test(calleeOf(node.callee));
  if (node.type === 'NewExpression') return HIDDEN_CALLS.test(calleeOf(node.callee));
  if (node.type === 'BinaryExpression') return node.operator !== '+';
  if (!parent) return false;
  if (parent.key === 'key' && parent.node.type === 'Property') return true;
  // Types of schema.org: `{ '@type': 'Place' }`.
  if (
    parent.node.type === 'Property' &&
    parent.node.key.type === 'Literal' &&
    parent.node.key.value === '@type'
  )
    return true;
  if (parent.key === 'property' && parent.node.type === 'MemberExpression') return true;
  if (parent.key === 'test' && parent.node.type === 'SwitchCase') return true;
  return parent.key === 'source' || parent.key === 'directive';
}

function calleeOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    return `${calleeOf(callee.object)}.${callee.property.name}`;
  }
  if (callee.type === 'CallExpression') return calleeOf(callee.callee);
  return '';
}

/**
 * Errors other than those of the API end up in the logs, as does what is logged. Summaries of endpoints are the API reference,
 * and keywords are what people type into the command palette.
 */
function roleOf(parents: readonly Parent[]): Text['role'] {
  const technical = parents.some(({ node }) => {
    if (node.type === 'CallExpression') return TECHNICAL_CALLS.test(calleeOf(node.callee));
    if (node.type === 'NewExpression')
      return /Error$/.test(calleeOf(node.callee)) && calleeOf(node.callee) !== 'AppError';
    return node.type === 'Property' && node.key.type === 'Identifier' && TECHNICAL_KEYS.has(node.key.name);
  });
  return technical ? 'technical' : 'shown';
}

/** Whether a text is a label or a whole sentence, judging by its key. */
function isSentence(parents: readonly Parent[]): boolean {
  for (const { node, key } of parents.toReversed()) {
    if (node.type === 'ConditionalExpression' && key !== 'test') continue;
    if (node.type === 'LogicalExpression' && key === 'right') continue;
    if (node.type === 'BinaryExpression' && key === 'left') continue;
    if (node.type === 'JSXExpressionContainer' || node.type === 'TSAsExpression') continue;
    if (node.type === 'Property' && key === 'value') {
      return node.key.type === 'Identifier'
        ? SENTENCES.has(node.key.name)
        : literal(node.key) === 'aria-label';
    }
    if (node.type === 'JSXAttribute') return SENTENCES.has(String(node.name.name));
    return false;
  }
  return false;
}

/** The text of a string or template; undefined for anything else. */
function literal(node: Node | Argument): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}');
  return undefined;
}

function nameOf(element: JSXElement): string {
  const { name } = element.openingElement;
  return name.type === 'JSXIdentifier' ? name.name : '';
}

function firstText(element: JSXElement | JSXFragment): Node {
  return element.children.find((child) => child.type === 'JSXText' && child.value.trim() !== '') ?? element;
}

/** The text of an element and everything in it, as readers see it. */
function textOf(element: JSXElement | JSXFragment): string {
  return element.children.map(textOfChild).join('');
}

function textOfChild(child: JSXChild): string {
  if (child.type === 'JSXText') {
    // A line break between elements isn't a space.
    return child.value
      .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
      .replaceAll('&nbsp;', ' ')
      .replace(/\s+/g, ' ');
  }
  if (child.type === 'JSXElement') return nameOf(child) === 'br' ? ' ' : textOf(child) || '{}';
  if (child.type === 'JSXFragment') return textOf(child);
  if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') return '';
  return literal(child.expression) ?? '{}';
}
