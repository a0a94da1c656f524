import { describe, expect, it } from 'vitest';
import { compileRules } from './compile-rules.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';

/** Asserts that the source is rejected at the position marked ▲; the mark is removed first. */
function refusal(marked: string): { error: RulesSyntaxError; line: number; column: number } {
  const before = marked.slice(0, marked.indexOf('▲')).split('\n');
  try {
    compileRules(marked.replace('▲', ''));
  } catch (error) {
    if (error instanceof RulesSyntaxError)
      return { error, line: before.length, column: before.at(-1)!.length + 1 };
    throw error;
  }
  throw new Error('These rules were loaded.');
}

const inDocuments = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${body}
  }
}
`;
const inMatch = (body: string) => inDocuments(`match /t/{id} {\n      ${body}\n    }`);
const inCondition = (condition: string) => inMatch(`allow read: if ${condition};`);

describe('what is refused when rules are loaded', () => {
  it.each([
    ['an unknown function', inCondition('▲isOwner()'), 'Unknown function isOwner.'],
    ['an unknown function behind a true', inCondition('true || ▲nope()'), 'Unknown function nope.'],
    ['an unknown method', inCondition("'a'.▲contains('b')"), 'Unknown method contains().'],
    ['an unknown function of a namespace', inCondition('math.▲sin(1) > 0'), 'Unknown function math.sin.'],
    ['a namespace of JavaScript', inCondition('math.▲constructor(1)'), 'Unknown function math.constructor.'],
    ['a method of JavaScript', inCondition('[1].▲toString()'), 'Unknown method toString().'],
    ['an unknown name', inCondition('▲user.uid == 1'), 'Unknown name user.'],
    ['an unknown namespace', inCondition('▲hashing.size() == 1'), 'Unknown name hashing.'],
    ['a namespace as a value', inCondition('▲math == 1'), 'Unknown name math.'],
    [
      'a wildcard of another match',
      inDocuments('match /a/{x} {} match /b/{y} { allow read: if ▲x; }'),
      'Unknown name x.',
    ],
    ['an unknown property of request', inCondition('request.▲ip == 1'), 'Unknown property ip.'],
    ['an unknown property of auth', inCondition('request.auth.▲email == 1'), 'Unknown property email.'],
    ['an unknown property of resource', inCondition('request.resource.▲dat.x == 1'), 'Unknown property dat.'],
    ['an unknown type', inCondition('1 is ▲integer'), 'Unknown type integer.'],
    ['a type that is not supported', inCondition('1 is ▲vector'), 'Unknown type vector.'],
    ['an unknown allow method', inMatch('allow read, ▲peek: if true;'), 'Unknown method peek.'],
    ['too few arguments', inCondition('▲exists()'), 'exists() takes 1 argument, not 0.'],
    ['too many arguments', inCondition("'a'.▲size(1) == 1"), 'size() takes 0 arguments, not 1.'],
    ['a wrong count for a namespace', inCondition('math.▲pow(1) == 1'), 'pow() takes 2 arguments, not 1.'],
    [
      'a wrong count for a function of the file',
      inDocuments('function f(a, b) { return a == b; }\nmatch /t/{id} { allow read: if ▲f(1); }'),
      'f() takes 2 arguments, not 1.',
    ],
    ['a pattern that RE2 refuses', inCondition("id.matches(▲'(?=a)')"), 'Not a valid RE2 pattern: (?=a)'],
    ['a look-behind', inCondition("id.matches(▲'(?<=a)b')"), 'Not a valid RE2 pattern: (?<=a)b'],
    ['an open group in a pattern', inCondition("id.split(▲'(').size() == 1"), 'Not a valid RE2 pattern: ('],
    [
      'a function twice',
      inDocuments('function f() { return true; }\n▲function f() { return true; }'),
      'The function f is already defined here.',
    ],
    [
      'the name of a built-in function',
      inDocuments('▲function get(a) { return a; }'),
      'get is a built-in function.',
    ],
    ['a function that calls itself', inDocuments('function f(a) { return ▲f(a); }'), 'f calls itself.'],
    [
      'functions that call each other in a circle',
      inDocuments('function f() { return g(); }\nfunction g() { return ▲f(); }'),
      'f calls itself.',
    ],
    [
      'a parameter twice',
      inDocuments('▲function f(a, a) { return a; }'),
      'The parameter a is already defined.',
    ],
    [
      'a variable twice',
      inDocuments('function f(a) { ▲let a = 1; return a; }'),
      'The variable a is already defined.',
    ],
    [
      'a variable before its let',
      inDocuments('function f() { let a = ▲b; let b = 1; return a == b; }'),
      'Unknown name b.',
    ],
    [
      'an eighth parameter',
      inDocuments('▲function f(a, b, c, d, e, f, g, h) { return a; }'),
      'A function can have at most 7 parameters.',
    ],
    [
      'a wildcard twice in a path',
      inDocuments('match /a/{x}/b/▲{x} {}'),
      'The wildcard x is already in this path.',
    ],
    [
      'two recursive wildcards',
      inDocuments('match /{x=**}/b/▲{y=**} {}'),
      'A path can have only one recursive wildcard.',
    ],
    [
      'a fault in a function that nobody calls',
      inDocuments('function f() { return ▲nope; }'),
      'Unknown name nope.',
    ],
    ['a missing version', `▲service cloud.firestore {\n}\n`, "The file must begin with rules_version = '2';"],
    [
      'version 1',
      `▲rules_version = '1';\nservice cloud.firestore { }`,
      "The file must begin with rules_version = '2';",
    ],
    [
      'another service',
      `rules_version = '2';\n▲service firebase.storage { }`,
      'Unknown service firebase.storage.',
    ],
    [
      'a second service',
      `rules_version = '2';\nservice cloud.firestore { }\n▲service cloud.firestore { }`,
      'Only one service is allowed.',
    ],
    ['no service', `▲rules_version = '2';`, 'There is no service block.'],
    [
      'an allow outside a match',
      `rules_version = '2';\nservice cloud.firestore { ▲allow read; }`,
      'An allow must stand inside a match.',
    ],
    [
      'an int over 64 bits',
      inCondition('▲9223372036854775808 > 0'),
      'The integer 9223372036854775808 does not fit 64 bits.',
    ],
  ])('%s', (_case, marked, message) => {
    const { error, line, column } = refusal(marked);
    expect(error.message).toBe(`L${line}:${column} ${message}`);
    expect({ line: error.line, column: error.column }).toEqual({ line, column });
  });

  it.each([
    ['an empty file', '▲'],
    ['text that is no rules', '▲hello'],
    ['a missing brace', `rules_version = '2';\nservice cloud.firestore {\n▲`],
    ['a match without a path', inDocuments('match ▲{ }')],
    ['a statement of its own', inMatch('▲deny read;')],
    ['an import', `rules_version = '2';\n▲import 'x';`],
    ['an open string', inCondition("id == ▲'a")],
    ['an unknown escape', inCondition("id == ▲'\\d'")],
    ['a bytes literal', inCondition("id == b▲'a'")],
    ['a triple equals', inCondition('id ==▲= 1')],
    ['an assignment', inCondition('id ▲= 1')],
    ['an increment', inCondition('1 == ▲--1')],
    ['an exponent', inCondition('▲1e3 > 0')],
    ['a keyword as a name', inCondition('▲allow == 1')],
    ['a function without return', inDocuments('function f() { ▲true; }')],
    ['a let without a semicolon', inDocuments('function f() { let a = 1 ▲return a; }')],
    ['a path segment of text and value', inCondition('exists(/databases/x▲$(id)/b)')],
    ['a second semicolon', inMatch('allow read;▲;')],
  ])('%s, as a syntax error', (_case, marked) => {
    const { error, line, column } = refusal(marked);
    expect({ line: error.line, column: error.column }).toEqual({ line, column });
  });

  it('rules that are nested beyond all reason, without falling over', () => {
    expect(() => compileRules(inCondition(`${'('.repeat(50_000)}true${')'.repeat(50_000)}`))).toThrow(
      RulesSyntaxError,
    );
  });
});

describe('what is accepted', () => {
  it.each([
    ['comments anywhere', inMatch('// a\n allow /* b */ read /* c */ : if /* d */ true; // e')],
    ['missing semicolons where the official parser allows them', inMatch('allow read: if true')],
    ['a file without any match', `rules_version = '2';\nservice cloud.firestore { }`],
    ['keywords as fields', inCondition('resource.data.match == resource.data.in')],
    ['a parameter called request', inDocuments('function f(request) { return request.anything; }')],
    ['a trailing comma in a list', inCondition('[1, 2,].size() == 2')],
  ])('%s', (_case, source) => {
    expect(() => compileRules(source)).not.toThrow();
  });
});
