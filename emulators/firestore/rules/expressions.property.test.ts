import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expression } from './ast.ts';
import { parseRules } from './parse-rules.ts';
import { holds, requestFor, rulesWith } from './test-support.ts';

type Outcome = boolean | 'error';

/** A condition with the outcome the language should give it. */
type Condition = { text: string; outcome: Outcome };

const leaf: fc.Arbitrary<Condition> = fc.constantFrom(
  { text: 'true', outcome: true as Outcome },
  { text: 'false', outcome: false as Outcome },
  { text: 'resource.data.missing', outcome: 'error' as Outcome },
  { text: '1 / 0 == 1', outcome: 'error' as Outcome },
);

const { condition } = fc.letrec<{ condition: Condition }>((tie) => {
  const child = tie('condition');
  const two = fc.tuple(child, child);
  return {
    condition: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'condition' },
      leaf,
      child.map(({ text, outcome }) => ({
        text: `!(${text})`,
        outcome: outcome === 'error' ? outcome : !outcome,
      })),
      two.map(([a, b]) => ({
        text: `(${a.text}) && (${b.text})`,
        outcome: decided(a.outcome, b.outcome, false),
      })),
      two.map(([a, b]) => ({
        text: `(${a.text}) || (${b.text})`,
        outcome: decided(a.outcome, b.outcome, true),
      })),
      fc.tuple(child, child, child).map(([a, b, c]) => ({
        text: `(${a.text}) ? (${b.text}) : (${c.text})`,
        outcome: a.outcome === 'error' ? a.outcome : a.outcome ? b.outcome : c.outcome,
      })),
    ),
  };
});

function decided(a: Outcome, b: Outcome, decisive: boolean): Outcome {
  if (a === decisive || b === decisive) return decisive;
  return a === 'error' || b === 'error' ? 'error' : !decisive;
}

const int = fc.bigInt({ min: -(2n ** 31n), max: 2n ** 31n });
const inInt64 = (value: bigint) => BigInt.asIntN(64, value) === value;

const conditionOf = (text: string): Expression => {
  const rules = parseRules(rulesWith(`match /t/{id} { allow get: if ${text}; }`));
  return rules.services[0]!.matches[0]!.matches[0]!.allows[0]!.condition!;
};

/** Every operation in brackets. */
function print(node: Expression): string {
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'string'
        ? `'${node.value.replace(/['\\]/g, '\\$&')}'`
        : floatOrPlain(node.value);
    case 'name':
      return node.name;
    case 'list':
      return `[${node.items.map(print).join(', ')}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${print(key)}: ${print(value)}`).join(', ')}}`;
    case 'path':
      return node.parts.map((part) => `/${typeof part === 'string' ? part : `$(${print(part)})`}`).join('');
    case 'member':
      return `(${print(node.object)}).${node.name}`;
    case 'index':
      return `(${print(node.object)})[${print(node.index)}]`;
    case 'range':
      return `(${print(node.object)})[${print(node.from)}:${print(node.to)}]`;
    case 'call':
      return `${node.name}(${node.args.map(print).join(', ')})`;
    case 'method':
      return `(${print(node.object)}).${node.name}(${node.args.map(print).join(', ')})`;
    case 'unary':
      return `${node.operator}(${print(node.operand)})`;
    case 'binary':
      return `((${print(node.left)}) ${node.operator} (${print(node.right)}))`;
    case 'is':
      return `((${print(node.operand)}) is ${node.type})`;
    case 'ternary':
      return `((${print(node.condition)}) ? (${print(node.whenTrue)}) : (${print(node.whenFalse)}))`;
  }
}

function floatOrPlain(value: null | boolean | bigint | number): string {
  return typeof value === 'number' && Number.isInteger(value) ? `${value}.0` : String(value);
}

const withoutPositions = (node: unknown): unknown =>
  JSON.parse(
    JSON.stringify(node, (key, value) =>
      key === 'at' ? undefined : typeof value === 'bigint' ? `${value}n` : value,
    ),
  );

const operator = fc.constantFrom('||', '&&', '==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '%');

/** Source text without brackets of its own, so that precedence decides what it means. */
const { source } = fc.letrec<{ source: string }>((tie) => ({
  source: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'source' },
    fc.constantFrom('x', 'true', 'null', '1', '2.5', "'it\\'s'", '[]', '{}', '/a/$(x)/b', "f(1, 'b')"),
    fc.tuple(tie('source'), operator, tie('source')).map(([a, op, b]) => `${a} ${op} ${b}`),
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => `x[${a}].size(${b})`),
    tie('source').map((a) => `!${a}`),
    fc.tuple(tie('source'), tie('source'), tie('source')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    tie('source').map((a) => `([${a}, {'k': ${a}}.k[0:1]] is list)`),
  ),
}));

describe('properties of expressions', () => {
  it('decides && and || whichever side the error is on, and denies every error', async () => {
    await fc.assert(
      fc.asyncProperty(condition, async ({ text, outcome }) => {
        expect(await holds(text)).toBe(outcome === true);
      }),
      { numRuns: 300 },
    );
  });

  it('calculates with ints as with 64-bit integers', async () => {
    await fc.assert(
      fc.asyncProperty(int, int, int, async (a, b, c) => {
        const sum = a * b + c;
        fc.pre(inInt64(sum) && sum !== -(2n ** 63n));
        const [x, y, z] = [a, b, c].map((value) => `(${value})`);
        expect(await holds(`${x} * ${y} + ${z} == (${sum})`)).toBe(true);
        if (b !== 0n) expect(await holds(`${x} / ${y} * ${y} + ${x} % ${y} == ${x}`)).toBe(true);
        expect(await holds(`${x} < ${y}`)).toBe(a < b);
        expect(await holds(`${x} >= ${z}`)).toBe(a >= c);
      }),
      { numRuns: 100 },
    );
  });

  it('compares and adds strings as JavaScript does', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '0', ' ', 'é'), maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(word, word, async (a, b) => {
        expect(await holds(`'${a}' + '${b}' == '${a + b}'`)).toBe(true);
        expect(await holds(`'${a}' < '${b}'`)).toBe(a < b);
        expect(await holds(`'${a}${b}'.size() == ${(a + b).length}`)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('finds in a list of claims what JavaScript finds', async () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(letters, letters, async (a, b) => {
        const request = requestFor({ auth: { uid: 'u1', token: { a, b } } });
        const of = (method: string) => holds(`request.auth.token.a.${method}(request.auth.token.b)`, request);
        expect(await of('hasAny')).toBe(b.some((item) => a.includes(item)));
        expect(await of('hasAll')).toBe(b.every((item) => a.includes(item)));
        expect(await of('hasOnly')).toBe(a.every((item) => b.includes(item)));
      }),
      { numRuns: 100 },
    );
  });

  it('parses what it prints back to the same tree', () => {
    fc.assert(
      fc.property(source, (text) => {
        const tree = conditionOf(text);
        expect(withoutPositions(conditionOf(print(tree)))).toEqual(withoutPositions(tree));
      }),
      { numRuns: 500 },
    );
  });
});
